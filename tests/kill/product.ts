/** The served product, started and killed as a machine would, and the calls a browser makes of it. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureBuilt } from "#scripts/local/build.mjs";
import { migrateLocal } from "#scripts/local/database.mjs";
import { keysOf } from "#scripts/local/keys.mjs";
import { delay, descendants } from "#scripts/local/process.mjs";
import { seedOnce } from "#scripts/local/seed.mjs";
import { findFreePort, HOST, installBundle, serve } from "#scripts/local/serve.mjs";
import { writeSettings } from "#scripts/local/settings.mjs";

type Server = Awaited<ReturnType<typeof serve>>;

const CALL_TIMEOUT_MS = 10_000;

export interface Product {
	url: string;
	/** Folder of its data. */
	state: string;
	start: () => Promise<void>;
	/** SIGKILL to every process of the server at once. */
	kill: () => Promise<void>;
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
	if (!build.ok || !(await migrateLocal(state))) throw new Error("the product cannot be started");
	const app = await installBundle({ state, build: build.id });
	const envFile = writeSettings({ state, port, environment: "local", keys });
	let server: Server | null = null;
	return {
		url,
		state,
		logFile: () => path.join(state, "server.log"),
		async start() {
			server = await serve({ state, port, envFile, app });
			if (!(await seedOnce({ state, url }))) throw new Error("the demonstration was refused");
		},
		async kill() {
			if (server?.child.pid === undefined) return;
			const { child } = server;
			const ended = new Promise((resolve) => child.once("exit", resolve));
			// Listed before: an orphan would keep the port, and nobody could name it any more.
			const family = [server.child.pid, ...descendants(server.child.pid)];
			for (const pid of family) killNow(pid);
			await ended;
			server = null;
		},
		async dispose() {
			await server?.stop();
			rmSync(state, { recursive: true, force: true });
		},
	};
}

function killNow(pid: number): void {
	try {
		process.kill(pid, "SIGKILL");
	} catch {
		// Gone already.
	}
}

/** One signed-in member. */
export interface Member {
	/** A JSON call; null when the server did not answer. */
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
		const cookie = answer.headers.getSetCookie().map((line) => line.split(";")[0]);
		if (cookie.length > 0) headers.cookie = cookie.join("; ");
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
				const answer = await send(route, {
					method,
					headers:
						body === undefined ? headers : { ...headers, "content-type": "application/json" },
					...(body === undefined ? {} : { body: JSON.stringify(body) }),
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
