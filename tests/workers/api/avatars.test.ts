import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { call } from "#tests/support/call.ts";
import {
	createMember,
	createWorkspace,
	migrate,
	ORIGIN,
	signInAs,
	type TestMember,
} from "#tests/support/sign-in.ts";
import { verdict } from "#tests/support/two-workspaces.ts";

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 255, 128, 1]);
const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 7]);

let own: TestMember;
let colleague: TestMember;
let stranger: TestMember;
beforeAll(async () => {
	await migrate();
	const { id } = await createWorkspace();
	own = await createMember(id, "viewer");
	colleague = await createMember(id, "operator");
	stranger = await createMember((await createWorkspace()).id, "admin");
});

const put = (member: TestMember, body: BodyInit, type = "image/png") =>
	call("/api/avatars/me", {
		method: "PUT",
		headers: { cookie: member.cookie, origin: ORIGIN, "content-type": type },
		body,
	});
const see = (member: TestMember, userId: string) =>
	call(`/api/avatars/${userId}`, { headers: member.headers });
const addressOf = async (member: TestMember) =>
	(
		await env.DB.prepare("select avatar_url from members where id = ?")
			.bind(member.memberId)
			.first<{ avatar_url: string | null }>()
	)?.avatar_url ?? null;

test("a picture is kept, its address is new with each version, colleagues see it with a fixed type", async () => {
	const answer = await put(own, PNG, "text/html");
	const { avatarUrl } = await answer.json<{ avatarUrl: string }>();
	expect(avatarUrl).toMatch(new RegExp(`^/api/avatars/${own.userId}\\?v=\\d+$`));
	expect(await addressOf(own)).toBe(avatarUrl);
	const shown = await call(avatarUrl, { headers: colleague.headers });
	expect(shown.headers.get("content-type")).toBe("image/png");
	expect(shown.headers.get("x-content-type-options")).toBe("nosniff");
	expect(shown.headers.get("cache-control")).toBe("private, max-age=604800, immutable");
	expect(new Uint8Array(await shown.arrayBuffer())).toEqual(PNG);
	await put(own, JPEG);
	const next = await see(own, own.userId);
	expect(next.headers.get("content-type")).toBe("image/jpeg");
	expect(new Uint8Array(await next.arrayBuffer())).toEqual(JPEG);
});

test("D01 another workspace's picture, a former member's and an unknown one's answer alike", async () => {
	await put(own, PNG);
	const unknown = await verdict(await see(stranger, crypto.randomUUID()));
	expect(unknown).toEqual({ status: 404, code: "not_found" });
	expect(await verdict(await see(stranger, own.userId))).toEqual(unknown);
	await env.DB.prepare("update members set is_active = 0 where id = ?").bind(own.memberId).run();
	expect(await verdict(await see(colleague, own.userId))).toEqual(unknown);
	await env.DB.prepare("update members set is_active = 1 where id = ?").bind(own.memberId).run();
	expect((await see(colleague, own.userId)).status).toBe(200);
	// A refusal is never kept by a browser.
	expect((await see(stranger, own.userId)).headers.get("cache-control")).toBe("private, no-store");
});

test("F06 only small pictures of three kinds are taken, whatever they call themselves", async () => {
	await put(own, PNG);
	const before = await addressOf(own);
	const refused = [
		"<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>",
		"<!doctype html>",
		"GIF89a",
		"",
		new Uint8Array([...PNG, ...new Uint8Array(64 * 1024)]),
	];
	for (const body of refused)
		expect(await verdict(await put(own, body))).toEqual({ status: 400, code: "image_invalid" });
	expect(await verdict(await put(own, new Uint8Array(300_000)))).toEqual({
		status: 413,
		code: "too_large",
	});
	expect(await addressOf(own)).toBe(before);
});

test("G01 nobody else's page and nobody without a sign-in changes a picture", async () => {
	await put(own, PNG);
	const before = await addressOf(own);
	const foreign = { cookie: own.cookie, origin: "https://evil.example" };
	for (const method of ["PUT", "DELETE"]) {
		const body = method === "PUT" ? { body: PNG } : {};
		expect((await call("/api/avatars/me", { method, headers: foreign, ...body })).status).toBe(403);
		const bare = { method, headers: { origin: ORIGIN }, ...body };
		expect((await call("/api/avatars/me", bare)).status).toBe(401);
	}
	expect(await addressOf(own)).toBe(before);
});

test("removing takes the picture out of every membership of the person", async () => {
	await put(own, PNG);
	const second = await createWorkspace();
	const memberId = crypto.randomUUID();
	await env.DB.prepare(
		`insert into members (id, workspace_id, user_id, role, is_active, created_at, updated_at)
		values (?, ?, ?, 'viewer', 1, 1, 1)`,
	)
		.bind(memberId, second.id, own.userId)
		.run();
	const there = { ...own, memberId, workspaceId: second.id };
	const { cookie } = await signInAs(there);
	await put({ ...there, cookie }, PNG);
	expect(await addressOf(own)).not.toBeNull();
	const removed = await call("/api/avatars/me", { method: "DELETE", headers: own.headers });
	expect(removed.status).toBe(204);
	expect([await addressOf(own), await addressOf(there)]).toEqual([null, null]);
	expect((await see(own, own.userId)).status).toBe(404);
});
