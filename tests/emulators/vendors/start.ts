import { fileURLToPath } from "node:url";
import { startProcess } from "../process.ts";
import { VENDORS } from "./answers.ts";
import type { VendorRequest } from "./answers.ts";

const MAIN = fileURLToPath(new URL("./main.ts", import.meta.url));

/** Every vendor at one local address, for as long as the test runs. */
export async function startVendors(options: { port?: number; slowMs?: number } = {}) {
	const { ready, stop } = await startProcess<{ port: number; url: string }>(MAIN, [
		"--port",
		String(options.port ?? 0),
		"--slow-ms",
		String(options.slowMs ?? 5200),
	]);
	return {
		...ready,
		stop,
		host: `127.0.0.1:${ready.port}`,
		/** Where each vendor is instead, by host name. */
		vendorHosts: Object.fromEntries(Object.keys(VENDORS).map((host) => [host, ready.url])),
		async calls(): Promise<VendorRequest[]> {
			return (await (await fetch(`${ready.url}/__emulator/calls`)).json()) as VendorRequest[];
		},
	};
}
