/** A processor profile of a running workerd, by its inspector. */
import { HOST } from "#scripts/local/serve.mjs";

interface Node {
	id: number;
	callFrame: { functionName: string; url: string; lineNumber: number };
}
interface Profile {
	nodes: Node[];
	samples: number[];
}
/** What waits is no work. */
const IDLE = new Set(["(idle)", "(program)", "(root)"]);

export interface Inspector {
	/** Runs `act`; functions by their own share of the processor's time, the largest first. */
	profile(act: () => Promise<unknown>): Promise<[name: string, share: number][]>;
}

/** @param port that workerd was told to open */
export async function openInspector(port: number): Promise<Inspector> {
	const targets = (await (await fetch(`http://${HOST}:${port}/json`)).json()) as {
		webSocketDebuggerUrl: string;
		title: string;
	}[];
	return {
		async profile(act) {
			// The bundle's service holds Worker and objects; stand-ins are services of their own.
			const lines = await Promise.all(targets.map((one) => connect(one.webSocketDebuggerUrl)));
			for (const { ask } of lines) {
				await ask("Profiler.enable");
				await ask("Profiler.start");
			}
			await act();
			const own = new Map<string, number>();
			for (const { ask, close } of lines) {
				const { profile } = (await ask("Profiler.stop")) as { profile: Profile };
				count(profile, own);
				close();
			}
			const all = [...own.values()].reduce((sum, n) => sum + n, 0);
			return [...own]
				.map(([name, n]): [string, number] => [name, n / all])
				.toSorted(([, a], [, b]) => b - a);
		},
	};
}

function count({ nodes, samples }: Profile, own: Map<string, number>): void {
	const byId = new Map(nodes.map((node) => [node.id, node]));
	for (const id of samples) {
		const frame = byId.get(id)?.callFrame;
		if (!frame || IDLE.has(frame.functionName)) continue;
		const name = frame.functionName || `${frame.url.split("/").at(-1) ?? ""}:${frame.lineNumber}`;
		own.set(name, (own.get(name) ?? 0) + 1);
	}
}

async function connect(address: string) {
	const socket = new WebSocket(address);
	await new Promise((resolve, reject) => {
		socket.addEventListener("open", resolve, { once: true });
		socket.addEventListener("error", reject, { once: true });
	});
	let asked = 0;
	const waiting = new Map<number, (answer: unknown) => void>();
	socket.addEventListener("message", ({ data }) => {
		const { id, result } = JSON.parse(String(data)) as { id?: number; result?: unknown };
		if (id !== undefined) waiting.get(id)?.(result);
	});
	return {
		ask: (method: string) =>
			new Promise<unknown>((resolve) => {
				waiting.set(++asked, resolve);
				socket.send(JSON.stringify({ id: asked, method }));
			}),
		close: () => socket.close(),
	};
}
