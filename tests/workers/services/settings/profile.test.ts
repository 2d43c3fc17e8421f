import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { createMember, createWorkspace, migrate, type TestMember } from "#tests/support/sign-in.ts";
import { openWorkspaceSocket } from "#tests/support/socket.ts";
import { findSignedIn, services } from "#tests/support/two-workspaces.ts";

let member: TestMember;
beforeAll(async () => {
	await migrate();
	member = await createMember((await createWorkspace()).id, "viewer");
});

const update = async (fullName: string, jobTitle: string) =>
	services().profile.update(await findSignedIn(member), { fullName, jobTitle });
const stored = () =>
	env.DB.prepare(
		"select full_name, job_title from members join users on users.id = user_id where members.id = ?",
	)
		.bind(member.memberId)
		.first();

test("name and job title are kept as one line, and the team is told", async () => {
	const hub = await openWorkspaceSocket(member);
	await hub.next("hello");
	expect(await update("  Ana   Lima ", " Gerente ")).toEqual({ ok: true, value: null });
	await hub.next("team_changed");
	hub.close();
	expect(await stored()).toMatchObject({ job_title: "Gerente" });
	expect((await findSignedIn(member)).fullName).toMatch(/^Ana/);
	await update("Ana Lima", "");
	expect(await stored()).toEqual({ full_name: "Ana Lima", job_title: null });
});

test("L12 a blank or endless name is refused and changes nothing", async () => {
	await update("Ana Lima", "Gerente");
	const before = await stored();
	for (const [name, title, code] of [
		["  ", "Gerente", "full_name_required"],
		["\u3164", "Gerente", "full_name_required"],
		["a".repeat(121), "Gerente", "name_too_long"],
		["Ana", "a".repeat(81), "name_too_long"],
		["Ana\0", "", "invalid_request"],
	] as const)
		expect(await update(name, title), name.slice(0, 9)).toEqual({ ok: false, code });
	expect(await stored()).toEqual(before);
});
