/** The served product, started and killed as a machine would, and the calls a browser makes of it. */
import { randomInt } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureBuilt } from "#scripts/local/build.mjs";
import { migrateLocal } from "#scripts/local/database.mjs";
import { askHealth } from "#scripts/local/health.mjs";
import { keysOf } from "#scripts/local/keys.mjs";
import { delay, descendants, signal } from "#scripts/local/process.mjs";
import { seedOnce } from "#scripts/local/seed.mjs";
import { findFreePort, HOST, installBundle, serve } from "#scripts/local/serve.mjs";
import { writeSettings } from "#scripts/local/settings.mjs";

type Server = Awaited<ReturnType<typeof serve>>;

const CALL_TIMEOUT_MS = 10_000;
const COMES_BACK_MS = 30_000;

export interface Product {
	url: string;
	/** Folder of its data. */
	state: string;
	start: () => Promise<void>;
	/** SIGKILL to every process of the server at once. */
	kill: () => Promise<void>;
	/** Begins a start and kills it after so long, before or after it answers. */
	killInStart: (ms: number) => Promise<void>;
	/**
	 * SIGKILL to one process alone: the runtime that listens, the one that runs our code, or wrangler itself.
	 * What cannot come back by itself is started again, as `npm start` does.
	 */
	killOne: (which: "front" | "code" | "wrangler") => Promise<void>;
	/** Ends the server and deletes its data. */
	dispose: () => Promise<void>;
	logFile: () => string;
}

/** A server on a state folder of its own; `settings` are variables of the configuration. */
export async function createProduct(settings: Record<string, string>): Promise<Product> {
	const state = mkdtempSync(path.join(tmpdir(), "prosa-kill-"));
	const port = await findFreePort();
	const url = `http://${HOST}:${port}`;
	Object.assign(process.env, { PUBLIC_URL: url, ...settings });
	const keys = keysOf(state);
	const build = await ensureBuilt();
	if (!build.ok) throw new Error("the product cannot be built");
	await killInMigration(state);
	if (!(await migrateLocal(state))) throw new Error("a killed migration cannot be repeated");
	const app = await installBundle({ state, build: build.id });
	const envFile = writeSettings({ state, port, environment: "local", keys });
	let server: Server | null = null;
	let family: number[] = [];
	const start = async () => {
		server = await serve({ state, port, envFile, app });
		// Remembered: an orphan would keep the port and go on answering, and nobody could name it any more.
		if (server.child.pid !== undefined)
			family = [server.child.pid, ...descendants(server.child.pid)];
		if (!(await seedOnce({ state, url }))) throw new Error("the demonstration was refused");
	};
	const kill = async () => {
		if (server?.child.pid === undefined) return;
		const { child } = server;
		server = null;
		await killAll(child, [...family, ...descendants(child.pid)]);
	};
	return {
		url,
		state,
		logFile: () => path.join(state, "server.log"),
		start,
		kill,
		async killInStart(ms) {
			// The child is known only once it answers, so it is looked for among our own.
			const before = descendants(process.pid);
			const starting = start().catch(() => undefined);
			await delay(ms);
			killNewcomers(before);
			await starting;
			server = null;
		},
		async killOne(which) {
			if (server?.child.pid === undefined) return;
			const isMeant = {
				front: (line: string) => line.includes(`entry=${HOST}:${port}`),
				code: (line: string) => line.includes("workerd") && line.includes(`entry=${HOST}:0`),
				wrangler: (line: string) => line.includes("wrangler-dist"),
			}[which];
			const found = descendants(server.child.pid).filter((pid) => isMeant(commandOf(pid)));
			if (found.length === 0) throw new Error(`no process of the kind "${which}" was found`);
			for (const pid of found) signal(pid, "SIGKILL");
			if (which === "code" && (await isBackBy(Date.now() + COMES_BACK_MS, port))) return;
			await kill();
			await start();
		},
		async dispose() {
			await server?.stop();
			rmSync(state, { recursive: true, force: true });
		},
	};
}

/** A migration that is killed half way must be repeatable, whatever it left. */
async function killInMigration(state: string): Promise<void> {
	const before = descendants(process.pid);
	const migrating = migrateLocal(state).catch(() => undefined);
	await delay(randomInt(200, 2_500));
	killNewcomers(before);
	await migrating;
}

async function killAll(child: Server["child"], family: number[]): Promise<void> {
	const ended = new Promise((resolve) => child.once("exit", resolve));
	const isOver = child.exitCode !== null || child.signalCode !== null;
	for (const pid of family) signal(pid, "SIGKILL");
	if (!isOver) await ended;
}

/** Whoever is still starting others is held first: a child born meanwhile would live on without a parent. */
function killNewcomers(before: number[]): void {
	const held = new Set<number>();
	for (;;) {
		const fresh = descendants(process.pid).filter((pid) => !before.includes(pid) && !held.has(pid));
		if (fresh.length === 0) break;
		for (const pid of fresh) {
			held.add(pid);
			signal(pid, "SIGSTOP");
		}
	}
	for (const pid of held) signal(pid, "SIGKILL");
}

async function isBackBy(deadline: number, port: number): Promise<boolean> {
	// It answers a moment longer than it lives.
	await delay(500);
	while (Date.now() < deadline) {
		if ((await askHealth(`http://${HOST}:${port}`, 2_000)).ok) return true;
		await delay(200);
	}
	return false;
}

function commandOf(pid: number): string {
	try {
		return readFileSync(`/proc/${pid}/cmdline`, "utf8");
	} catch {
		return "";
	}
}

/** One signed-in member. */
export interface Member {
	/** A call with JSON, or with bytes; null when the server did not answer. */
	call: (
		method: string,
		route: string,
		body?: unknown,
	) => Promise<{ status: number; body: unknown } | null>;
	/** Sends a form as a page does; where the answer leads. */
	submit: (route: string, fields: Record<string, string>) => Promise<string>;
	/** A form whose answer leads nowhere; its status. */
	post: (route: string, fields: Record<string, string>) => Promise<number>;
}

/** Signs in through the page's own action. */
export async function signIn(url: string, email: string, password: string): Promise<Member> {
	const headers: Record<string, string> = { origin: url };
	/** Cookies by name: an answer that sets one leaves the others. */
	const jar = new Map<string, string>();
	const send = (route: string, init: RequestInit) =>
		fetch(`${url}${route}`, {
			redirect: "manual",
			signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
			...init,
		});
	const sendForm = (route: string, fields: Record<string, string>) =>
		send(route, { method: "POST", headers, body: new URLSearchParams(fields) });
	const submit = async (route: string, fields: Record<string, string>) => {
		const answer = await sendForm(route, fields);
		for (const line of answer.headers.getSetCookie()) {
			const [pair = ""] = line.split(";");
			jar.set(pair.slice(0, pair.indexOf("=")), pair);
		}
		if (jar.size > 0) headers.cookie = [...jar.values()].join("; ");
		const location = answer.headers.get("location");
		if (location === null)
			throw new Error(`${route}: ${answer.status} ${(await answer.text()).slice(0, 300)}`);
		await answer.body?.cancel();
		return location;
	};
	await submit("/auth", { form: "sign-in", email, password });
	return {
		submit,
		async post(route, fields) {
			const answer = await sendForm(route, fields);
			await answer.body?.cancel();
			return answer.status;
		},
		async call(method, route, body) {
			try {
				const isJson = body !== undefined && !(body instanceof Uint8Array);
				const answer = await send(route, {
					method,
					headers: isJson ? { ...headers, "content-type": "application/json" } : headers,
					...(isJson ? { body: JSON.stringify(body) } : {}),
					...(body instanceof Uint8Array ? { body: new Uint8Array(body) } : {}),
				});
				const text = await answer.text();
				return { status: answer.status, body: text === "" ? null : (JSON.parse(text) as unknown) };
			} catch {
				return null;
			}
		},
	};
}

/** Asks again until the answer is there; throws when it takes too long. */
export async function until<T>(
	what: string,
	timeoutMs: number,
	ask: () => Promise<T | null>,
): Promise<T> {
	const deadline = Date.now() + timeoutMs;
	while (Date.now() < deadline) {
		const answer = await ask();
		if (answer !== null) return answer;
		await delay(200);
	}
	throw new Error(`${what} did not happen in ${timeoutMs / 1000} s`);
}
