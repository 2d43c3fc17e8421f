import { beforeAll, expect, test } from "vitest";
import { call } from "#tests/support/call.ts";
import {
	bindings,
	createMember,
	createWorkspace,
	migrate,
	signInAs,
	tellHub,
} from "#tests/support/sign-in.ts";

beforeAll(migrate);

test("a member is told who they are, and nothing secret", async () => {
	const workspace = await createWorkspace("Loja Um");
	const member = await createMember(workspace.id, "operator", "Bia");
	const answer = await call("/api/auth/me", { headers: member.headers });
	expect(answer.status).toBe(200);
	expect(await answer.json()).toEqual({
		email: member.email,
		fullName: "Bia",
		member: { id: member.memberId, role: "operator", avatarUrl: null },
		workspace: { id: workspace.id, name: "Loja Um", slug: workspace.slug, plan: "premium" },
	});
});

test("signing out ends this sign-in at once and leaves the person's others", async () => {
	const member = await createMember((await createWorkspace()).id);
	const other = await signInAs(member);
	const answer = await call("/api/auth/sign-out", { method: "POST", headers: member.headers });
	expect(answer.status).toBe(204);
	expect(answer.headers.getSetCookie().join()).toContain("prosa.session=; ");
	expect(answer.headers.get("clear-site-data")).toBe('"cache"');
	expect((await call("/api/auth/me", { headers: member.headers })).status).toBe(401);
	expect((await call("/api/auth/me", { headers: { cookie: other.cookie } })).status).toBe(200);
	const again = await call("/api/auth/sign-out", { method: "POST", headers: member.headers });
	expect(again.status).toBe(401);
});

test.each([
	["no cookie", ""],
	["an empty one", "prosa.session="],
	["garbage", "prosa.session=%%%;;;==="],
	["a bare id", "prosa.session=01920d3e-7c1a-7000-8000-123456789012"],
	["a bearer without encryption", "prosa.session=eyJhbGciOiJub25lIn0.eyJzaWQiOiJ4In0."],
	["a cookie of 16 KB", `prosa.session=${"x".repeat(16_384)}`],
	["sixty cookies", Array.from({ length: 60 }, (_, at) => `c${at}=${"v".repeat(100)}`).join("; ")],
])("A09 A16 %s is a stranger: 401", async (_, cookie) => {
	const answer = await call("/api/auth/me", { headers: cookie ? { cookie } : {} });
	expect(answer.status).toBe(401);
	expect(await answer.json()).toMatchObject({ error: { code: "not_signed_in" } });
});

test("A15 a removed member's cookie is a stranger's at the next request", async () => {
	const member = await createMember((await createWorkspace()).id);
	expect((await call("/api/auth/me", { headers: member.headers })).status).toBe(200);
	await bindings.DB.prepare("update members set is_active = 0 where id = ?")
		.bind(member.memberId)
		.run();
	await tellHub(member.workspaceId);
	expect((await call("/api/auth/me", { headers: member.headers })).status).toBe(401);
});
