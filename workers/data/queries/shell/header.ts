import { and, asc, count, eq, gt, isNull, sql } from "drizzle-orm";
import type { Absence } from "#app/domain/routing/absence.ts";
import { parseRole, type Role } from "#app/domain/team/role.ts";
import type { Database } from "#workers/data/database.ts";
import { deadLetters } from "#workers/data/schema/dead-letter.ts";
import { installation } from "#workers/data/schema/installation.ts";
import { members } from "#workers/data/schema/team.ts";
import { workspaces } from "#workers/data/schema/workspace.ts";
import { countWaitingLetters } from "../admin/dead-letters.ts";
import { sumKeptEvents } from "../channels/kept-events.ts";
import { selectAbsence, toAbsence } from "../routing/routing.ts";
import { selectNotifications, selectReadSamples } from "./notifications.ts";

/** More workspaces than anyone switches between. */
const MAX_WORKSPACES = 50;

/** Active members whom D1 saw after `since`: the hub knows of fresher sights, and does not always answer. */
function selectOnline(db: Database, workspaceId: string, since: number) {
	return db
		.select({ id: members.id })
		.from(members)
		.where(
			and(
				eq(members.workspaceId, workspaceId),
				eq(members.isActive, true),
				gt(members.lastSeenAt, since),
			),
		);
}

/** Jobs of the workspace given up after `since` and not replayed. */
function countDeadLetters(db: Database, workspaceId: string, since: number) {
	return db
		.select({ letters: count() })
		.from(deadLetters)
		.where(
			and(
				eq(deadLetters.workspaceId, workspaceId),
				gt(deadLetters.createdAt, since),
				isNull(deadLetters.replayedAt),
				isNull(deadLetters.discardedAt),
			),
		);
}

/** The active workspaces a user is an active member of, by name. */
function selectWorkspaces(db: Database, userId: string) {
	return db
		.select({
			// Aliased: in a batch two columns of one name would be one.
			id: sql<string>`${workspaces.id}`.as("workspace_id"),
			name: sql<string>`${workspaces.name}`.as("workspace_name"),
			role: sql<string>`${members.role}`.as("member_role"),
			isDemonstration: sql<number>`${workspaces.isDemonstration}`.as("is_demonstration"),
		})
		.from(members)
		.innerJoin(workspaces, eq(workspaces.id, members.workspaceId))
		.where(
			and(eq(members.userId, userId), eq(members.isActive, true), eq(workspaces.status, "active")),
		)
		.orderBy(asc(workspaces.name), asc(workspaces.id))
		.limit(MAX_WORKSPACES);
}

export interface HeaderRows {
	/** Ids of members whom D1 saw lately. */
	online: string[];
	deadLetters: number;
	waitingLetters: number;
	keptEvents: number;
	workspaces: { id: string; name: string; role: Role }[];
	/** Whether the workspace that was asked for is the seeded demonstration. */
	isDemonstration: boolean;
	notifications: Awaited<ReturnType<typeof selectNotifications>>;
	readSamples: string[];
	/** Whether the workspace that was asked for is the installation's. */
	isInstallation: boolean;
	/** Whether the member is away by their own word. */
	absence: Absence;
}

/** What the header shows, in one D1 batch. */
export async function readHeader(
	db: Database,
	who: { workspaceId: string; memberId: string; userId: string },
	ask: {
		onlineSince: number;
		troubleSince: number;
		samples: readonly string[];
		notifications: number;
		/** Most waiting letters counted; 0 for whoever may not see them. */
		countedLetters: number;
	},
): Promise<HeaderRows> {
	const { workspaceId, memberId, userId } = who;
	const [online, [dead], [letters], own, told, read, [kept], [installed], [absent]] =
		await db.batch([
			selectOnline(db, workspaceId, ask.onlineSince),
			countDeadLetters(db, workspaceId, ask.troubleSince),
			countWaitingLetters(db, workspaceId, ask.countedLetters),
			selectWorkspaces(db, userId),
			selectNotifications(db, workspaceId, memberId, ask.notifications),
			selectReadSamples(db, workspaceId, memberId, ask.samples),
			sumKeptEvents(db, workspaceId),
			db.select({ installation: installation.workspaceId }).from(installation),
			selectAbsence(db, workspaceId, memberId),
		]);
	return {
		online: online.map(({ id }) => id),
		deadLetters: dead?.letters ?? 0,
		waitingLetters: letters?.waiting ?? 0,
		keptEvents: ask.countedLetters === 0 ? 0 : (kept?.events ?? 0),
		workspaces: own.map(({ id, name, role }) => ({ id, name, role: parseRole(role) })),
		isDemonstration: own.some((one) => one.id === workspaceId && one.isDemonstration === 1),
		notifications: told,
		readSamples: read.map(({ name }) => name),
		isInstallation: installed?.installation === workspaceId,
		absence: toAbsence(absent),
	};
}
