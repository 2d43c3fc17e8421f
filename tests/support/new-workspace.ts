/** Workspaces of a test's own, made without the forms: signing up has tests of its own. */
import type { APIRequestContext } from "playwright/test";
import type { SeedRequest } from "#app/contracts/seed.ts";
import type { Role } from "#app/domain/team/role.ts";

/** Of every member of such a workspace. */
export const WORKSPACE_PASSWORD = "girassol-azul-9";

export interface WorkspaceOptions {
	plan?: SeedRequest["workspace"]["plan"];
	instances?: SeedRequest["instances"];
}

/** A new workspace with one member for each role, on Premium unless said. Answers their addresses, in the same order. */
export async function seedWorkspace(
	request: APIRequestContext,
	origin: string,
	roles: readonly Role[],
	{ plan = "premium", instances = [] }: WorkspaceOptions = {},
): Promise<string[]> {
	const slug = `loja-${Date.now()}-${Math.floor(Math.random() * 1e6)}`;
	const members = roles.map((role) => ({
		email: `${role}@${slug}.test`,
		fullName: role === "admin" ? "Dona Teresa" : `Pessoa ${role}`,
		role,
		password: WORKSPACE_PASSWORD,
	}));
	const data: Omit<SeedRequest, "webchats"> = {
		workspace: { name: "Loja da Teresa", slug, plan },
		members,
		instances,
	};
	const answer = await request.post(`${origin}/dev/seed`, { headers: { origin }, data });
	if (!answer.ok()) throw new Error(`no workspace: ${answer.status()} ${await answer.text()}`);
	return members.map(({ email }) => email);
}
