import { env } from "cloudflare:workers";
import { beforeAll, expect, test, vi } from "vitest";
import { call, dumpDatabase } from "#tests/support/call.ts";
import { createMember, createWorkspace, migrate, type TestMember } from "#tests/support/sign-in.ts";
import { findSignedIn, services, verdict } from "#tests/support/two-workspaces.ts";

let member: TestMember;
let path: string;
beforeAll(async () => {
	await migrate();
	member = await createMember((await createWorkspace()).id, "viewer");
	const { integrations } = await services().settings.open(await findSignedIn(member));
	path = new URL(integrations.n8nWebhookUrl).pathname;
});

/** As a foreign server calls: no cookie, no origin. */
const post = (to: string, body: BodyInit, headers: Record<string, string> = {}) =>
	call(to, { method: "POST", body, headers: { "content-type": "application/json", ...headers } });

test("the echo answers the JSON it got, sets no cookie and keeps nothing", async () => {
	const before = await dumpDatabase();
	const answer = await post(path, '{"input":"olá","n":[1,{"a":null}]}');
	expect(answer.status).toBe(200);
	expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
	expect(answer.headers.get("cache-control")).toBe("private, no-store");
	expect(answer.headers.getSetCookie()).toEqual([]);
	expect(await answer.text()).toBe('{"input":"olá","n":[1,{"a":null}]}');
	expect(await dumpDatabase()).toBe(before);
});

test("D20 a guessed token answers exactly like any path that does not exist", async () => {
	const nowhere = await verdict(await post("/webhooks/nothing/here", "{}"));
	expect(nowhere).toEqual({ status: 404, code: "not_found" });
	const token = path.split("/").at(-1) ?? "";
	for (const guess of [
		member.userId,
		member.memberId,
		"x",
		"a".repeat(43),
		token.slice(1),
		`${token}a`,
		`${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`,
		"'%20or%201=1",
	])
		expect(await verdict(await post(`/webhooks/echo/${guess}`, "{}")), guess).toEqual(nowhere);
	expect(await verdict(await call(path))).toEqual(nowhere);
	expect(await verdict(await call(path, { method: "PUT", body: "{}" }))).toEqual(nowhere);
});

test("L03 what is no JSON, or more than 64 KB of it, is refused", async () => {
	for (const body of ["", "<html>", "{", new Uint8Array([0x22, 0xff, 0x22])])
		expect(await verdict(await post(path, body))).toEqual({ status: 400, code: "invalid_request" });
	expect((await post(path, JSON.stringify("x".repeat(65_534)))).status).toBe(200);
	expect(await verdict(await post(path, JSON.stringify("x".repeat(65_535))))).toEqual({
		status: 413,
		code: "too_large",
	});
	const deep = "[".repeat(30_000) + "]".repeat(30_000);
	expect((await post(path, deep)).status).toBe(200);
});

test("J09 neither the body nor the token is logged, not even when something breaks", async () => {
	const lines: string[] = [];
	const spies = (["log", "warn", "error"] as const).map((level) =>
		vi.spyOn(console, level).mockImplementation((line) => void lines.push(String(line))),
	);
	await post(path, '{"input":"segredo-do-teste"}');
	await post(path, "segredo-do-teste");
	services().log({ event: "request_failed", level: "error", path });
	for (const spy of spies) spy.mockRestore();
	expect(lines.join("\n")).toContain("request_failed");
	expect(lines.join("\n")).not.toContain("segredo-do-teste");
	expect(lines.join("\n")).not.toContain(path.split("/").at(-1));
});

test("one address may call only so often; another one still may", async () => {
	const from = (ip: string) => post(path, "{}", { "cf-connecting-ip": ip });
	let passed = 0;
	while (passed < 200 && (await from("203.0.113.7")).status === 200) passed++;
	expect((await from("203.0.113.7")).status).toBe(429);
	// Sixty a minute; a new minute may have begun meanwhile.
	expect(passed).toBeGreaterThanOrEqual(60);
	expect(passed).toBeLessThanOrEqual(120);
	expect((await from("203.0.113.8")).status).toBe(200);
});

test("the echo of a removed member, or of a suspended workspace, answers nobody", async () => {
	const set = (sql: string, id: string) => env.DB.prepare(sql).bind(id).run();
	await set("update members set is_active = 0 where id = ?", member.memberId);
	expect((await post(path, "{}")).status).toBe(404);
	await set("update members set is_active = 1 where id = ?", member.memberId);
	await set("update workspaces set status = 'suspended' where id = ?", member.workspaceId);
	expect((await post(path, "{}")).status).toBe(404);
	await set("update workspaces set status = 'active' where id = ?", member.workspaceId);
	expect((await post(path, "{}")).status).toBe(200);
});
