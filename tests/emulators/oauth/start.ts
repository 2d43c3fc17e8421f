import path from "node:path";
import { startProcess } from "../process.ts";
import type { World } from "./state.ts";

/** What one of the providers is told: who signs in, and what goes wrong. */
export interface OAuthOrders {
	google?: Partial<Pick<World["google"], "person" | "fault">>;
	facebook?: Partial<Pick<World["facebook"], "person" | "fault">>;
}

export interface OAuthEmulator {
	url: string;
	/** `127.0.0.1:<port>`, for the list of allowed private hosts. */
	host: string;
	set: (orders: OAuthOrders) => Promise<void>;
	log: () => Promise<World["log"]>;
	stop: () => Promise<void>;
}

/** Speaks to the control port of an emulator that runs at `url`. */
export function controlOf(url: string): Pick<OAuthEmulator, "set" | "log"> {
	return {
		async set(orders) {
			const answer = await fetch(`${url}/__emulator/set`, {
				method: "POST",
				body: JSON.stringify(orders),
			});
			if (!answer.ok) throw new Error(`emulator: ${answer.status} ${await answer.text()}`);
		},
		log: async () =>
			(await (await fetch(`${url}/__emulator/log`, { method: "POST" })).json()) as World["log"],
	};
}

/** Starts the emulator as a process of its own and waits until it answers. */
export async function startOAuthEmulator(): Promise<OAuthEmulator> {
	const main = path.join(import.meta.dirname, "main.ts");
	const { ready, stop } = await startProcess<{ port: number; url: string }>(main);
	const { port, url } = ready;
	return { url, host: `127.0.0.1:${port}`, ...controlOf(url), stop };
}
