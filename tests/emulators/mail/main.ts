/** `node tests/emulators/mail/main.ts`: one JSON line with the addresses, then silence. */
import type { AddressInfo, Server } from "node:net";
import { createResendEmulator } from "./resend.ts";
import { createSmtpEmulator } from "./smtp.ts";

const resend = createResendEmulator();
const smtp = createSmtpEmulator();
const listen = (server: Server) =>
	new Promise<number>((resolve) =>
		server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port)),
	);
const addresses = { http: await listen(resend), smtp: await listen(smtp) };
process.stdout.write(`${JSON.stringify(addresses)}\n`);

const stop = () => process.exit(0);
process.on("SIGTERM", stop);
process.on("SIGINT", stop);
// When the process that started it is gone, nobody would ever stop it.
process.stdin.on("end", stop);
process.stdin.resume();
