import path from "node:path";
import { startProcess } from "../process.ts";
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

/** Starts the emulator as a process of its own and waits until it answers. */
export async function startEvolutionEmulator(
	options: { apiKey?: string; retryScale?: number; port?: number } = {},
): Promise<EvolutionEmulator> {
	const apiKey = options.apiKey ?? "emulator-key";
	const main = path.join(import.meta.dirname, "main.ts");
	const { ready, stop } = await startProcess<{ port: number; url: string }>(main, [
		`--port=${options.port ?? 0}`,
		`--api-key=${apiKey}`,
		`--retry-scale=${options.retryScale ?? 1}`,
	]);
	const { port, url } = ready;
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
		stop,
	};
}
