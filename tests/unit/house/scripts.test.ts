import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseEnv } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { SeedRequest } from "#app/contracts/seed.ts";
import { DEMONSTRATION } from "#scripts/demo/loja-aurora.mjs";
import { isDue } from "#scripts/local/crons.mjs";
import { ensureSecrets } from "#scripts/local/settings.mjs";
import { claimState } from "#scripts/local/state.mjs";

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

test("a state folder serves one living server at a time", () => {
	const folder = temporaryFolder();
	const release = claimState(folder);
	expect(release).not.toBeNull();
	release?.();
	expect(claimState(folder)).not.toBeNull();
});
