import { createHash } from "node:crypto";
import {
	appendFileSync,
	copyFileSync,
	cpSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { APIRequestContext } from "playwright/test";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { ContactView, MessageView } from "#app/contracts/frames.ts";
import { inRoot, OWN_NODE, ROOT } from "#scripts/local/paths.mjs";
import { run } from "#scripts/local/process.mjs";
import { findFreePort } from "#scripts/local/serve.mjs";
import { DEMO } from "#tests/e2e/support/visitor.ts";
import { BARE, beginSession, openMember } from "#tests/support/served.ts";
import { addressOf, byNumber, product, startServers } from "#tests/support/servers.ts";

const scratch = mkdtempSync(path.join(tmpdir(), "prosa-backup-"));
const folder = path.join(scratch, "backup");
interface Installation {
	port: number;
	state: string;
	url: string;
}
let target: Installation;
let stop: () => Promise<void>;
let before: APIRequestContext;

/** The product of all these tests, before any of them left something in it: it holds the demonstration alone. */
const source: Installation = {
	port: Number(new URL(BARE).port),
	state: path.join(inject("served").scratch, "state"),
	url: BARE,
};

/** `npm run backup` or `npm run restore`, as somebody at the terminal of that installation. */
async function command(
	name: "backup" | "restore",
	at: Installation,
	from = folder,
	timeoutMs = 60_000,
) {
	const { code, output } = await run(OWN_NODE, [inRoot("scripts", `${name}.mjs`), from], {
		cwd: ROOT,
		timeoutMs,
		quiet: true,
		env: { PORT: String(at.port), PROSA_STATE: at.state, PROSA_READY: "1" },
	});
	return { code, output };
}

beforeAll(async () => {
	const port = await findFreePort();
	const state = path.join(scratch, "target");
	target = { port, state, url: addressOf(port) };
	mkdirSync(state);
	// What is sealed opens under the master key alone.
	copyFileSync(path.join(source.state, "secrets.env"), path.join(state, "secrets.env"));
	stop = await startServers([byNumber(product(port, state, { PROSA_DEMO: "off" }))]);
	before = await openMember();
}, 120_000);
afterAll(async () => {
	await stop();
	rmSync(scratch, { recursive: true, force: true });
});

async function listChannels(member: APIRequestContext): Promise<string[]> {
	const pages = ["/whatsapp/instances", "/channels"];
	const texts = await Promise.all(pages.map(async (page) => (await member.get(page)).text()));
	const found = texts.join("").matchAll(/href="\/(?:whatsapp|channels)\/([0-9a-f-]{36})"/g);
	return [...new Set([...found].map(([, id = ""]) => id))].toSorted();
}

/** Every conversation with every message, as a member reads them. */
async function readEverything(member: APIRequestContext, channelIds: readonly string[]) {
	const found: Record<string, unknown[]> = {};
	for (const channelId of channelIds) {
		const read = async <Answer>(route: string) =>
			(await (await member.get(`/api/channels/${channelId}${route}`)).json()) as Answer;
		const { contacts } = await read<{ contacts: ContactView[] }>("/contacts");
		for (const { id, name } of contacts) {
			const { messages } = await read<{ messages: MessageView[] }>(`/contacts/${id}/messages`);
			found[`${channelId} ${name} ${id}`] = messages.map(({ text, direction, status, sentAt }) => [
				text,
				direction,
				status,
				sentAt,
			]);
		}
	}
	return found;
}

/** Two parts of an upload, and a bit. */
const FILE = Buffer.alloc(2 * 1024 * 1024 + 300, "prosa");
const FILE_HASH = createHash("sha256").update(FILE).digest("hex");

/** Says whether an installation keeps the file for a channel, and uploads it where it does not. */
async function uploadFile(member: APIRequestContext, channelId: string): Promise<boolean> {
	const at = `/api/channels/${channelId}/files`;
	const begun = await member.post(at, { data: { hash: FILE_HASH, bytes: FILE.length } });
	expect(begun.status(), await begun.text()).toBe(200);
	const { isKept, partBytes } = (await begun.json()) as { isKept: boolean; partBytes: number };
	if (isKept) return true;
	for (let part = 0; part * partBytes < FILE.length; part += 1) {
		const data = FILE.subarray(part * partBytes, (part + 1) * partBytes);
		const to = `${at}/${FILE_HASH}/parts/${part}?bytes=${FILE.length}`;
		expect((await member.put(to, { data })).status()).toBe(204);
	}
	const ended = await member.post(`${at}/${FILE_HASH}/end`, { data: { bytes: FILE.length } });
	expect(ended.status(), await ended.text()).toBe(200);
	return false;
}

test("R49 a backup that is cut goes on, and counts and hashes what it holds", async () => {
	const [channelId = ""] = await listChannels(before);
	expect(await uploadFile(before, channelId)).toBe(false);
	const first = await command("backup", source);
	expect(first.code, first.output).toBe(0);
	expect(first.output).toContain("files 1");
	expect(first.output).toContain("workspaces 1");
	// As a cut leaves it: no end, one file half written behind what was noted.
	const whole = JSON.parse(readFileSync(path.join(folder, "manifest.json"), "utf8"));
	rmSync(path.join(folder, "manifest.json"));
	rmSync(path.join(folder, "manifest.seal"));
	const progressFile = path.join(folder, "progress.json");
	const progress = JSON.parse(readFileSync(progressFile, "utf8"));
	const [cut = ""] = Object.keys(progress.done).filter((name) =>
		name.startsWith("objects/channel"),
	);
	delete progress.done[cut];
	writeFileSync(
		progressFile,
		JSON.stringify({ ...progress, current: { name: cut, bytes: 0, next: null } }),
	);
	appendFileSync(path.join(folder, cut), "[half of a li");
	const again = await command("backup", source);
	expect(again.code, again.output).toBe(0);
	expect(again.output).toContain("Continuando");
	const manifest = JSON.parse(readFileSync(path.join(folder, "manifest.json"), "utf8"));
	expect(manifest.totals).toEqual(whole.totals);
	expect(manifest.totals.messages).toBeGreaterThan(100);
	expect((await command("backup", source)).code).toBe(1);
});

test("R49 a backup whose file was altered is refused before anything is restored", async () => {
	const altered = path.join(scratch, "altered-file");
	cpSync(folder, altered, { recursive: true });
	const { files } = JSON.parse(readFileSync(path.join(altered, "manifest.json"), "utf8"));
	const { owner } = files.find(({ kind }: { kind: string }) => kind === "files");
	const name = path.join("files", owner.workspaceId, owner.channelId, FILE_HASH);
	appendFileSync(path.join(altered, name), "!");
	const { code, output } = await command("restore", target, altered);
	expect([code, output]).toEqual([1, expect.stringContaining(name)]);
});

test("R49 a backup that was altered is refused before anything is restored", async () => {
	const altered = path.join(scratch, "altered");
	cpSync(folder, altered, { recursive: true });
	const file = path.join(altered, "tables", "users.ndjson");
	writeFileSync(file, readFileSync(file, "utf8").replace("Helena", "Elvira"));
	const byFile = await command("restore", target, altered);
	expect(byFile.code).toBe(1);
	expect(byFile.output).toContain("tables/users.ndjson");
	// Whoever also writes the new hash into the manifest cannot seal it.
	const place = path.join(altered, "manifest.json");
	const manifest = JSON.parse(readFileSync(place, "utf8"));
	const users = manifest.files.find((one: { path: string }) => one.path === "tables/users.ndjson");
	users.sha256 = createHash("sha256").update(readFileSync(file)).digest("hex");
	users.bytes = readFileSync(file).length;
	writeFileSync(place, JSON.stringify(manifest));
	const byManifest = await command("restore", target, altered);
	expect(byManifest.code).toBe(1);
	expect(byManifest.output).toContain("selado");
});

test("R49 an installation where somebody lives refuses it", async () => {
	const { code, output } = await command("restore", source);
	expect(code).toBe(1);
	expect(output).toContain("não está vazia");
});

test("R49 an empty installation holds every message afterwards, and works", async () => {
	// Killed on its way; the same command goes on.
	await command("restore", target, folder, 700);
	const { code, output } = await command("restore", target);
	expect(code, output).toBe(0);
	expect(output).toContain("conferido por sha256");
	const after = await beginSession(DEMO.admin, DEMO.password, target.url);
	const channels = await listChannels(before);
	expect(await listChannels(after)).toEqual(channels);
	const everything = await readEverything(before, channels);
	expect(Object.values(everything).flat().length).toBeGreaterThan(100);
	expect(await readEverything(after, channels)).toEqual(everything);
	expect(await uploadFile(after, channels[0] ?? ""), "its file is there").toBe(true);
	for (const page of ["/", "/conversations", "/agents", "/team", "/settings"])
		expect((await after.get(page)).status(), page).toBe(200);
	// A second time nothing happens: it is over.
	expect((await command("restore", target)).code).toBe(1);
});
