import path from "node:path";
import { startProcess } from "../process.ts";
import type { N8nCall } from "./server.ts";

export interface N8nEmulator {
	/** The address of a mode: `webhook("slow")`. */
	webhook: (mode: string) => string;
	/** `127.0.0.1:<port>`, for the list of allowed private hosts. */
	host: string;
	calls: () => Promise<N8nCall[]>;
	stop: () => Promise<void>;
}

/** Starts the emulator as a process of its own and waits until it answers. */
export async function startN8nEmulator(): Promise<N8nEmulator> {
	const main = path.join(import.meta.dirname, "main.ts");
	const { ready, stop } = await startProcess<{ port: number; url: string }>(main);
	const { port, url } = ready;
	return {
		webhook: (mode) => `${url}/webhook/${mode}`,
		host: `127.0.0.1:${port}`,
		calls: async () => (await (await fetch(`${url}/__emulator/calls`)).json()) as N8nCall[],
		stop,
	};
}
