import path from "node:path";
import { startProcess } from "../process.ts";

export interface StripeEmulator {
	url: string;
	/** `127.0.0.1:<port>`, for the list of allowed private hosts. */
	host: string;
	/** A call of the control door; throws with the answer's text when it is refused. */
	control: <T = unknown>(action: string, body?: unknown) => Promise<T>;
	stop: () => Promise<void>;
}

/** Starts the emulator as a process of its own and waits until it answers. */
export async function startStripeEmulator(): Promise<StripeEmulator> {
	const main = path.join(import.meta.dirname, "main.ts");
	const { ready, stop } = await startProcess<{ port: number; url: string }>(main);
	const { port, url } = ready;
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
		stop,
	};
}
