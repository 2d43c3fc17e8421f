/** The built product in raw workerd with its demonstration, and what a gateway and a browser do with it. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseEnv } from "node:util";
import { ensureBuilt } from "#scripts/local/build.mjs";
import { keysOf } from "#scripts/local/keys.mjs";
import { inRoot } from "#scripts/local/paths.mjs";
import { seedOnce } from "#scripts/local/seed.mjs";
import { HOST } from "#scripts/local/serve.mjs";
import { writeSettings } from "#scripts/local/settings.mjs";
import { startEvolutionEmulator } from "#tests/emulators/evolution/start.ts";
import { signIn, type Member, until } from "#tests/kill/product.ts";
import { writeConfig } from "./config.ts";
import { type Arm, freePort, startWorkerd } from "./workerd.ts";

const ADMIN = "admin@demo.prosa.test";
const PASSWORD = "demonstracao";
const LINK_TIMEOUT_MS = 30_000;

/** What D1 was asked since the start. */
export interface Counted {
	trips: number;
	statements: number;
	written: number;
	read: number;
}

export interface BenchProduct extends Arm {
	keys: Record<string, string>;
	member: Member;
	/** Of a member who is signed in. */
	cookie: string;
	/** Headers of sockets: a person may have ten, so the hundredth is somebody else's. */
	headersOf: (socket: number) => Record<string, string>;
	/** Makes an instance and links it at the emulated gateway; its id. */
	link: (name: string) => Promise<string>;
	counted: () => Promise<Counted>;
}

/**
 * Starts it on a folder of its own, which goes with it. `people`: so many more who are signed in; `inspector`: a port at which
 * it can be looked into.
 */
export async function startProduct({
	people = 0,
	inspector,
	...options
}: { d1DelayMs?: number; people?: number; inspector?: number } = {}): Promise<BenchProduct> {
	const build = await ensureBuilt();
	if (!build.ok) throw new Error("the build failed");
	const state = mkdtempSync(path.join(tmpdir(), "prosa-bench-"));
	const disk = path.join(state, "disk");
	mkdirSync(disk);
	const emulator = await startEvolutionEmulator();
	const [port, storePort] = [await freePort(), await freePort()];
	const url = `http://${HOST}:${port}`;
	const store = `http://${HOST}:${storePort}`;
	Object.assign(process.env, {
		PUBLIC_URL: url,
		EVOLUTION_URL: emulator.url,
		EVOLUTION_API_KEY: emulator.apiKey,
		ALLOWED_PRIVATE_HOSTS: emulator.host,
	});
	const keys = keysOf(state);
	const settings = writeSettings({ state, port, environment: "local", keys });
	const vars = Object.fromEntries(
		Object.entries(parseEnv(readFileSync(settings, "utf8"))).map(([name, value = ""]) => [
			name,
			value,
		]),
	);
	const server = inRoot("build", "server");
	const config = writeConfig({ server, disk, port, storePort, vars, ...options });
	const arm = await startWorkerd(state, config, { port, ready: "/robots.txt", inspector });
	const dispose = async () => {
		await arm.stop();
		await emulator.stop();
		rmSync(state, { recursive: true, force: true });
	};
	try {
		await migrate(store);
		const more = Array.from({ length: people }, (_, n) => `pessoa${n}@demo.prosa.test`);
		if (!(await seedOnce({ state, url }))) throw new Error("the demonstration was refused");
		await addPeople(store, more);
		const member = await signIn(url, ADMIN, PASSWORD);
		let phones = 0;
		const cookies: string[] = [];
		for (const email of [ADMIN, ...more]) cookies.push(await readCookie(url, email));
		return {
			...arm,
			keys,
			member,
			cookie: cookies[0] ?? "",
			headersOf: (socket) => ({ cookie: cookies[Math.floor(socket / 10)] ?? "", origin: url }),
			stop: dispose,
			async counted() {
				return (await (await fetch(store)).json()) as Counted;
			},
			link: (name) => link(member, emulator.control, name, `55119${10_000_000 + phones++}`),
		};
	} catch (error) {
		await dispose();
		throw error;
	}
}

/** Colleagues of the demonstration's administrator, with the same password; the demonstration takes few members. */
async function addPeople(store: string, emails: readonly string[]): Promise<void> {
	const sql = emails.map(
		(email) => `
			INSERT INTO users (id, email, full_name, password_hash, email_confirmed_at, created_at, updated_at)
				SELECT '${email}', '${email}', 'Outra Pessoa', password_hash, email_confirmed_at, created_at, updated_at
				FROM users WHERE email = '${ADMIN}';
			INSERT INTO members (id, workspace_id, user_id, role, is_active, created_at, updated_at)
				SELECT '${email}', workspace_id, '${email}', 'operator', 1, members.created_at, members.updated_at
				FROM members JOIN users ON users.id = user_id WHERE email = '${ADMIN}';`,
	);
	if (sql.length === 0) return;
	const answer = await fetch(store, { method: "POST", body: sql.join("\n") });
	if (!answer.ok) throw new Error("the people cannot be added");
}

/** Signs in once more, for callers that set their headers themselves. */
async function readCookie(url: string, email: string): Promise<string> {
	const answer = await fetch(`${url}/auth`, {
		method: "POST",
		redirect: "manual",
		headers: { origin: url },
		body: new URLSearchParams({ form: "sign-in", email, password: PASSWORD }),
	});
	await answer.body?.cancel();
	return answer.headers
		.getSetCookie()
		.map((line) => line.split(";")[0])
		.join("; ");
}

/** Brings the stand-in of D1 to the newest migration. */
export async function migrate(store: string): Promise<void> {
	const names = readdirSync(inRoot("migrations"))
		.filter((name) => name.endsWith(".sql"))
		.sort();
	const ledger =
		"CREATE TABLE d1_migrations(id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL);";
	const parts = names.map(
		(name) =>
			`${readFileSync(inRoot("migrations", name), "utf8")}\n;\nINSERT INTO d1_migrations (name) VALUES ('${name}');`,
	);
	for (const sql of [ledger, ...parts]) {
		const answer = await fetch(store, { method: "POST", body: sql });
		if (!answer.ok) throw new Error(`a migration failed: ${sql.slice(0, 200)}`);
	}
}

async function link(
	member: Member,
	control: (route: string, body?: unknown) => Promise<unknown>,
	name: string,
	phone: string,
): Promise<string> {
	const location = await member.submit("/whatsapp/instances/new", { name, gateway: "evolution" });
	const channelId = /\/whatsapp\/([^/?]+)/.exec(location)?.[1];
	if (!channelId) throw new Error(`the new instance led to ${location}`);
	const address = `/api/channels/${channelId}/link`;
	const isNow = (wanted: string) => async () => {
		const answer = await member.call("GET", address);
		return (answer?.body as { status?: string } | null)?.status === wanted ? true : null;
	};
	await member.call("POST", address, { action: "connect" });
	await until("a QR", LINK_TIMEOUT_MS, isNow("waiting_qr"));
	await control(`instances/prosa_${channelId}/scan`, { phone });
	await until("the link", LINK_TIMEOUT_MS, isNow("connected"));
	return channelId;
}
