// founding.md, Plans. Attack N01: counted in one object, where calls cannot interleave.
import {
	CONVERSATIONS_OF_EVERY_PLAN,
	type CountedConversation,
	isWithinLimit,
	limitsOf,
	planMonth,
} from "#app/domain/billing/limits.ts";
import type { Plan } from "#app/domain/billing/plan.ts";
import type { Step } from "../object/migrate.ts";

/** A plan read longer ago is read again before it refuses anything. */
const PLAN_MEMORY_MS = 10 * 60_000;

export const planSteps: readonly Step[] = [
	{
		// `ordinal`: the position within its month, so that an upgrade frees what came after the limit.
		id: "0001_create_plan_counters",
		onlyAdds: true,
		sql: `
CREATE TABLE plan_conversations (
	id TEXT PRIMARY KEY,
	month TEXT NOT NULL,
	ordinal INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE plan_months (
	month TEXT PRIMARY KEY,
	used INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE known_plan (
	n INTEGER PRIMARY KEY CHECK (n = 1),
	plan TEXT NOT NULL,
	read_at INTEGER NOT NULL
);
`,
	},
];

export interface PlanCountersDeps {
	storage: DurableObjectStorage;
	/** The workspace's plan in D1; null when there is no such workspace. */
	readPlan(): Promise<Plan | null>;
	/** Whether plans limit anything on this deployment (decision 42). */
	hasPlanLimits(): boolean;
	now(): number;
}

/**
 * Counts new conversations of the workspace by month. Reading and writing happen without an `await` in
 * between: exact with concurrent calls. Its tables exist.
 */
export function createPlanCounters(deps: PlanCountersDeps) {
	const { sql } = deps.storage;

	const usedIn = (month: string): number =>
		sql.exec<{ used: number }>("SELECT used FROM plan_months WHERE month = ?", month).toArray()[0]
			?.used ?? 0;

	function keepPlan(plan: Plan): void {
		sql.exec(
			"INSERT INTO known_plan (n, plan, read_at) VALUES (1, ?, ?) ON CONFLICT (n) DO UPDATE SET plan = excluded.plan, read_at = excluded.read_at",
			plan,
			deps.now(),
		);
	}

	const findKnown = () =>
		sql.exec<{ plan: Plan; read_at: number }>("SELECT plan, read_at FROM known_plan").toArray()[0];

	/**
	 * The plan; D1 is asked when the known one is old. When D1 fails the known one is used, else "free".
	 */
	async function findPlan(): Promise<Plan> {
		const known = findKnown();
		if (known && deps.now() - known.read_at < PLAN_MEMORY_MS) return known.plan;
		const plan = await deps.readPlan().catch(() => null);
		if (plan === null) return known?.plan ?? "free";
		keepPlan(plan);
		return plan;
	}

	/** Counts in one transaction; returns the conversation's position within its month. */
	function take(id: string, month: string): { counted: boolean; ordinal: number; used: number } {
		return deps.storage.transactionSync(() => {
			const [known] = sql
				.exec<{ month: string; ordinal: number }>(
					"SELECT month, ordinal FROM plan_conversations WHERE id = ?",
					id,
				)
				.toArray();
			if (known) return { counted: false, ordinal: known.ordinal, used: usedIn(known.month) };
			const used = usedIn(month) + 1;
			sql.exec(
				"INSERT INTO plan_months (month, used) VALUES (?, ?) ON CONFLICT (month) DO UPDATE SET used = excluded.used",
				month,
				used,
			);
			sql.exec(
				"INSERT INTO plan_conversations (id, month, ordinal) VALUES (?, ?, ?)",
				id,
				month,
				used,
			);
			return { counted: true, ordinal: used, used };
		});
	}

	return {
		/**
		 * Counts a conversation that began at `at` (epoch ms); the same id again changes nothing. Never
		 * rejects.
		 */
		async countConversation(id: string, at: number): Promise<CountedConversation> {
			const { counted, ordinal, used } = take(id, planMonth(at));
			// Every plan allows the first ones: the plan as last known is enough, without reading D1.
			const isFree = !deps.hasPlanLimits() || ordinal <= CONVERSATIONS_OF_EVERY_PLAN;
			const plan = isFree ? (findKnown()?.plan ?? "free") : await findPlan();
			const limit = limitsOf(plan, deps.hasPlanLimits()).conversations;
			return { counted, isWithin: isWithinLimit(ordinal, limit), used, limit };
		},

		/**
		 * Takes conversations off the count; those that came after them move up. Returns how many were
		 * counted; the same ids again change nothing.
		 */
		giveBack(ids: readonly string[]): number {
			return deps.storage.transactionSync(() => {
				const given = sql
					.exec<{ id: string; month: string }>(
						"DELETE FROM plan_conversations WHERE id IN (SELECT value FROM json_each(?)) RETURNING id, month",
						JSON.stringify(ids),
					)
					.toArray();
				for (const month of new Set(given.map((one) => one.month))) {
					sql.exec(
						`UPDATE plan_conversations SET ordinal = place.n
						 FROM (SELECT id, row_number() OVER (ORDER BY ordinal) AS n
							FROM plan_conversations WHERE month = ?1) AS place
						 WHERE plan_conversations.id = place.id AND plan_conversations.ordinal <> place.n`,
						month,
					);
					sql.exec(
						`UPDATE plan_months SET used = (SELECT count(*) FROM plan_conversations WHERE month = ?1)
						 WHERE month = ?1`,
						month,
					);
				}
				return given.length;
			});
		},

		/** New conversations in the calendar month of `at` (epoch ms). */
		usedConversations: (at: number): number => usedIn(planMonth(at)),

		/** Stores the plan as the service changed it. */
		keepPlan,
	};
}
export type PlanCounters = ReturnType<typeof createPlanCounters>;
