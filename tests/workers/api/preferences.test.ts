import { env } from "cloudflare:workers";
import { beforeAll, expect, test, vi } from "vitest";
import { createMember, createWorkspace, migrate, type TestMember } from "#tests/support/sign-in.ts";
import { ask, services, verdict } from "#tests/support/two-workspaces.ts";
import { createServices } from "#workers/services/index.ts";

beforeAll(migrate);

const save = (member: TestMember | null, body: unknown) =>
	ask(member, "POST", "/api/preferences", body);
const cookiesOf = async (member: TestMember) =>
	(await services().preferences.cookiesFor(member.userId)).map((cookie) => cookie.split(";")[0]);

test("choices are kept with the person and come back as the cookies of a new browser", async () => {
	const member = await createMember((await createWorkspace()).id);
	expect(await cookiesOf(member)).toEqual([]);
	expect((await save(member, { theme: "dark" })).status).toBe(204);
	expect((await save(member, { lang: "en", tz: "europe/lisbon" })).status).toBe(204);
	expect(await cookiesOf(member)).toEqual([
		"prosa.theme=dark",
		"prosa.lang=en",
		"prosa.tz=Europe%2FLisbon",
	]);
	await save(member, { theme: "light", steps: "hidden" });
	expect(await cookiesOf(member)).toContain("prosa.theme=light");
	expect(await cookiesOf(member)).toContain("prosa.steps=hidden");
});

test("D12 a choice is stored under its person, and another person has none of it", async () => {
	const workspace = await createWorkspace();
	const member = await createMember(workspace.id);
	const colleague = await createMember(workspace.id);
	await save(member, { theme: "dark" });
	expect(await env.KV.get(`u:${member.userId}:prefs`, "json")).toEqual({ theme: "dark" });
	expect(await cookiesOf(colleague)).toEqual([]);
});

test("A08 only the allowed names and values are taken", async () => {
	const member = await createMember((await createWorkspace()).id);
	const bodies: unknown[] = [
		{},
		{ theme: "blue" },
		{ lang: "fr" },
		{ tz: "Mars/Base" },
		{ tz: "+03:00" },
		{ sidebar: "closed" },
		{ menu: "team" },
		{ steps: "done" },
		{ theme: "dark", userId: crypto.randomUUID() },
		{ theme: "dark", "prosa.sid": "x" },
		{ theme: "dark; Path=/; Domain=evil.example" },
		["theme"],
		null,
	];
	for (const body of bodies)
		expect(await verdict(await save(member, body)), JSON.stringify(body)).toEqual({
			status: 400,
			code: "invalid_request",
		});
	expect((await save(null, { theme: "dark" })).status).toBe(401);
	expect(await env.KV.get(`u:${member.userId}:prefs`)).toBeNull();
});

test("A08 whatever stands in KV, nothing but the three cookies comes out", async () => {
	const member = await createMember((await createWorkspace()).id);
	const stored = { theme: "dark\r\nSet-Cookie: x=y", lang: "en", sid: "stolen", tz: 7 };
	await env.KV.put(`u:${member.userId}:prefs`, JSON.stringify(stored));
	expect(await cookiesOf(member)).toEqual(["prosa.lang=en"]);
});

test("R22 with KV away or broken the person goes on without what was stored", async () => {
	const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
	const member = await createMember((await createWorkspace()).id);
	const away = () => Promise.reject(new Error("KV is away"));
	const broken = createServices({ ...env, KV: { get: away, put: away } } as unknown as Env, {
		defer: () => {},
	});
	expect(await broken.preferences.cookiesFor(member.userId)).toEqual([]);
	expect(await broken.preferences.save(member.userId, { theme: "dark" })).toEqual({
		ok: false,
		code: "unavailable",
	});
	await env.KV.put(`u:${member.userId}:prefs`, "{not json");
	expect(await cookiesOf(member)).toEqual([]);
	expect(warn).toHaveBeenCalledTimes(3);
	warn.mockRestore();
});
