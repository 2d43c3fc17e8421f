import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";
import type { N8nCall } from "./server.ts";

export interface N8nEmulator {
	/** The address of a mode: `webhook("slow")`. */
	webhook: (mode: string) => string;
	/** `127.0.0.1:<port>`, for the list of allowed private hosts. */
	host: string;
	calls: () => Promise<N8nCall[]>;
	stop: () => Promise<void>;
}

const START_TIMEOUT_MS = 20_000;

/** Starts the emulator as a process of its own and waits until it answers. */
export async function startN8nEmulator(): Promise<N8nEmulator> {
	const main = path.join(import.meta.dirname, "main.ts");
	// Its input ends with us, and so does it.
	const child = spawn(process.execPath, [main, "--stop-with-parent"], {
		stdio: ["pipe", "pipe", "inherit"],
	});
	const { port, url } = await firstLine(child);
	return {
		webhook: (mode) => `${url}/webhook/${mode}`,
		host: `127.0.0.1:${port}`,
		calls: async () => (await (await fetch(`${url}/__emulator/calls`)).json()) as N8nCall[],
		stop: () =>
			new Promise((resolve) => {
				child.once("exit", () => resolve());
				child.kill("SIGTERM");
			}),
	};
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
