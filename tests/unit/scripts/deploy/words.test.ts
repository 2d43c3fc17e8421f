import { expect, test } from "vitest";
import { planDeploy } from "#scripts/deploy/plan.mjs";
import type { State } from "#scripts/deploy/state.mjs";
import { WORDS } from "#scripts/deploy/words.mjs";
import { deployedWith, EMPTY_ACCOUNT, wish } from "#tests/support/deployment-state.ts";
import { readSource } from "../../house/sources.ts";

const codes = [...readSource("scripts/deploy/plan.mjs").matchAll(/code: "(\w+)"/g)].map(
	([, code = ""]) => code,
);

test.for([...new Set(codes)])("the refusal %s has words that say what to do", (code) => {
	const known = { url: "https://a.example", host: "a.example", service: "site", name: "loja" };
	const said = WORDS.refusal({ code, own: null, ...known });
	expect(said.length).toBeGreaterThan(40);
	expect(said).not.toMatch(/undefined|null|\[object/);
});

test("the refusals were found", () => {
	expect(codes.length).toBeGreaterThan(9);
});

const linesOf = (...given: Parameters<typeof planDeploy>) => {
	const answer = planDeploy(...given);
	if ("refusal" in answer) throw new Error(answer.refusal.code);
	return WORDS.plan(answer.plan);
};

test("a plan says what is made, migrated and sent", () => {
	const said = linesOf(EMPTY_ACCOUNT, wish());
	for (const part of [
		"prosa-db",
		"prosa-kv",
		"prosa-media",
		"2 filas",
		"MASTER_KEY",
		"0036_baseline.sql",
	])
		expect(said).toContain(part);
	expect(said).toContain("https://prosa.equipe.workers.dev");
});

test("a plan for what is there says only what changes", () => {
	const PUBLIC_URL = { type: "plain_text", text: "https://prosa.equipe.workers.dev" };
	const state: State = {
		...deployedWith({ PUBLIC_URL }),
		applied: wish().migrations,
		buckets: { "prosa-media": "there" },
	};
	expect(linesOf(state, wish()).split("\n")).toEqual([
		"  • banco: nada a migrar",
		"  • troca o código de https://prosa.equipe.workers.dev",
	]);
});

test.for([
	["off", "dash.cloudflare.com"],
	["forbidden", "Workers R2 Storage"],
] as const)(
	"without a store of files (%s) a plan says what is missing and what helps: %s",
	([lack, help]) => {
		const said = linesOf({ ...EMPTY_ACCOUNT, buckets: { "prosa-media": lack } }, wish());
		expect(said).toContain("sem guardar arquivos");
		expect(said).toContain(help);
		expect(said).not.toContain("cria o armazenamento de arquivos");
	},
);
