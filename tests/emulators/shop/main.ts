/** `node tests/emulators/shop/main.ts --port 0` */
import { listen } from "../listen.ts";
import { createShopEmulator } from "./server.ts";

listen(createShopEmulator());
