import { expect, test } from "vitest";
import { isOpenWhenDown, LIMITS, type LimitName } from "#app/domain/net/limits.ts";
import type { LogEvent } from "#workers/adapters/secrets/log-event.ts";
import { createLimit, type LimitBinding } from "#workers/services/limiter.ts";

const NAMES = Object.keys(LIMITS) as LimitName[];

function setUp(binding: LimitBinding | undefined) {
	const logged: LogEvent[] = [];
	const bindings = Object.fromEntries(NAMES.map((name) => [name, binding])) as Record<
		LimitName,
		LimitBinding | undefined
	>;
	return { limit: createLimit({ bindings, log: (event) => void logged.push(event) }), logged };
}

const DOWN: [string, LimitBinding | undefined][] = [
	["is missing", undefined],
	["throws", { limit: () => Promise.reject(new Error("limiter away")) }],
	[
		"throws at once",
		{
			limit: () => {
				throw new Error("limiter away");
			},
		},
	],
];

for (const [how, binding] of DOWN)
	test(`R47 a limiter that ${how} closes sign-in and invitations and leaves sending open`, async () => {
		const { limit, logged } = setUp(binding);
		const passes = await Promise.all(NAMES.map((name) => limit(name, "203.0.113.9")));
		expect(passes).toEqual(NAMES.map(isOpenWhenDown));
		expect(passes[NAMES.indexOf("signIn")]).toBe(false);
		expect(passes[NAMES.indexOf("invite")]).toBe(false);
		expect(passes[NAMES.indexOf("send")]).toBe(true);
		expect(logged).toHaveLength(NAMES.length);
		expect(logged[0]).toMatchObject({ event: "limiter_down", level: "error", limiter: "signIn" });
	});

test("a limiter that works decides by itself, key by key", async () => {
	const keys: string[] = [];
	const { limit, logged } = setUp({
		limit: ({ key }) => {
			keys.push(key);
			return Promise.resolve({ success: key !== "loud" });
		},
	});
	expect(await limit("invite", "quiet")).toBe(true);
	expect(await limit("invite", "loud")).toBe(false);
	expect(await limit("send", "loud")).toBe(false);
	expect(keys).toEqual(["quiet", "loud", "loud"]);
	expect(logged).toEqual([]);
});

test("this machine itself has no key and is never limited, even with the limiter down", async () => {
	const { limit } = setUp(undefined);
	for (const name of NAMES) expect(await limit(name, null), name).toBe(true);
});
