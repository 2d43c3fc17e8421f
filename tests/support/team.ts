import { env } from "cloudflare:workers";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { InviteMember } from "#app/contracts/team.ts";
import { type Role, ROLES } from "#app/domain/team/role.ts";
import { deriveToken } from "#workers/adapters/secrets/token.ts";
import { loadConfig } from "#workers/config.ts";
import { createServices, type Services } from "#workers/services/index.ts";
import { bindings, createMembers, createWorkspace, type TestMember } from "./sign-in.ts";
import { findSignedIn } from "./two-workspaces.ts";

export interface Team {
	workspaceId: string;
	/** One signed-in member of each role. */
	people: Record<Role, TestMember & { signedIn: SignedIn }>;
}

const NAMES: Record<Role, string> = {
	admin: "Ana Admin",
	manager: "Gil Gestor",
	operator: "Olga Operadora",
	viewer: "Vera Visualizadora",
};

/** A workspace with one member of each role. */
export async function createTeam(): Promise<Team> {
	const { id } = await createWorkspace();
	const members = await createMembers(
		id,
		ROLES.map((role) => ({ role, fullName: NAMES[role] })),
	);
	const people = members.map(async (member, at) => [
		ROLES[at],
		{ ...member, signedIn: await findSignedIn(member) },
	]);
	return { workspaceId: id, people: Object.fromEntries(await Promise.all(people)) };
}

/** Services at a moment of the test's choosing, with bindings replaced. */
export const servicesAt = (now: () => number, replaced: Partial<Env> = {}): Services =>
	createServices(
		{ ...bindings, ...replaced },
		{ now, defer: (work) => void work.catch(() => null) },
	);

/** The token a mail of this sending carries. */
export const tokenOf = (invitationId: string, resentCount = 0): string =>
	deriveToken(loadConfig(env).masterKey, "invitation", `${invitationId}:${resentCount}`);

export const freshEmail = (): string => `${crypto.randomUUID().slice(0, 13)}@convidada.test`;

export const inviteOf = (input: Partial<InviteMember> = {}): InviteMember => ({
	email: freshEmail(),
	role: "operator",
	name: "Bia Convidada",
	department: null,
	...input,
});

interface LogRow {
	seq: number;
	actor_id: string | null;
	action: string;
	entity_id: string;
	metadata: string;
	hash: string;
}

/** All entries of a workspace's log, oldest first, as they stand in the database. */
export async function readLog(workspaceId: string): Promise<LogRow[]> {
	const { results } = await bindings.DB.prepare(
		"select seq, actor_id, action, entity_id, metadata, hash from activity_logs where workspace_id = ? order by seq",
	)
		.bind(workspaceId)
		.all<LogRow>();
	return results;
}

export const codesOf = async (workspaceId: string): Promise<string[]> =>
	(await readLog(workspaceId)).map(
		({ metadata }) => (JSON.parse(metadata) as { code: string }).code,
	);
