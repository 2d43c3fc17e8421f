import { expect, test } from "vitest";
import { readSource } from "./sources.ts";

/** Changed here and in wrangler.toml together, on purpose. */
const COMPATIBILITY_DATE = "2026-08-15";
const wrangler = readSource("wrangler.toml");

test("O07 the compatibility date does not drift", () => {
	expect(/^compatibility_date = "(.+)"$/m.exec(wrangler)?.[1]).toBe(COMPATIBILITY_DATE);
});

test("O05 source maps are neither made for the browser nor uploaded", () => {
	expect(wrangler).toMatch(/^upload_source_maps = false$/m);
	expect(readSource("vite.config.ts")).toMatch(/sourcemap: false/);
});

test("the configuration names no account and no id", () => {
	expect(wrangler).not.toMatch(/^(account_id|database_id|id)\s*=/m);
});

test("production is named by the deploy script alone", () => {
	expect(wrangler).not.toMatch(/^\s*PROSA_ENV/m);
	expect(readSource("scripts/deploy/config.mjs")).toContain('PROSA_ENV: "production"');
	for (const script of ["start", "dev"])
		expect(readSource(`scripts/${script}.mjs`)).not.toContain("production");
});

test("query strings, which carry tokens, are kept out of the platform's logs", () => {
	// Under [observability] itself: anywhere else wrangler ignores it with a warning.
	const section = /^\[observability\]\n((?:(?!\[).*\n?)*)/m.exec(wrangler)?.[1];
	expect(section).toMatch(/^redact_query_string = true$/m);
});

test("J23 the platform leaves nothing out of the log, and adds no line of its own per request", () => {
	const rates = [...wrangler.matchAll(/^head_sampling_rate = (.+)$/gm)].map(([, rate]) => rate);
	expect(rates).toEqual(["1", "1"]);
	expect(wrangler).toMatch(/^invocation_logs = false$/m);
});

test("every queue has a dead-letter queue, and a producer so that the first deploy creates it", () => {
	const consumers = [...wrangler.matchAll(/\[\[queues\.consumers\]\]\nqueue = "([^"]+)"([^[]*)/g)];
	const producers = [
		...wrangler.matchAll(/\[\[queues\.producers\]\]\nbinding = "[A-Z_]+"\nqueue = "([^"]+)"/g),
	].map((match) => match[1]);
	expect(consumers.length).toBeGreaterThanOrEqual(10);
	for (const [, name = "", rest = ""] of consumers) {
		expect(producers, name).toContain(name);
		if (name.endsWith("-dead")) continue;
		expect(rest, name).toContain(`dead_letter_queue = "${name}-dead"`);
		expect(
			consumers.some((other) => other[1] === `${name}-dead`),
			name,
		).toBe(true);
	}
});

test("O03 the scripts serve on 127.0.0.1 alone", () => {
	expect(readSource("scripts/local/serve.mjs")).toContain('export const HOST = "127.0.0.1"');
	expect(readSource("scripts/local/serve.mjs")).toContain('"--ip": HOST');
	expect(readSource("scripts/dev.mjs")).toContain('"--host", HOST');
});
