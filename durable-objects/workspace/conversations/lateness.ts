import type { LateJob } from "#app/contracts/jobs.ts";
import type { IndexedConversation } from "#app/contracts/told-conversations.ts";
import { type GoalKind, lateSince, missedGoals, nextMissed } from "#app/domain/goals/goal.ts";
import { type ConversationSight, mayRead } from "#app/domain/conversations/sight.ts";
import type { Step } from "../../object/migrate.ts";
import type { ConversationIndex } from "./conversation-index.ts";

/** Between two looks at what has become late: goals are whole minutes. */
const LOOK_EVERY_MS = 20_000;
/** Messages of one batch of a queue. */
const BATCH = 100;
/** Of what was told about is remembered so long: a conversation that is open for longer is told about again. */
const REMEMBERED_MS = 90 * 24 * 60 * 60_000;

export const latenessSteps: readonly Step[] = [
	{
		id: "0001_create_late_told",
		onlyAdds: true,
		sql: `
CREATE TABLE late_told (
	conversation_id TEXT NOT NULL,
	goal TEXT NOT NULL,
	told_at INTEGER NOT NULL,
	PRIMARY KEY (conversation_id, goal)
) WITHOUT ROWID;
`,
	},
];

export interface LatenessParts {
	workspaceId: string;
	sql: SqlStorage;
	index: Pick<ConversationIndex, "active" | "counts">;
	/** Queues what the team is told. Rejects when the queue does. */
	queue(jobs: LateJob[]): Promise<void>;
}

/**
 * What misses its goals as time passes. Nothing is written when it does, but that it was told about: what is late is a
 * comparison of the moments that channels told with now.
 */
export function createLateness({ workspaceId, sql, index, queue }: LatenessParts) {
	let told: Set<string> | null = null;
	let counted: number | null = null;

	const keyOf = (id: string, goal: GoalKind): string => `${goal}:${id}`;

	const known = (): Set<string> =>
		(told ??= new Set(
			sql
				.exec<{ id: string; goal: GoalKind }>("SELECT conversation_id AS id, goal FROM late_told")
				.toArray()
				.map(({ id, goal }) => keyOf(id, goal)),
		));

	/** Open ones that are not put aside and have a goal. No row is read where there is none. */
	function* measured(): Generator<IndexedConversation> {
		if (index.counts().due === 0) return;
		for (const [, one] of index.active())
			if (one.due !== undefined && (one.snoozedUntil ?? null) === null) yield one;
	}

	/** How many are late of what a member reads (null: everything); null where no open conversation has a goal. */
	function count(now: number, sight: ConversationSight | null = null): number | null {
		if (index.counts().due === 0) return null;
		let late = 0;
		for (const one of measured())
			if (mayRead(sight, one) && lateSince(one.due, now) !== null) late += 1;
		return late;
	}

	function remember(jobs: readonly LateJob[], now: number): void {
		sql.exec("DELETE FROM late_told WHERE told_at < ?", now - REMEMBERED_MS);
		for (const { conversationId, goal } of jobs) {
			sql.exec("INSERT OR IGNORE INTO late_told VALUES (?, ?, ?)", conversationId, goal, now);
			known().add(keyOf(conversationId, goal));
		}
	}

	return {
		count,

		/** When to look after these were told, epoch ms; null: nothing of them is due. */
		wakeFor: (changed: readonly IndexedConversation[], now: number): number | null =>
			earliest(changed.map(({ due }) => nextMissed(due, now))),

		/**
		 * Tells the team of what has missed a goal since the last look: of each conversation and goal once. Answers whether
		 * another number is late than was counted last. Rejects when the queue does; the next look tells it then.
		 */
		async look(now: number): Promise<boolean> {
			const jobs = [...measured()].flatMap(({ id, due }) =>
				missedGoals(due, now).flatMap((goal): LateJob[] =>
					known().has(keyOf(id, goal))
						? []
						: [{ type: "late", workspaceId, conversationId: id, goal }],
				),
			);
			for (let at = 0; at < jobs.length; at += BATCH) {
				const batch = jobs.slice(at, at + BATCH);
				await queue(batch);
				remember(batch, now);
			}
			const before = counted;
			counted = count(now);
			return counted !== before;
		},

		/** When to look again, epoch ms; null: nothing is due. */
		nextLook(now: number): number | null {
			const next = earliest([...measured()].map(({ due }) => nextMissed(due, now)));
			return next === null ? null : Math.max(next, now + LOOK_EVERY_MS);
		},
	};
}

function earliest(moments: readonly (number | null)[]): number | null {
	let found: number | null = null;
	for (const at of moments) if (at !== null && (found === null || at < found)) found = at;
	return found;
}
