import path from "node:path";
import { startProcess } from "../process.ts";
import type { Change, Shown } from "./control.ts";
import type { Runs } from "./running.ts";

export interface CloudflareEmulator {
	/** For CLOUDFLARE_API_BASE_URL. */
	url: string;
	/** Changes the account: its plan, its faults, its addresses. */
	set: (change: Change) => Promise<void>;
	/** An account on which nothing was ever made. */
	reset: (change?: Change) => Promise<void>;
	state: () => Promise<Shown>;
	/** Rows of a statement on a database, by its name. */
	sql: (database: string, sql: string) => Promise<Record<string, unknown>[]>;
	/** Writes what a Worker serves into a folder (saved.ts). */
	save: (script: string, folder: string) => Promise<void>;
	/** From now on a Worker runs on this machine (running.ts). */
	attach: (runs: Runs) => Promise<void>;
	/** A secret that somebody types in at the platform. */
	hand: (script: string, name: string, text: string) => Promise<void>;
	/** Takes a binding away. */
	forget: (script: string, name: string) => Promise<void>;
	stop: () => Promise<void>;
}

/** Starts the platform's API as a process of its own and waits until it answers. */
export async function startCloudflare(port = 0): Promise<CloudflareEmulator> {
	const main = path.join(import.meta.dirname, "main.ts");
	const { ready, stop } = await startProcess<{ url: string }>(main, [`--port=${port}`]);
	const call = async <Result>(route: string, body: object = {}): Promise<Result> => {
		const response = await fetch(`${ready.url}/__emulator/${route}`, {
			method: "POST",
			body: JSON.stringify(body),
		});
		const text = await response.text();
		if (!response.ok) throw new Error(`emulator ${route}: ${response.status} ${text}`);
		return (JSON.parse(text) as { result: Result }).result;
	};
	return {
		url: ready.url,
		set: (change) => call("set", change),
		reset: (change = {}) => call("reset", change),
		state: () => call<Shown>("state"),
		sql: (database, sql) => call("sql", { database, sql }),
		save: (script, folder) => call("save", { script, folder }),
		attach: (runs) => call("attach", runs),
		hand: (script, name, text) => call("binding", { script, name, text }),
		forget: (script, name) => call("binding", { script, name, text: null }),
		stop,
	};
}
