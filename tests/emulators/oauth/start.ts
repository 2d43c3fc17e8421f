import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";
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

const START_TIMEOUT_MS = 20_000;

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
	// Its input ends with us, and so does it.
	const child = spawn(process.execPath, [main, "--stop-with-parent"], {
		stdio: ["pipe", "pipe", "inherit"],
	});
	const { port, url } = await firstLine(child);
	return { url, host: `127.0.0.1:${port}`, ...controlOf(url), stop: () => stop(child) };
}

function firstLine(child: ChildProcess): Promise<{ port: number; url: string }> {
	return new Promise((resolve, reject) => {
		if (!child.stdout) throw new Error("the emulator has no output");
		const timer = setTimeout(
			() => reject(new Error("the emulator did not start")),
			START_TIMEOUT_MS,
		);
		child.once("exit", (code) => reject(new Error(`the emulator ended with ${code}`)));
		createInterface(child.stdout).once("line", (line) => {
			clearTimeout(timer);
			resolve(JSON.parse(line) as { port: number; url: string });
		});
	});
}

function stop(child: ChildProcess): Promise<void> {
	if (child.exitCode !== null) return Promise.resolve();
	return new Promise((resolve) => {
		child.once("exit", () => resolve());
		child.kill("SIGTERM");
	});
}
