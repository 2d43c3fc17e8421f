/** `node tests/emulators/openai/main.ts --port 0` */
import { listen } from "../listen.ts";
import { createOpenAiEmulator } from "./server.ts";

listen(createOpenAiEmulator());
