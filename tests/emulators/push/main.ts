/** `node tests/emulators/push/main.ts --port 0` */
import { listen } from "../listen.ts";
import { createPushService } from "./server.ts";

listen(createPushService());
