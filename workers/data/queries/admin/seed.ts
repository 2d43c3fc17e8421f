import { eq } from "drizzle-orm";
import type { Role } from "#app/domain/team/role.ts";
import type { Database } from "#workers/data/database.ts";
import { users } from "#workers/data/schema/auth.ts";
import { installation } from "#workers/data/schema/installation.ts";
import { members } from "#workers/data/schema/team.ts";
import { workspaces } from "#workers/data/schema/workspace.ts";

export interface SeedWorkspace {
	id: string;
	name: string;
	slug: string;
	plan: "free" | "premium" | "enterprise";
	dataKeyWrapped: string;
}
export interface SeedMember {
	userId: string;
	memberId: string;
	email: string;
	fullName: string;
	role: Role;
	passwordHash: string;
}

export async function findWorkspaceBySlug(db: Database, slug: string): Promise<string | null> {
	const [found] = await db
		.select({ id: workspaces.id })
		.from(workspaces)
		.where(eq(workspaces.slug, slug));
	return found?.id ?? null;
}

/** Writes a workspace with confirmed members in one transaction; a taken slug or e-mail throws. */
export async function insertSeed(
	db: Database,
	workspace: SeedWorkspace,
	team: readonly SeedMember[],
	now: number,
): Promise<void> {
	const stamps = { createdAt: now, updatedAt: now };
	await db.batch([
		db.insert(workspaces).values({ ...workspace, ...stamps, isDemonstration: true }),
		...team.flatMap((member) => [
			db.insert(users).values({
				id: member.userId,
				email: member.email,
				fullName: member.fullName,
				passwordHash: member.passwordHash,
				emailConfirmedAt: now,
				...stamps,
			}),
			db.insert(members).values({
				id: member.memberId,
				workspaceId: workspace.id,
				userId: member.userId,
				role: member.role,
				...stamps,
			}),
		]),
		// On a laptop the demonstration's admins run the installation.
		db
			.insert(installation)
			.values({ id: 1, workspaceId: workspace.id, region: null, createdAt: now })
			.onConflictDoNothing(),
	]);
}
