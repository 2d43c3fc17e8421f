import path from "node:path";
import { startProcess } from "../process.ts";
import type { SiteState } from "./server.ts";

export interface SiteAddress {
	url: string;
	/** `127.0.0.1:<port>`, for the list of allowed private hosts. */
	host: string;
}

/** Starts the emulator as a process of its own and waits until it answers. */
export async function startSite(): Promise<SiteAddress & { stop: () => Promise<void> }> {
	const main = path.join(import.meta.dirname, "main.ts");
	const { ready, stop } = await startProcess<{ port: number; url: string }>(main);
	return { url: ready.url, host: `127.0.0.1:${ready.port}`, stop };
}

/** The site as it is for one test; what is not said is as at first. Forgets the calls before. */
export async function setSite({ url }: SiteAddress, state: Partial<SiteState> = {}): Promise<void> {
	await fetch(`${url}/__emulator/site`, { method: "POST", body: JSON.stringify(state) });
}

/** The paths that were asked for, in order. */
export async function listCalls({ url }: SiteAddress): Promise<{ path: string; agent: string }[]> {
	const answer = await fetch(`${url}/__emulator/calls`);
	return (await answer.json()) as { path: string; agent: string }[];
}
