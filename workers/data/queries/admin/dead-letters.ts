import {
	and,
	asc,
	count,
	desc,
	eq,
	inArray,
	isNotNull,
	isNull,
	lt,
	lte,
	or,
	sql,
} from "drizzle-orm";
import type { LetterPosition, LetterState } from "#app/domain/dead-letters/letter.ts";
import type { Database } from "#workers/data/database.ts";
import { users } from "#workers/data/schema/auth.ts";
import { deadLetters } from "#workers/data/schema/dead-letter.ts";
import { members } from "#workers/data/schema/team.ts";
import { sumKeptEvents } from "../channels/kept-events.ts";
import { webhookDeliveries } from "#workers/data/schema/webhook-delivery.ts";
import { workspaces } from "#workers/data/schema/workspace.ts";

export type StoredLetter = typeof deadLetters.$inferSelect;
export type NewDeadLetter = Pick<
	StoredLetter,
	"id" | "queue" | "workspaceId" | "body" | "reason" | "attempts" | "createdAt"
>;

/** No decision was made about it. The partial index has exactly this condition. */
const isWaiting = and(isNull(deadLetters.replayedAt), isNull(deadLetters.discardedAt));

const inState = (state: LetterState) => {
	switch (state) {
		case "waiting":
			return isWaiting;
		case "replayed":
			return and(isNotNull(deadLetters.replayedAt), isNull(deadLetters.discardedAt));
		case "discarded":
			return isNotNull(deadLetters.discardedAt);
	}
};

/** One bound value, however many ids there are. */
const isOneOf = (ids: readonly string[]) =>
	inArray(deadLetters.id, sql`(select value from json_each(${JSON.stringify(ids)}))`);

/** Keeps a letter; the same one again changes nothing. */
export async function insertDeadLetter(db: Database, letter: NewDeadLetter): Promise<void> {
	await db.insert(deadLetters).values(letter).onConflictDoNothing();
}

/** Waiting letters of a workspace, at most `limit` counted. A statement for a batch. */
export function countWaitingLetters(db: Database, workspaceId: string, limit: number) {
	const some = db
		.select({ id: deadLetters.id })
		.from(deadLetters)
		.where(and(eq(deadLetters.workspaceId, workspaceId), isWaiting))
		.limit(limit)
		.as("some");
	return db.select({ waiting: count() }).from(some);
}

/** Letters of a workspace, newest first, with who decided; the waiting of each queue; its key: one trip. */
export async function readDeadLetters(
	db: Database,
	workspaceId: string,
	ask: { queue: string | null; state: LetterState; after: LetterPosition | null; limit: number },
) {
	const { createdAt, id, queue } = deadLetters;
	const { after } = ask;
	const [letters, waiting, [key], [kept]] = await db.batch([
		db
			.select({ letter: deadLetters, decidedByName: users.fullName })
			.from(deadLetters)
			.leftJoin(
				members,
				and(eq(members.workspaceId, workspaceId), eq(members.id, deadLetters.decidedBy)),
			)
			.leftJoin(users, eq(users.id, members.userId))
			.where(
				and(
					eq(deadLetters.workspaceId, workspaceId),
					inState(ask.state),
					ask.queue === null ? undefined : eq(queue, ask.queue),
					after
						? or(
								lt(createdAt, after.createdAt),
								and(eq(createdAt, after.createdAt), lt(id, after.id)),
							)
						: undefined,
				),
			)
			.orderBy(desc(createdAt), desc(id))
			.limit(ask.limit),
		db
			.select({ queue, letters: count() })
			.from(deadLetters)
			.where(and(eq(deadLetters.workspaceId, workspaceId), isWaiting))
			.groupBy(queue),
		db
			.select({ wrapped: workspaces.dataKeyWrapped })
			.from(workspaces)
			.where(eq(workspaces.id, workspaceId)),
		sumKeptEvents(db, workspaceId),
	]);
	if (!key) throw new Error(`Workspace ${workspaceId} has no data key.`);
	return { letters, waiting, dataKeyWrapped: key.wrapped, keptEvents: kept?.events ?? 0 };
}

/**
 * Claims waiting letters to be queued again, oldest first. Concurrent callers get other letters or none; a
 * claim older than `staleBefore` (epoch ms) is void.
 */
export function claimDeadLetters(
	db: Database,
	workspaceId: string,
	which: { ids: readonly string[] } | { queue: string },
	times: { now: number; staleBefore: number; limit: number },
): Promise<Pick<StoredLetter, "id" | "queue" | "body">[]> {
	const free = db
		.select({ id: deadLetters.id })
		.from(deadLetters)
		.where(
			and(
				eq(deadLetters.workspaceId, workspaceId),
				isWaiting,
				"ids" in which ? isOneOf(which.ids) : eq(deadLetters.queue, which.queue),
				or(isNull(deadLetters.claimedAt), lte(deadLetters.claimedAt, times.staleBefore)),
			),
		)
		.orderBy(asc(deadLetters.createdAt), asc(deadLetters.id))
		.limit(times.limit);
	return db
		.update(deadLetters)
		.set({ claimedAt: times.now })
		.where(and(eq(deadLetters.workspaceId, workspaceId), inArray(deadLetters.id, free)))
		.returning({ id: deadLetters.id, queue: deadLetters.queue, body: deadLetters.body });
}

/** Gives letters back that could not be put into their queue. */
export async function releaseDeadLetters(
	db: Database,
	workspaceId: string,
	ids: readonly string[],
): Promise<void> {
	await db
		.update(deadLetters)
		.set({ claimedAt: null })
		.where(and(eq(deadLetters.workspaceId, workspaceId), isOneOf(ids), isWaiting));
}

/** The letters are back in their queue. A statement for a batch. */
export const markReplayed = (
	db: Database,
	workspaceId: string,
	ids: readonly string[],
	by: { memberId: string; now: number },
) =>
	db
		.update(deadLetters)
		.set({ replayedAt: by.now, decidedBy: by.memberId })
		.where(and(eq(deadLetters.workspaceId, workspaceId), isOneOf(ids), isWaiting));

/** Which of these letters may still be discarded: no decision was made and none is being replayed. */
export async function listDiscardable(
	db: Database,
	workspaceId: string,
	ids: readonly string[],
	staleBefore: number,
): Promise<string[]> {
	const rows = await db
		.select({ id: deadLetters.id })
		.from(deadLetters)
		.where(discardable(workspaceId, ids, staleBefore));
	return rows.map(({ id }) => id);
}

/** Marks letters as discarded. A statement for a batch. */
export const markDiscarded = (
	db: Database,
	workspaceId: string,
	ids: readonly string[],
	by: { memberId: string; now: number; staleBefore: number },
) =>
	db
		.update(deadLetters)
		.set({ discardedAt: by.now, decidedBy: by.memberId })
		.where(discardable(workspaceId, ids, by.staleBefore));

const discardable = (workspaceId: string, ids: readonly string[], staleBefore: number) =>
	and(
		eq(deadLetters.workspaceId, workspaceId),
		isOneOf(ids),
		isWaiting,
		or(isNull(deadLetters.claimedAt), lte(deadLetters.claimedAt, staleBefore)),
	);

/** Deliveries that were reported as given up are due again; others stay as they are. */
export async function reviveDeliveries(
	db: Database,
	workspaceId: string,
	deliveryIds: readonly string[],
	now: number,
): Promise<void> {
	const ids = sql`(select value from json_each(${JSON.stringify(deliveryIds)}))`;
	await db
		.update(webhookDeliveries)
		.set({ state: "queued", problem: null, nextAt: now })
		.where(
			and(
				eq(webhookDeliveries.workspaceId, workspaceId),
				inArray(webhookDeliveries.id, ids),
				eq(webhookDeliveries.state, "failed"),
				eq(webhookDeliveries.problem, "given_up"),
			),
		);
}

export async function purgeDeadLetters(
	db: Database,
	before: number,
	limit: number,
): Promise<number> {
	const { meta } = await db.run(
		sql`delete from dead_letters where id in
			(select id from dead_letters where created_at < ${before} limit ${limit})`,
	);
	return meta.changes;
}
