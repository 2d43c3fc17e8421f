/** The production bundle, served on 127.0.0.1 with D1, KV, objects and queues kept in a folder. */
import { spawn } from "node:child_process";
import {
	closeSync,
	cpSync,
	existsSync,
	mkdirSync,
	openSync,
	readdirSync,
	readFileSync,
	rmSync,
} from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { addEarlierAssets, LIST, readFrom } from "./earlier-assets.mjs";
import { askHealth } from "./health.mjs";
import { inRoot, OWN_NODE } from "./paths.mjs";
import { delay, stop } from "./process.mjs";
import { WRANGLER, wranglerEnvironment } from "./wrangler.mjs";

export const HOST = "127.0.0.1";
const READY_TIMEOUT_MS = 180_000;
/** A busy machine may take long over the first answer; asking again would not hurry it. */
const ANSWER_TIMEOUT_MS = 60_000;
const POLL_MS = 100;
const TELL_AFTER_MS = 10_000;

/**
 * Starts the server and waits until it answers.
 * @param {{ state: string, port: number, envFile: string, app: string }} options `app`: what installBundle gave
 * @returns {Promise<{ child: import("node:child_process").ChildProcess, stop: () => Promise<void>, logFile: string }>}
 *   throws when it does not answer in three minutes or ends before
 */
export async function serve({ state, port, envFile, app }) {
	const logFile = path.join(state, "server.log");
	const log = openSync(logFile, "w", 0o600);
	const child = spawn(OWN_NODE, [WRANGLER, ...flags({ state, port, envFile, app })], {
		cwd: state,
		stdio: ["ignore", log, log],
		env: { ...process.env, ...wranglerEnvironment(state) },
	});
	closeSync(log);
	const ended = new Promise((resolve) => child.once("exit", resolve));
	const isReady = await Promise.race([waitForHealth(port), ended.then(() => false)]);
	if (!isReady) {
		await stop(child);
		throw new Error(`O servidor não respondeu. Fim de ${logFile}:\n${tail(logFile)}`);
	}
	return { child, stop: () => stop(child), logFile };
}

function flags({ state, port, envFile, app }) {
	const named = {
		"--config": path.join(app, "server", "wrangler.json"),
		"--ip": HOST,
		"--port": String(port),
		"--inspector-ip": HOST,
		"--inspector-port": "0",
		"--persist-to": path.join(state, "data"),
		"--env-file": envFile,
	};
	return [
		"dev",
		...Object.entries(named).flat(),
		"--local",
		"--show-interactive-dev-session=false",
	];
}

/**
 * Copies the build into the state folder, so that a later build does not pull it from under a running server.
 * @param {{ state: string, build: string, readFormer?: (name: string) => Promise<Uint8Array | null> }} options
 *   `build`: the id that ensureBuilt gave; `readFormer`: a file of the build that open tabs came from, by default of
 *   the one installed here before
 * @returns {Promise<string>} folder with `client` and `server`
 */
export async function installBundle({ state, build, readFormer }) {
	const folder = path.join(state, "app");
	const app = path.join(folder, build);
	if (existsSync(path.join(app, "server", "wrangler.json"))) return app;
	rmSync(app, { recursive: true, force: true });
	const others = existsSync(folder) ? readdirSync(folder) : [];
	const former = others.find((name) => existsSync(path.join(folder, name, "client", LIST)));
	mkdirSync(app, { recursive: true });
	const client = path.join(app, "client");
	cpSync(inRoot("build", "client"), client, { recursive: true });
	await addEarlierAssets({
		client,
		build,
		read: readFormer ?? readFrom(path.join(folder, former ?? build, "client")),
	});
	// The configuration goes last: it is what says that the copy is whole.
	for (const name of readdirSync(inRoot("build", "server"))) {
		if (name === "wrangler.json" || name === ".dev.vars") continue;
		cpSync(inRoot("build", "server", name), path.join(app, "server", name), { recursive: true });
	}
	cpSync(inRoot("build", "server", "wrangler.json"), path.join(app, "server", "wrangler.json"));
	for (const name of others) rmSync(path.join(folder, name), { recursive: true, force: true });
	return app;
}

/** @returns {string[]} the cron expressions of a built bundle */
export function cronsOf(app) {
	const config = JSON.parse(readFileSync(path.join(app, "server", "wrangler.json"), "utf8"));
	return config.triggers?.crons ?? [];
}

/** Whether nothing listens on this port of 127.0.0.1. */
export function isFree(port) {
	return new Promise((resolve) => {
		const probe = createServer();
		probe.once("error", () => resolve(false));
		probe.listen(port, HOST, () => probe.close(() => resolve(true)));
	});
}

/** Below those that systems give to outgoing connections, one of which could take a free one before it is used. */
const FIRST_FREE = 21_000;
const FREE_PORTS = 11_000;

/** A port nobody uses at this moment. */
export async function findFreePort() {
	for (;;) {
		const port = FIRST_FREE + Math.floor(Math.random() * FREE_PORTS);
		if (await isFree(port)) return port;
	}
}

/** Resolves to true when /api/health answers 200, to false after three minutes. Says after a while what it waits for. */
export async function waitForHealth(port) {
	const startedAt = Date.now();
	const deadline = startedAt + READY_TIMEOUT_MS;
	let isTold = false;
	while (Date.now() < deadline) {
		const answer = await askHealth(`http://${HOST}:${port}`, ANSWER_TIMEOUT_MS);
		if (answer.ok) return true;
		// No answer: it is not listening yet.
		if (answer.status !== null && !isTold && Date.now() - startedAt > TELL_AFTER_MS) {
			isTold = true;
			console.warn(
				`O servidor está de pé, mas responde ${answer.status}: ${answer.text}. O banco está inteiro?`,
			);
		}
		await delay(POLL_MS);
	}
	return false;
}

/** The last lines of a log. */
export function tail(file, lines = 40) {
	return existsSync(file)
		? readFileSync(file, "utf8").trimEnd().split("\n").slice(-lines).join("\n")
		: "";
}
