/** `node tests/emulators/n8n/main.ts --port 0` */
import { listen } from "../listen.ts";
import { createN8nEmulator } from "./server.ts";

listen(createN8nEmulator());
