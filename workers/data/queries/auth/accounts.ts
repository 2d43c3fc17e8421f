import { and, eq, sql } from "drizzle-orm";
import { type Role, parseRole } from "#app/domain/team/role.ts";
import type { Database } from "#workers/data/database.ts";
import { users } from "#workers/data/schema/auth.ts";
import { members } from "#workers/data/schema/team.ts";
import { workspaces } from "#workers/data/schema/workspace.ts";

export type User = typeof users.$inferSelect;

export async function findUserByEmail(db: Database, email: string): Promise<User | null> {
	const [user] = await db.select().from(users).where(eq(users.email, email));
	return user ?? null;
}

export async function findUser(db: Database, id: string): Promise<User | null> {
	const [user] = await db.select().from(users).where(eq(users.id, id));
	return user ?? null;
}

/** Adds the user unless the address is taken; returns the user who has it. */
export async function ensureUser(
	db: Database,
	user: { id: string; email: string; fullName: string; now: number },
): Promise<User> {
	const [, [found]] = await db.batch([
		db
			.insert(users)
			.values({
				id: user.id,
				email: user.email,
				fullName: user.fullName,
				createdAt: user.now,
				updatedAt: user.now,
			})
			.onConflictDoNothing({ target: users.email }),
		db.select().from(users).where(eq(users.email, user.email)),
	]);
	if (!found) throw new Error("a user just written is missing");
	return found;
}

/** All memberships of a user in active workspaces, the oldest first. */
export async function listMemberships(
	db: Database,
	userId: string,
): Promise<{ memberId: string; workspaceId: string; isActive: boolean }[]> {
	return db
		.select({
			memberId: members.id,
			workspaceId: members.workspaceId,
			isActive: sql<boolean>`${members.isActive} and ${workspaces.status} = 'active'`.mapWith(
				Boolean,
			),
		})
		.from(members)
		.innerJoin(workspaces, eq(workspaces.id, members.workspaceId))
		.where(eq(members.userId, userId))
		.orderBy(members.createdAt);
}

export interface OwnWorkspace {
	id: string;
	name: string;
	memberId: string;
	role: Role;
}

/** The active workspaces in which the user is an active member, by name. */
export async function listOwnWorkspaces(db: Database, userId: string): Promise<OwnWorkspace[]> {
	const rows = await db
		.select({
			id: workspaces.id,
			name: workspaces.name,
			memberId: members.id,
			role: members.role,
		})
		.from(members)
		.innerJoin(workspaces, eq(workspaces.id, members.workspaceId))
		.where(
			and(eq(members.userId, userId), eq(members.isActive, true), eq(workspaces.status, "active")),
		)
		.orderBy(workspaces.name, workspaces.id);
	return rows.map((row) => ({ ...row, role: parseRole(row.role) }));
}
