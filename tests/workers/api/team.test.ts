import { beforeAll, expect, test } from "vitest";
import type { ActivityList, InvitationList, MemberList } from "#app/contracts/team.ts";
import { call, dumpDatabase } from "#tests/support/call.ts";
import { bindings, migrate } from "#tests/support/sign-in.ts";
import { createTeam, inviteOf, servicesAt, type Team } from "#tests/support/team.ts";
import { ask, verdict } from "#tests/support/two-workspaces.ts";

const LISTS = ["members", "invitations", "activity"] as const;
let own: Team;
let foreign: Team;
beforeAll(async () => {
	await migrate();
	[own, foreign] = [await createTeam(), await createTeam()];
	for (const { people } of [own, foreign])
		for (let at = 0; at < 2; at++)
			await servicesAt(Date.now).invitations.invite(people.admin.signedIn, inviteOf(), "pt");
});

const read = async <T>(list: (typeof LISTS)[number], headers = own.people.viewer.headers) =>
	(await call(`/api/team/${list}`, { headers })).json<T>();

test("every member reads the team's lists, each of the own workspace only, and nobody keeps them", async () => {
	const members = await read<MemberList>("members");
	expect(new Set(members.members.map(({ id }) => id))).toEqual(
		new Set(Object.values(own.people).map(({ memberId }) => memberId)),
	);
	const invitations = await read<InvitationList>("invitations");
	expect([invitations.invitations.length, invitations.total]).toEqual([2, 2]);
	const { activity } = await read<ActivityList>("activity");
	expect(new Set(activity.map(({ actor }) => actor?.id))).toEqual(
		new Set([own.people.admin.memberId]),
	);
	for (const list of LISTS) {
		const answer = await ask(own.people.viewer, "GET", `/api/team/${list}`);
		expect(answer.headers.get("cache-control"), list).toBe("private, no-store");
		const text = await answer.text();
		expect(text, list).not.toMatch(/password|token|hash|scrypt/i);
		for (const { memberId, email } of Object.values(foreign.people))
			expect(text.includes(memberId) || text.includes(email), list).toBe(false);
	}
});

test("a stranger reads nothing", async () => {
	for (const list of LISTS)
		expect(await verdict(await ask(null, "GET", `/api/team/${list}`)), list).toEqual({
			status: 401,
			code: "not_signed_in",
		});
});

test("D06 E03 there is no way to write here: no method, no body, no query changes anything", async () => {
	const before = await dumpDatabase();
	const body = {
		workspace_id: foreign.workspaceId,
		role: "admin",
		status: "accepted",
		is_active: 1,
	};
	const target = own.people.admin.memberId;
	for (const method of ["POST", "PUT", "PATCH", "DELETE"])
		for (const path of [...LISTS, `members/${target}`, `invitations/${target}`, "activity/1"])
			expect(
				await verdict(await ask(own.people.admin, method, `/api/team/${path}`, body)),
				`${method} ${path}`,
			).toEqual({ status: 404, code: "not_found" });
	for (const list of LISTS)
		expect(
			(await ask(own.people.viewer, "GET", `/api/team/${list}?resend=1&cancel=1&role=admin`))
				.status,
		).toBe(200);
	expect(await dumpDatabase()).toBe(before);
});

test("D02 E04 a workspace or role claimed in query, header or cookie changes nothing", async () => {
	const plain = await read<MemberList>("members");
	const forged = {
		...own.people.viewer.headers,
		"x-workspace-id": foreign.workspaceId,
		"x-role": "admin",
		cookie: `${own.people.viewer.cookie}; role=admin; workspace=${foreign.workspaceId}`,
	};
	const query = `?workspace_id=${foreign.workspaceId}&workspaceId=${foreign.workspaceId}&role=admin`;
	const answer = await call(`/api/team/members${query}`, { headers: forged });
	expect(await answer.json()).toEqual(plain);
	// A viewer who says they are an admin still sees no removed people.
	await bindings.DB.prepare("update members set is_active = 0 where id = ?")
		.bind(own.people.operator.memberId)
		.run();
	expect((await read<MemberList>("members", forged)).removed).toEqual([]);
	expect((await read<MemberList>("members", own.people.admin.headers)).removed).toHaveLength(1);
});

test("D13 after signing out the same browser reads nothing, and the next person only what is theirs", async () => {
	const { headers } = own.people.manager;
	const out = await ask(own.people.manager, "POST", "/api/auth/sign-out");
	expect(out.status).toBe(204);
	expect(out.headers.get("clear-site-data")).toContain('"cache"');
	for (const list of LISTS)
		expect((await call(`/api/team/${list}`, { headers })).status, list).toBe(401);
	// The cookie jar of that browser, with the other person's sign-in in it.
	const next = await read<MemberList>("members", foreign.people.viewer.headers);
	expect(next.members.map(({ id }) => id)).not.toContain(own.people.admin.memberId);
});
