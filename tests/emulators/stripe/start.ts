import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";

export interface StripeEmulator {
	url: string;
	/** `127.0.0.1:<port>`, for the list of allowed private hosts. */
	host: string;
	/** A call of the control door; throws with the answer's text when it is refused. */
	control: <T = unknown>(action: string, body?: unknown) => Promise<T>;
	stop: () => Promise<void>;
}

const START_TIMEOUT_MS = 20_000;

/** Starts the emulator as a process of its own and waits until it answers. */
export async function startStripeEmulator(): Promise<StripeEmulator> {
	const main = path.join(import.meta.dirname, "main.ts");
	const child = spawn(process.execPath, [main, "--stop-with-parent"], {
		// Its input ends with us, and so does it.
		stdio: ["pipe", "pipe", "inherit"],
	});
	const { port, url } = await firstLine(child);
	return {
		url,
		host: `127.0.0.1:${port}`,
		control: async <T>(action: string, body?: unknown): Promise<T> => {
			const answer = await fetch(`${url}/__emulator/${action}`, {
				method: "POST",
				body: JSON.stringify(body ?? {}),
			});
			const text = await answer.text();
			if (!answer.ok) throw new Error(`emulator ${action}: ${answer.status} ${text}`);
			return JSON.parse(text) as T;
		},
		stop: () => stop(child),
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

function stop(child: ChildProcess): Promise<void> {
	if (child.exitCode !== null) return Promise.resolve();
	return new Promise((resolve) => {
		child.once("exit", () => resolve());
		child.kill("SIGTERM");
	});
}
