import { startProcess } from "./process.ts";

export interface GatewayEmulator {
	url: string;
	/** `127.0.0.1:<port>`, for the list of allowed private hosts. */
	host: string;
	/** A call of the control door; throws with the answer's text when it is refused. */
	control: (route: string, body?: unknown) => Promise<unknown>;
	stop: () => Promise<void>;
}

/** Starts a small gateway emulator as a process of its own and waits until it answers. */
export async function startGatewayEmulator(main: string, port = 0): Promise<GatewayEmulator> {
	const { ready, stop } = await startProcess<{ url: string }>(main, [`--port=${port}`]);
	return {
		url: ready.url,
		host: new URL(ready.url).host,
		stop,
		control: async (route, body = {}) => {
			const response = await fetch(`${ready.url}/__emulator/${route}`, {
				method: "POST",
				body: JSON.stringify(body),
			});
			const text = await response.text();
			if (!response.ok) throw new Error(`emulator ${route}: ${response.status} ${text}`);
			return JSON.parse(text);
		},
	};
}
