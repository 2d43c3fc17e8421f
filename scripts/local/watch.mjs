/**
 * Behind "Prosa pronta" somebody must look: a runtime whose front process was killed says that it is ready and then
 * answers nobody, for ever.
 */
import { askHealth } from "./health.mjs";
import { delay } from "./process.mjs";
import { HOST } from "./serve.mjs";

const LOOK_EVERY_MS = 10_000;
/** Longer than a flood of messages holds an answer back, so that work is not taken for a standstill. */
const ANSWER_TIMEOUT_MS = 15_000;
const FAILURES_TO_RESTART = 3;
const MOST_RESTARTS = 3;
const CALM_MS = 10 * 60_000;

/**
 * Keeps a server answering until it is asked to stop: looks at /api/health, and starts it anew when it died or stood
 * still three times in a row. Any answer counts: what is wrong with the data, a restart does not heal.
 * @param {{
 *   server: Server, restart: () => Promise<Server>, port: number, stopping: Promise<unknown>,
 *   onLook?: () => void, say: (sentence: string) => void, everyMs?: number, timeoutMs?: number,
 * }} options `restart` starts another server once the first has ended; `onLook` is called after each answer
 * @returns {Promise<{ server: Server, isAsked: boolean }>} the last server; `isAsked` is false when it was given up
 * @typedef {{ child: import("node:child_process").ChildProcess, stop: () => Promise<void>, logFile: string }} Server
 */
export async function keepServing(options) {
	const { port, stopping, say, onLook, everyMs = LOOK_EVERY_MS } = options;
	let { server } = options;
	const restarts = [];
	for (;;) {
		const ended = new Promise((resolve) => server.child.once("exit", () => resolve("died")));
		const silent = new AbortController();
		const asked = stopping.then(() => "asked");
		const look = { port, everyMs, timeoutMs: options.timeoutMs ?? ANSWER_TIMEOUT_MS };
		const what = await Promise.race([
			asked,
			hasEnded(server.child) ? "died" : ended,
			untilSilent({ ...look, signal: silent.signal, onLook }),
		]);
		silent.abort();
		if (what === "asked") return { server, isAsked: true };
		const now = Date.now();
		restarts.push(now);
		if (restarts.filter((at) => at > now - CALM_MS).length > MOST_RESTARTS)
			return { server, isAsked: false };
		say(
			what === "died"
				? "O servidor parou sozinho; iniciando de novo…"
				: "O servidor não responde; iniciando de novo…",
		);
		await server.stop();
		server = await options.restart();
		say("O Prosa voltou a responder.");
	}
}

const hasEnded = (child) => child.exitCode !== null || child.signalCode !== null;

/** Resolves once the server gave no answer three times in a row. */
async function untilSilent({ port, everyMs, timeoutMs, signal, onLook }) {
	let failures = 0;
	while (failures < FAILURES_TO_RESTART) {
		await delay(everyMs, signal);
		if (signal.aborted) return new Promise(() => {});
		failures =
			(await askHealth(`http://${HOST}:${port}`, timeoutMs)).status !== null ? 0 : failures + 1;
		if (failures === 0) onLook?.();
	}
	return "silent";
}
