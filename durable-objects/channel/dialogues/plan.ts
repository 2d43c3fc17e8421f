import { type CountedConversation, OVER_PLAN, WITHIN_PLAN } from "#app/domain/billing/limits.ts";
import { logEvent } from "#workers/adapters/secrets/log-event.ts";
import type { Task, Tasks } from "../../object/tasks.ts";
import type { Contacts } from "../people/contacts.ts";

/** Conversations counted in one task. */
const MAX_ASKED_AT_ONCE = 20;
/** Pause after the counter failed. */
const RETRY_MS = 10_000;
/** A refusal older than this is asked again: plans change and months end. */
const REFUSED_FOR_MS = 10 * 60_000;
/** A counter that does not answer delays messages at most this long, and is asked again then. */
const MAX_HELD_MS = 10_000;
/** Refused conversations kept in memory; older ones are asked again when their customer writes. */
const MAX_REMEMBERED = 10_000;
const TASK = "plan_count";

/** Counts one conversation against the workspace's plan; the same id again changes nothing. May reject. */
export type CountConversation = (id: string, openedAt: number) => Promise<CountedConversation>;

export interface PlanCountParts {
	sql: SqlStorage;
	contacts: Contacts;
	tasks: Tasks;
	count: CountConversation;
	/** The `seq` of the last merge or its undoing (merges.ts). */
	resetSeq(): number;
}

export type PlanCount = ReturnType<typeof createPlanCount>;

/**
 * Counts each new conversation at the workspace's hub (N01), from the alarm: no message is refused for it.
 * Over the limit a conversation stays visible and people can answer in it; agents, and conversations we
 * begin, stop until the plan allows more.
 */
export function createPlanCount({ sql, contacts, tasks, count, resetSeq }: PlanCountParts) {
	/** Contacts whose conversation is not counted yet, and since when (epoch ms). */
	const waiting = new Map<number, number>();
	/** Contacts whose conversation was refused, and when that was asked last (epoch ms). */
	const refused = new Map<number, number>();
	const wanted = new Set<number>();
	let notBefore = 0;
	let loadedAt: number | null = null;

	/** Reads from the tables, after a start and after contacts were merged or separated. */
	function load(): void {
		if (loadedAt === resetSeq()) return;
		loadedAt = resetSeq();
		waiting.clear();
		const rows = sql.exec<{ n: number; over_limit: number | null; opened_at: number }>(
			`SELECT n, over_limit, opened_at FROM contacts INDEXED BY contacts_to_count
			 WHERE conversation_id IS NOT NULL AND over_limit IS NOT 0
				AND (over_limit IS NULL OR over_limit = ${OVER_PLAN}) LIMIT ?`,
			MAX_REMEMBERED,
		);
		for (const { n, over_limit, opened_at } of rows)
			if (over_limit === null) waiting.set(n, opened_at);
			else if (!refused.has(n)) refused.set(n, 0);
	}
	load();

	function settle(n: number, id: string, { isWithin }: CountedConversation, now: number): void {
		const row = contacts.get(n);
		wanted.delete(n);
		// Another conversation has begun meanwhile and is counted by itself.
		if (row.conversation_id !== id) return;
		waiting.delete(n);
		if (isWithin) refused.delete(n);
		else refused.set(n, now);
		const overLimit = isWithin ? WITHIN_PLAN : OVER_PLAN;
		if (row.over_limit !== overLimit) contacts.changeDialogue(n, { overLimit });
	}

	/** Its conversation was taken off the count and is not counted again. */
	function forget(n: number): void {
		for (const known of [waiting, refused, wanted]) known.delete(n);
	}

	async function ask(n: number): Promise<void> {
		const { conversation_id: id, opened_at: openedAt } = contacts.get(n);
		if (id === null) {
			forget(n);
			return;
		}
		settle(n, id, await count(id, openedAt ?? 0), Date.now());
	}

	function putOff(): void {
		notBefore = Date.now() + RETRY_MS;
	}

	async function askAll(due: readonly number[]): Promise<void> {
		try {
			await Promise.all(due.map(ask));
		} catch (error) {
			putOff();
			logEvent({ event: "conversation_not_counted", level: "error", error: String(error) });
		}
	}

	return {
		/** A conversation of the contact began at `openedAt` (epoch ms) and has to be counted. */
		noteBegun(n: number, openedAt: number): void {
			waiting.set(n, openedAt);
			refused.delete(n);
		},

		forget,

		/** The customer wrote, or a member tried to: an old refusal is asked again. */
		noteWritten(n: number, now: number): void {
			const askedAt = refused.get(n);
			if (askedAt !== undefined && now - askedAt >= REFUSED_FOR_MS) wanted.add(n);
		},

		/** The plan changed: all refused conversations are asked again. */
		noteNewPlan(): void {
			for (const n of refused.keys()) wanted.add(n);
		},

		isOverLimit: (n: number): boolean => refused.has(n),

		/**
		 * Epoch ms until which the contact's messages wait for the counter's first answer; 0 for no wait.
		 */
		heldUntil(n: number): number {
			load();
			const since = waiting.get(n);
			return since === undefined ? 0 : since + MAX_HELD_MS;
		},

		startDue(now: number): Task[] {
			load();
			if (tasks.isUnderWay(TASK) || notBefore > now) return [];
			const due = [...waiting.keys(), ...wanted].slice(0, MAX_ASKED_AT_ONCE);
			return due.length === 0
				? []
				: [tasks.begin(TASK, () => askAll(due), { limitMs: MAX_HELD_MS, giveUp: putOff })];
		},

		nextWake: (): number | null =>
			tasks.isUnderWay(TASK) || (waiting.size === 0 && wanted.size === 0) ? null : notBefore,
	};
}
