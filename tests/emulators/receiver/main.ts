/** `node tests/emulators/receiver/main.ts --port 0` */
import { listen } from "../listen.ts";
import { createReceiver } from "./server.ts";

listen(createReceiver());
