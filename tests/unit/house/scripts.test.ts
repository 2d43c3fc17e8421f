import { type ChildProcess, spawn } from "node:child_process";
import { EventEmitter } from "node:events";
import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseEnv } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { SeedRequest } from "#app/contracts/seed.ts";
import { DEMONSTRATION } from "#scripts/demo/loja-aurora.mjs";
import { isDue } from "#scripts/local/crons.mjs";
import { keysOf } from "#scripts/local/keys.mjs";
import { inRoot } from "#scripts/local/paths.mjs";
import { isAlive } from "#scripts/local/process.mjs";
import { findFreePort } from "#scripts/local/serve.mjs";
import { ensureSecrets } from "#scripts/local/settings.mjs";
import { claimState } from "#scripts/local/state.mjs";
import { keepServing } from "#scripts/local/watch.mjs";

const at = (text: string) => new Date(`${text}Z`);

function temporaryFolder(): string {
	const folder = mkdtempSync(path.join(tmpdir(), "prosa-scripts-"));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	return folder;
}

test.for([
	["*/5 * * * *", "2026-11-20T10:05", true],
	["*/5 * * * *", "2026-11-20T10:06", false],
	["0 3 * * *", "2026-11-20T03:00", true],
	["0 3 * * *", "2026-11-20T04:00", false],
	["15,45 9-17 * * *", "2026-11-20T17:45", true],
	["15,45 9-17 * * *", "2026-11-20T18:45", false],
	["0 0 1 * *", "2026-12-01T00:00", true],
	["0 0 1 * *", "2026-12-02T00:00", false],
	["0 0 * * 7", "2026-11-22T00:00", true],
	["0 0 * * 1-5", "2026-11-22T00:00", false],
	["0 0 13 * 5", "2026-11-20T00:00", true],
	["10/20 * * * *", "2026-11-20T00:50", true],
] as const)("the cron %s at %s fires: %s", ([cron, moment, expected]) => {
	expect(isDue(cron, at(moment))).toBe(expected);
});

test("the demonstration fits what the seed endpoint accepts", () => {
	const demonstration = SeedRequest.parse(DEMONSTRATION);
	const [connected, disconnected] = demonstration.instances;
	expect(demonstration.workspace).toEqual({
		name: "Loja Aurora",
		slug: "loja-aurora",
		plan: "premium",
	});
	expect(demonstration.members.map((member) => [member.email, member.role])).toEqual([
		["admin@demo.prosa.test", "admin"],
		["gestor@demo.prosa.test", "manager"],
		["operador@demo.prosa.test", "operator"],
		["operador2@demo.prosa.test", "operator"],
		["visualizador@demo.prosa.test", "viewer"],
	]);
	expect(connected?.connected).toBe(true);
	expect(disconnected?.connected).toBe(false);
	expect(new Set(connected?.contacts.map((contact) => contact.phone)).size).toBe(40);
});

test("the demonstration's conversations run forward in time and within two weeks or so", () => {
	for (const contact of DEMONSTRATION.instances[0]?.contacts ?? []) {
		const ages = contact.messages.map((message) => message.minutesAgo);
		expect(ages, contact.name).toEqual(ages.toSorted((a, b) => b - a));
		expect(ages[0], contact.name).toBeLessThan(16 * 24 * 60);
		const unanswered = contact.messages.toReversed().findIndex((message) => message.fromMe);
		expect(contact.unread, contact.name).toBeLessThanOrEqual(
			unanswered === -1 ? ages.length : unanswered,
		);
	}
});

test("secrets are drawn once, kept, and readable by their owner only", () => {
	const file = path.join(temporaryFolder(), "secrets.env");
	const drawn = ensureSecrets(file);
	expect(drawn.AUTH_SECRET).toMatch(/^[\w-]{43}$/);
	expect(drawn.MASTER_KEY).not.toBe(drawn.AUTH_SECRET);
	expect(statSync(file).mode & 0o777).toBe(0o600);
	expect(ensureSecrets(file)).toEqual(drawn);
	expect(parseEnv(readFileSync(file, "utf8"))).toEqual(drawn);
});

test("what is written beside the secrets never changes them", () => {
	const file = path.join(temporaryFolder(), "settings.env");
	const drawn = ensureSecrets(file, { PUBLIC_URL: "https://a.example" });
	const later = ensureSecrets(file, { PUBLIC_URL: "https://b.example" });
	expect(later).toEqual({ ...drawn, PUBLIC_URL: "https://b.example" });
	expect(() => ensureSecrets(file, { COMPANY_NAME: "a\nPROSA_ENV=production" })).toThrow("linha");
});

test("a state folder serves one living server at a time (ledger A6)", async () => {
	const folder = temporaryFolder();
	const other = await started(folder);
	expect(await claimState(folder)).toEqual({ heldBy: other.pid });
	other.kill("SIGKILL");
	await ended(other);
	expect(await claimState(folder)).toHaveProperty("release");
});

test("a number that another program has by now holds no folder (ledger A6)", async () => {
	const folder = temporaryFolder();
	const file = path.join(folder, "server.pid");
	// Our own parent is alive and never held it.
	writeFileSync(file, JSON.stringify([{ pid: process.ppid, since: "0 another boot" }]));
	expect(await claimState(folder)).toHaveProperty("release");
});

test("what a killed server left running is ended before the next one takes its folder (ledger A6)", async () => {
	const folder = temporaryFolder();
	const server = await started(folder, "child");
	const left = JSON.parse(readFileSync(path.join(folder, "server.pid"), "utf8"))[1].pid;
	server.kill("SIGKILL");
	await ended(server);
	expect(isAlive(left)).toBe(true);
	expect(await claimState(folder)).toHaveProperty("release");
	await expect.poll(() => isAlive(left)).toBe(false);
});

test("what was noted is ended before a restart, though its parent is gone (ledger A7)", async () => {
	const folder = temporaryFolder();
	const claim = await claimState(folder);
	if ("heldBy" in claim) throw new Error("held");
	const code =
		'const c = require("node:child_process").spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" }); console.log(c.pid); setInterval(() => {}, 1000)';
	const parent = spawn(process.execPath, ["-e", code], { stdio: ["ignore", "pipe", "inherit"] });
	const child = Number(await new Promise((resolve) => parent.stdout?.once("data", resolve)));
	claim.note();
	parent.kill("SIGKILL");
	await ended(parent);
	expect(isAlive(child)).toBe(true);
	await claim.endNoted();
	await expect.poll(() => isAlive(child)).toBe(false);
	claim.release();
});

/** A process of its own that holds a folder, with a child if asked. */
async function started(folder: string, child = ""): Promise<ChildProcess> {
	const code = `
		import { spawn } from "node:child_process";
		import { claimState } from ${JSON.stringify(inRoot("scripts", "local", "state.mjs"))};
		const claim = await claimState(${JSON.stringify(folder)});
		if (${JSON.stringify(child)}) spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
		claim.note();
		console.log("held");
		setInterval(() => {}, 1000);
	`;
	const holder = spawn(process.execPath, ["--input-type=module", "-e", code], {
		stdio: ["ignore", "pipe", "inherit"],
	});
	onTestFinished(() => void holder.kill("SIGKILL"));
	await new Promise((resolve) => holder.stdout?.once("data", resolve));
	return holder;
}

const ended = (child: ChildProcess) => new Promise((resolve) => child.once("exit", resolve));

test("keys are drawn where there is no data, and kept (ledger A3)", () => {
	const folder = temporaryFolder();
	const keys = keysOf(folder);
	mkdirSync(path.join(folder, "data"));
	expect(keysOf(folder)).toEqual(keys);
});

test.for([
	["gone", () => null],
	["cut to nothing", () => ""],
	["cut in the second key", (text: string) => text.slice(0, -20)],
	[
		"those of another folder",
		(text: string) => text.replace(/MASTER_KEY=.*/, `MASTER_KEY=${"x".repeat(43)}`),
	],
] as const)("data whose keys are %s is not served with other keys (ledger A3)", ([, damage]) => {
	const folder = temporaryFolder();
	keysOf(folder);
	mkdirSync(path.join(folder, "data"));
	const file = path.join(folder, "secrets.env");
	const damaged = damage(readFileSync(file, "utf8"));
	if (damaged === null) rmSync(file);
	else writeFileSync(file, damaged);
	expect(() => keysOf(folder)).toThrow("Há dados em");
	expect(existsSync(file) ? readFileSync(file, "utf8") : null).toBe(damaged);
});

test("a rotated key is known by the one it replaces (ledger A3)", () => {
	const folder = temporaryFolder();
	const { MASTER_KEY: old } = keysOf(folder);
	mkdirSync(path.join(folder, "data"));
	const file = path.join(folder, "secrets.env");
	const write = (value: string) =>
		writeFileSync(file, readFileSync(file, "utf8").replace(/MASTER_KEY=.*/, `MASTER_KEY=${value}`));
	const fresh = "n".repeat(43);
	write(`${fresh},${old}`);
	expect(keysOf(folder).MASTER_KEY).toBe(`${fresh},${old}`);
	write(fresh);
	expect(keysOf(folder).MASTER_KEY).toBe(fresh);
	write(String(old));
	expect(() => keysOf(folder)).toThrow("Há dados em");
});

test("data of a release that kept no prints of its keys goes on", () => {
	const folder = temporaryFolder();
	const keys = ensureSecrets(path.join(folder, "secrets.env"));
	mkdirSync(path.join(folder, "data"));
	expect(keysOf(folder)).toEqual(keys);
	rmSync(path.join(folder, "secrets.env"));
	expect(() => keysOf(folder)).toThrow("Há dados em");
});

test("a server that stands still is started again, and it is said (ledger A7)", async () => {
	const said: string[] = [];
	let starts = 0;
	const port = await findFreePort();
	// Takes calls and answers none, as a server without its front process does.
	const mute = createServer();
	await new Promise<void>((resolve) => mute.listen(port, "127.0.0.1", resolve));
	onTestFinished(() => void mute.close());
	let stop: () => void = () => {};
	const stopping = new Promise<void>((resolve) => (stop = resolve));
	const fake = () => ({
		child: Object.assign(new EventEmitter(), {
			exitCode: null,
			signalCode: null,
		}) as unknown as ChildProcess,
		stop: async () => {},
		logFile: "",
	});
	const outcome = await keepServing({
		server: fake(),
		restart: async () => {
			if (++starts === 2) stop();
			return fake();
		},
		port,
		stopping,
		everyMs: 5,
		timeoutMs: 20,
		say: (sentence) => said.push(sentence),
	});
	expect(outcome.isAsked).toBe(true);
	expect(starts).toBe(2);
	expect(said[0]).toBe("O servidor não responde; iniciando de novo…");
	expect(said[1]).toBe("O Prosa voltou a responder.");
});

test("a server that never comes to rest is given up and not started for ever (ledger A7)", async () => {
	let starts = 0;
	const dead = () => ({
		child: Object.assign(new EventEmitter(), {
			exitCode: 1,
			signalCode: null,
		}) as unknown as ChildProcess,
		stop: async () => {},
		logFile: "",
	});
	const outcome = await keepServing({
		server: dead(),
		restart: async () => {
			starts++;
			return dead();
		},
		port: await findFreePort(),
		stopping: new Promise(() => {}),
		say: () => {},
	});
	expect(outcome.isAsked).toBe(false);
	expect(starts).toBe(3);
});
