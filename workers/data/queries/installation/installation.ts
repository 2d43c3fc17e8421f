import { and, eq, exists, isNull, notExists, sql } from "drizzle-orm";
import type { Region } from "#app/domain/installation/entering.ts";
import { parseRegion } from "#app/domain/installation/entering.ts";
import { NOTHING, value } from "#workers/data/bound-value.ts";
import type { Database } from "#workers/data/database.ts";
import { users } from "#workers/data/schema/auth.ts";
import { installation, operatorKeys } from "#workers/data/schema/installation.ts";
import { members } from "#workers/data/schema/team.ts";
import { workspaces } from "#workers/data/schema/workspace.ts";
import { type EndedSignIn, revokingSignIns } from "../auth/sign-ins.ts";
import { foundingStatements, type NewWorkspace } from "../auth/founding.ts";
import { isUsableKey, usingKey } from "./operator-keys.ts";

export interface Installation {
	/** Its admins run the installation. */
	workspaceId: string;
	region: Region | null;
	createdAt: number;
}

/** Null until somebody has entered. */
export async function findInstallation(db: Database): Promise<Installation | null> {
	const [found] = await db.select().from(installation).where(eq(installation.id, 1));
	if (!found) return null;
	const { workspaceId, region, createdAt } = found;
	return { workspaceId, region: parseRegion(region ?? ""), createdAt };
}

/** The condition that the operator's link still works, for statements of one batch. */
const linkWorks = (db: Database, tokenHash: string, now: number) =>
	exists(
		db
			.select({ hash: operatorKeys.tokenHash })
			.from(operatorKeys)
			.where(isUsableKey(tokenHash, "setup", now)),
	);

/** The statement that makes a workspace the installation's, once, while the link works. */
function markingWorkspace(
	db: Database,
	tokenHash: string,
	workspaceId: string,
	region: Region | null,
	now: number,
) {
	return db
		.insert(installation)
		.select(
			db
				.select({
					id: value("id", 1),
					workspaceId: value("workspace_id", workspaceId),
					region: value<string | null>("region", region),
					createdAt: value("created_at", now),
				})
				.from(NOTHING)
				.where(
					and(
						linkWorks(db, tokenHash, now),
						exists(
							db
								.select({ id: workspaces.id })
								.from(workspaces)
								.where(eq(workspaces.id, workspaceId)),
						),
					),
				),
		)
		.onConflictDoNothing();
}

/**
 * The first administrator: the user gets this name and password, founds the workspace, and the workspace is the
 * installation's. All of it or nothing, once per link. False when the link is over, the user has an account already,
 * or somebody else was first.
 */
export async function enterInstallation(
	db: Database,
	link: { tokenHash: string },
	person: { userId: string; fullName: string; passwordHash: string },
	made: NewWorkspace,
	region: Region,
): Promise<boolean> {
	const { now, workspaceId } = made;
	const { tokenHash } = link;
	const isFree = and(
		linkWorks(db, tokenHash, now),
		notExists(db.select({ id: installation.id }).from(installation)),
	);
	await db.batch([
		db
			.update(users)
			.set({
				fullName: person.fullName,
				passwordHash: person.passwordHash,
				emailConfirmedAt: now,
				updatedAt: now,
			})
			.where(and(eq(users.id, person.userId), isNull(users.emailConfirmedAt), isFree)),
		...foundingStatements(db, person.userId, made),
		markingWorkspace(db, tokenHash, workspaceId, region, now),
		usingKey(db, tokenHash, now),
	]);
	return (await findInstallation(db))?.workspaceId === workspaceId;
}

/** Makes an existing workspace the installation's. False when the link is over or somebody else was first. */
export async function claimInstallation(
	db: Database,
	tokenHash: string,
	workspaceId: string,
	now: number,
): Promise<boolean> {
	await db.batch([
		markingWorkspace(db, tokenHash, workspaceId, null, now),
		usingKey(db, tokenHash, now),
	]);
	return (await findInstallation(db))?.workspaceId === workspaceId;
}

/**
 * A way back in for whoever runs the deployment: the user gets this password, is an admin of the installation's
 * workspace, and all their sign-ins end. Null when the link is over.
 */
export async function recoverAdministrator(
	db: Database,
	link: { tokenHash: string },
	person: { userId: string; passwordHash: string },
	member: { id: string; workspaceId: string },
	now: number,
): Promise<EndedSignIn[] | null> {
	const works = linkWorks(db, link.tokenHash, now);
	const [changed, , ended] = await db.batch([
		db
			.update(users)
			.set({
				passwordHash: person.passwordHash,
				emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${now})`,
				updatedAt: now,
			})
			.where(and(eq(users.id, person.userId), works))
			.returning({ id: users.id }),
		db
			.insert(members)
			.select(
				db
					.select({
						id: value("id", member.id),
						workspaceId: value("workspace_id", member.workspaceId),
						userId: value("user_id", person.userId),
						role: value("role", "admin" as const),
						isActive: value("is_active", true),
						avatarUrl: value<string | null>("avatar_url", null),
						jobTitle: value<string | null>("job_title", null),
						lastSeenAt: value<number | null>("last_seen_at", null),
						createdAt: value("created_at", now),
						updatedAt: value("updated_at", now),
					})
					.from(NOTHING)
					.where(works),
			)
			.onConflictDoUpdate({
				target: [members.workspaceId, members.userId],
				set: { role: "admin", isActive: true, updatedAt: now },
			}),
		revokingSignIns(db, person.userId, null, now, works),
		usingKey(db, link.tokenHash, now),
	]);
	return changed.length > 0 ? ended : null;
}
