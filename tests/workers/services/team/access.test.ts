import { beforeAll, expect, test } from "vitest";
import { bindings, createMember, migrate } from "#tests/support/sign-in.ts";
import { createTeam, inviteOf, servicesAt } from "#tests/support/team.ts";
import { meterTrips } from "#tests/support/trip-meter.ts";
import { createServices } from "#workers/services/index.ts";

beforeAll(migrate);

const services = servicesAt(Date.now);

test("who, what and which invitation can get in is shown to an administrator, the newest first (security 3)", async () => {
	const { people, workspaceId } = await createTeam();
	const { signedIn } = people.admin;
	const accomplice = await createMember(workspaceId, "admin", "Cúmplice");
	const invite = inviteOf({ role: "admin" });
	expect((await services.invitations.invite(signedIn, invite, "pt")).ok).toBe(true);
	const made = await services.whatsapp.create(signedIn, {
		name: "Loja",
		description: "",
		webhookUrl: "",
		gateway: "simulator",
	});
	if (!made.ok) throw new Error(made.code);
	await bindings.DB.prepare(
		"update channels set api_key_hash = ?, api_key_prefix = 'wak_1234', api_key_created_at = 5 where id = ?",
	)
		.bind(crypto.randomUUID(), made.value.id)
		.run();
	const [workspace, ...others] = await services.access.review(signedIn);
	expect(others).toEqual([]);
	expect(workspace).toMatchObject({ id: workspaceId, isCurrent: true });
	expect(workspace?.people).toHaveLength(4);
	expect(workspace?.people.map(({ id }) => id)).not.toContain(signedIn.member.id);
	expect(workspace?.people).toContainEqual(
		expect.objectContaining({ id: accomplice.memberId, name: "Cúmplice", role: "admin" }),
	);
	expect(workspace?.invitations).toMatchObject([{ email: invite.email, role: "admin" }]);
	expect(workspace?.keys).toEqual([
		{ channelId: made.value.id, channelName: "Loja", prefix: "wak_1234", since: 5 },
	]);
	// What was taken away or ran out is not there.
	const later = servicesAt(() => Date.now() + 60 * 86_400_000);
	expect((await later.access.review(signedIn))[0]?.invitations).toEqual([]);
	await services.team.removeMember(signedIn, accomplice.memberId);
	expect((await services.access.review(signedIn))[0]?.people).toHaveLength(3);
});

test("D15 only workspaces one administers are looked through, in two round trips (security 3)", async () => {
	const { people } = await createTeam();
	const foreign = await createTeam();
	for (const role of ["manager", "operator", "viewer"] as const)
		expect(await services.access.review(people[role].signedIn)).toEqual([]);
	const { env, trips } = meterTrips(bindings);
	const own = await createServices(env, { defer: () => undefined }).access.review(
		people.admin.signedIn,
	);
	expect(own.map(({ id }) => id)).toEqual([people.admin.workspaceId]);
	expect(JSON.stringify(own)).not.toContain(foreign.people.viewer.memberId);
	expect(trips.calls).toHaveLength(2);
});
