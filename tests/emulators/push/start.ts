import path from "node:path";
import { startProcess } from "../process.ts";

/** Where a push service listens. */
export interface PushAddress {
	url: string;
	/** `127.0.0.1:<port>`, for the list of allowed private hosts. */
	host: string;
}

/** Starts the emulator as a process of its own and waits until it answers. */
export async function startPush(): Promise<PushAddress & { stop: () => Promise<void> }> {
	const main = path.join(import.meta.dirname, "main.ts");
	const { ready, stop } = await startProcess<{ port: number; url: string }>(main);
	return { url: ready.url, host: `127.0.0.1:${ready.port}`, stop };
}
