import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";
import type { World } from "./state.ts";

export interface EvolutionEmulator {
	url: string;
	/** `127.0.0.1:<port>`, for the list of allowed private hosts. */
	host: string;
	apiKey: string;
	/** A call of the control port; throws with the answer's text when it is refused. */
	control: (route: string, body?: unknown) => Promise<unknown>;
	log: () => Promise<World["log"]>;
	stop: () => Promise<void>;
}

const START_TIMEOUT_MS = 20_000;

/** Starts the emulator as a process of its own and waits until it answers. */
export async function startEvolutionEmulator(
	options: { apiKey?: string; retryScale?: number; port?: number } = {},
): Promise<EvolutionEmulator> {
	const apiKey = options.apiKey ?? "emulator-key";
	const main = path.join(import.meta.dirname, "main.ts");
	const child = spawn(
		process.execPath,
		[
			main,
			"--stop-with-parent",
			`--port=${options.port ?? 0}`,
			`--api-key=${apiKey}`,
			`--retry-scale=${options.retryScale ?? 1}`,
		],
		// Its input ends with us, and so does it.
		{ stdio: ["pipe", "pipe", "inherit"] },
	);
	const { port, url } = await firstLine(child);
	const control = async (route: string, body?: unknown): Promise<unknown> => {
		const response = await fetch(`${url}/__emulator/${route}`, {
			method: body === undefined ? "GET" : "POST",
			...(body === undefined ? {} : { body: JSON.stringify(body) }),
		});
		const text = await response.text();
		if (!response.ok) throw new Error(`emulator ${route}: ${response.status} ${text}`);
		return JSON.parse(text);
	};
	return {
		url,
		host: `127.0.0.1:${port}`,
		apiKey,
		control,
		log: async () => (await control("log")) as World["log"],
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
