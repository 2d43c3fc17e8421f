/** `node tests/emulators/site/main.ts --port 0` */
import { listen } from "../listen.ts";
import { createSite } from "./server.ts";

listen(createSite());
