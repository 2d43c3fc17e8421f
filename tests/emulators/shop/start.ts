import path from "node:path";
import { startProcess } from "../process.ts";
import type { ShopCall } from "./server.ts";

/** A shop's own systems, as agents call them. */
export interface ShopEmulator {
	url: string;
	/** `127.0.0.1:<port>`, for the list of allowed private hosts. */
	host: string;
	/** Every call that arrived, oldest first. */
	calls(): Promise<ShopCall[]>;
	stop(): Promise<void>;
}

/** Starts the emulator as a process of its own and waits until it answers. */
export async function startShop(): Promise<ShopEmulator> {
	const main = path.join(import.meta.dirname, "main.ts");
	const { ready, stop } = await startProcess<{ port: number; url: string }>(main);
	const { url, port } = ready;
	const calls = async () => (await (await fetch(`${url}/__emulator/calls`)).json()) as ShopCall[];
	return { url, host: `127.0.0.1:${port}`, calls, stop };
}
