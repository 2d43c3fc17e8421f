import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import * as v from "valibot";
import { beforeAll, expect, test } from "vitest";
import { HeaderData } from "#app/contracts/header.ts";
import { createMember, createWorkspace, migrate, ORIGIN } from "#tests/support/sign-in.ts";
import { meterTrips } from "#tests/support/trip-meter.ts";
import { ask, services, verdict } from "#tests/support/two-workspaces.ts";
import { handleRequest } from "#workers/api/handle-request.ts";

beforeAll(migrate);

async function readHeader(member: { headers: Record<string, string> }): Promise<HeaderData> {
	const answer = await ask(member, "GET", "/api/header");
	expect(answer.status).toBe(200);
	return v.parse(HeaderData, await answer.json());
}

const see = (memberId: string, at: number) =>
	env.DB.prepare("update members set last_seen_at = ? where id = ?").bind(at, memberId).run();

async function bury(workspaceId: string, at: number, replayedAt: number | null = null) {
	await env.DB.prepare(
		`insert into dead_letters (id, queue, workspace_id, body, reason, attempts, created_at, replayed_at)
		values (?, 'emails', ?, '{}', 'retries_used_up', 4, ?, ?)`,
	)
		.bind(crypto.randomUUID(), workspaceId, at, replayedAt)
		.run();
}

test("the header tells plan, health, who else is online and the own workspaces", async () => {
	const workspace = await createWorkspace("Loja Aurora");
	const member = await createMember(workspace.id, "admin");
	const before = Date.now();
	const header = await readHeader(member);
	expect(header).toEqual({
		plan: "premium",
		onlineMembers: 0,
		system: "operational",
		lastSyncAt: header.lastSyncAt,
		notifications: [],
		waitingLetters: 0,
		isDemonstration: false,
		runsInstallation: false,
		readSamples: [],
		absence: { isAbsent: false, until: null },
		workspaces: [{ id: workspace.id, name: "Loja Aurora", role: "admin", isCurrent: true }],
	});
	expect(header.lastSyncAt).toBeGreaterThanOrEqual(before);
});

test("online are the others of the workspace seen within five minutes", async () => {
	const workspace = await createWorkspace();
	const [me, near, far, gone] = await Promise.all(
		["Eu", "Perto", "Longe", "Saiu"].map((name) => createMember(workspace.id, "operator", name)),
	);
	const stranger = await createMember((await createWorkspace()).id);
	if (!me || !near || !far || !gone) throw new Error("nobody");
	const now = Date.now();
	await see(me.memberId, now);
	await see(near.memberId, now - 4 * 60_000);
	await see(far.memberId, now - 6 * 60_000);
	await see(gone.memberId, now);
	await see(stranger.memberId, now);
	await env.DB.prepare("update members set is_active = 0 where id = ?").bind(gone.memberId).run();
	expect((await readHeader(me)).onlineMembers).toBe(1);
	expect((await readHeader(far)).onlineMembers).toBe(2);
});

test("a job of this workspace given up in the last quarter of an hour is degraded; replayed it is well", async () => {
	const workspace = await createWorkspace();
	const member = await createMember(workspace.id);
	const other = await createWorkspace();
	await bury(other.id, Date.now());
	await bury(workspace.id, Date.now() - 16 * 60_000);
	await bury(workspace.id, Date.now(), Date.now());
	expect((await readHeader(member)).system).toBe("operational");
	await bury(workspace.id, Date.now() - 60_000);
	expect((await readHeader(member)).system).toBe("degraded");
});

test("only active memberships in active workspaces can be switched to", async () => {
	const here = await createWorkspace("Aqui");
	const member = await createMember(here.id, "viewer");
	const join = async (name: string, isActive: boolean, status = "active") => {
		const { id } = await createWorkspace(name);
		await env.DB.batch([
			env.DB.prepare(
				`insert into members (id, workspace_id, user_id, role, is_active, created_at, updated_at)
				values (?, ?, ?, 'manager', ?, 1, 1)`,
			).bind(crypto.randomUUID(), id, member.userId, Number(isActive)),
			env.DB.prepare("update workspaces set status = ? where id = ?").bind(status, id),
		]);
	};
	await join("Outra", true);
	await join("Removida", false);
	await join("Suspensa", true, "suspended");
	const { workspaces } = await readHeader(member);
	expect(workspaces.map(({ name, role, isCurrent }) => [name, role, isCurrent])).toEqual([
		["Aqui", "viewer", true],
		["Outra", "manager", false],
	]);
});

test("the header costs one D1 batch beyond the sign-in, and beside it a call of the hub", async () => {
	const member = await createMember((await createWorkspace()).id);
	const { env: metered, trips } = meterTrips(env);
	const read = async () => {
		const ctx = createExecutionContext();
		const asked = new Request(`${ORIGIN}/api/header`, { headers: member.headers });
		const answer = await handleRequest(asked, metered, ctx, async () => new Response("page"));
		await waitOnExecutionContext(ctx);
		return answer;
	};
	await read();
	// The member's sight is noted after the answer; the second reading is within its minute.
	trips.calls.length = 0;
	const answer = await read();
	expect(answer.headers.get("cache-control")).toBe("private, no-store");
	expect(trips.calls).toEqual(["WORKSPACE_HUB.ask", "DB.batch", "WORKSPACE_HUB.readSeen"]);
});

test("the header can only be read, and only by who is signed in", async () => {
	const member = await createMember((await createWorkspace()).id);
	expect(await verdict(await ask(null, "GET", "/api/header"))).toEqual({
		status: 401,
		code: "not_signed_in",
	});
	for (const method of ["POST", "PUT", "DELETE"])
		expect((await ask(member, method, "/api/header", {})).status, method).toBe(404);
});

test("a database that does not answer gives no header at all, never one that looks well", async () => {
	const member = await createMember((await createWorkspace()).id);
	const signedIn = await services().auth.findSignedIn(
		new Request(ORIGIN, { headers: member.headers }),
	);
	if (!signedIn) throw new Error("not signed in");
	const away = {
		...env,
		DB: {
			prepare: () => ({ bind: () => ({}) }),
			batch: () => Promise.reject(new Error("D1 is away")),
		},
	};
	const { createServices } = await import("#workers/services/index.ts");
	const broken = createServices(away as unknown as Env, { defer: () => {} });
	await expect(broken.header.read(signedIn)).rejects.toThrow("D1 is away");
});
