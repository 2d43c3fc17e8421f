/** The erasure of a member in every table of D1 that has something of them (app/domain/personal-data/stores.ts). */
import { and, eq, inArray, ne, notExists, or, type SQL, sql } from "drizzle-orm";
import { alias, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { D1_TABLES } from "#app/domain/personal-data/stores.ts";
import type { Role } from "#app/domain/team/role.ts";
import type { Database } from "#workers/data/database.ts";
import { users } from "#workers/data/schema/auth.ts";
import { conversations } from "#workers/data/schema/conversation.ts";
import { alarmTargets } from "#workers/data/schema/health.ts";
import { integrationChecks, integrations } from "#workers/data/schema/integration.ts";
import { invitations } from "#workers/data/schema/invitation.ts";
import { mails } from "#workers/data/schema/mail.ts";
import { notifications } from "#workers/data/schema/notification.ts";
import { contactRequests } from "#workers/data/schema/site.ts";
import { members } from "#workers/data/schema/team.ts";
import { webhookDeliveries } from "#workers/data/schema/webhook-delivery.ts";
import { listTables } from "../backup/tables.ts";
import type { Change } from "../team/activity.ts";
import { stillHasRole } from "../team/team-changes.ts";

/** A member with what names them. */
export interface MemberToErase {
	workspaceId: string;
	memberId: string;
	userId: string;
	email: string;
	fullName: string;
}

/** Null when there is none, or they were erased already. */
export async function findMemberToErase(
	db: Database,
	workspaceId: string,
	memberId: string,
): Promise<MemberToErase | null> {
	const [found] = await db
		.select({
			workspaceId: members.workspaceId,
			memberId: members.id,
			userId: members.userId,
			email: users.email,
			fullName: users.fullName,
		})
		.from(members)
		.innerJoin(users, eq(users.id, members.userId))
		.where(and(eq(members.workspaceId, workspaceId), eq(members.id, memberId)));
	return found ?? null;
}

/** Whether the account ends with this membership. */
export async function isOnlyMembership(db: Database, userId: string): Promise<boolean> {
	return (await db.$count(members, eq(members.userId, userId))) <= 1;
}

/**
 * Erases a member who was removed before, and the account with its last membership, in one transaction with the log's
 * entry. Writes nothing while they are active, or when the actor is no longer what was decided on.
 */
export async function createMemberErasure(
	db: Database,
	member: MemberToErase,
	actor: { id: string; role: Role },
): Promise<Change> {
	const { workspaceId, memberId, userId } = member;
	// Whoever is referred to goes after those who refer.
	const tables = (await listTables(db)).map(({ name }) => name).toReversed();
	const isLast = notExists(
		db
			.select({ one: sql`1` })
			.from(members)
			.where(eq(members.userId, userId)),
	);
	return {
		gate: db
			.delete(members)
			.where(
				and(
					eq(members.workspaceId, workspaceId),
					eq(members.id, memberId),
					eq(members.isActive, false),
					ne(members.id, actor.id),
					stillHasRole(db, workspaceId, actor),
				),
			),
		after: (happened) => [
			...clearTexts(db, member, happened),
			...tables.flatMap((name) => {
				const { workspace = null, person = null, member: how } = D1_TABLES[name] ?? {};
				if (!person || how !== "erased") return [];
				const id = person.id === "user" ? userId : memberId;
				const columns = { key: text(person.column), workspace: text(workspace ?? "") };
				const table = sqliteTable(name, columns);
				const isHere = workspace === null ? isLast : eq(table.workspace, workspaceId);
				return [db.delete(table).where(and(eq(table.key, id), isHere, happened))];
			}),
			...clearOfAccount(db, member, and(isLast, happened)),
		],
	};
}

/** Where a name or an address stands in a text, or an id in another one's row. */
function clearTexts(db: Database, member: MemberToErase, happened: SQL) {
	const { workspaceId, memberId, email, fullName } = member;
	const names = (value: string) =>
		sql`instr(${notifications.params}, ${JSON.stringify(value)}) > 0`;
	const own = alias(integrations, "own");
	const theirs = db
		.select({ id: own.id })
		.from(own)
		.where(and(eq(own.workspaceId, workspaceId), eq(own.memberId, memberId)));
	return [
		db
			.update(conversations)
			.set({ assigneeId: null, assigneeName: null })
			.where(
				and(
					eq(conversations.workspaceId, workspaceId),
					eq(conversations.assigneeId, memberId),
					happened,
				),
			),
		db
			.delete(notifications)
			.where(
				and(
					eq(notifications.workspaceId, workspaceId),
					or(names(fullName), names(email)),
					happened,
				),
			),
		db
			.delete(invitations)
			.where(and(eq(invitations.workspaceId, workspaceId), eq(invitations.email, email), happened)),
		db
			.delete(webhookDeliveries)
			.where(
				and(
					eq(webhookDeliveries.workspaceId, workspaceId),
					inArray(webhookDeliveries.integrationId, theirs),
					happened,
				),
			),
		db
			.delete(integrationChecks)
			.where(
				and(
					eq(integrationChecks.workspaceId, workspaceId),
					inArray(integrationChecks.integrationId, theirs),
					happened,
				),
			),
	];
}

/** What has the address only, and belongs to no workspace. */
const clearOfAccount = (db: Database, { email }: MemberToErase, when: SQL | undefined) => [
	db.delete(mails).where(and(eq(mails.recipient, email), when)),
	db.delete(contactRequests).where(and(eq(contactRequests.email, email), when)),
	db
		.update(alarmTargets)
		.set({ email: null })
		.where(and(eq(alarmTargets.email, email), when)),
];
