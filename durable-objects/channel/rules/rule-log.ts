import type { ActOutcome, RuleCount, RuleRun, RuleRuns } from "#app/contracts/rules.ts";
import type { RuleEvent } from "#app/domain/rules/decide.ts";
import type { Rule, TriggerType } from "#app/domain/rules/rule.ts";

/** Runs kept of each channel. */
const KEPT_RUNS = 200;
const DAY_MS = 24 * 60 * 60_000;
/** Days of which runs are counted. */
const COUNTED_DAYS = 30;

interface DoneRow extends Record<string, SqlStorageValue> {
	conversation: string;
	cause: string;
	has_run: number;
}

/** A conversation by its contact's row and its own id. */
export interface RuleConversation {
	contact: number;
	id: string;
}

/**
 * Which rule ran where, so that none runs twice for the same, and what came of it. The caller writes in the transaction of
 * the event.
 */
export function createRuleLog(sql: SqlStorage) {
	const find = ({ contact, id }: RuleConversation, { id: rule, trigger }: Rule) =>
		sql
			.exec<DoneRow>(
				`SELECT conversation, cause, has_run FROM rule_done
				 WHERE contact = ? AND rule = ? AND trigger = ? AND conversation = ?`,
				contact,
				rule,
				trigger.type,
				id,
			)
			.toArray()[0];

	return {
		/** Whether it ran in this conversation, or for this very event where it may run again. */
		hasRun(at: RuleConversation, rule: Rule, { cause }: RuleEvent): boolean {
			const known = find(at, rule);
			if (known === undefined) return false;
			return known.cause === cause || (known.has_run === 1 && !rule.again);
		},

		/** The rule was looked at for this event; `hasRun`: and it ran. One row each of a contact and a rule. */
		noteDone(at: RuleConversation, rule: Rule, { cause }: RuleEvent, hasRun: boolean): void {
			const ranBefore = find(at, rule)?.has_run === 1;
			sql.exec(
				`INSERT OR REPLACE INTO rule_done (contact, rule, trigger, conversation, cause, has_run)
				 VALUES (?, ?, ?, ?, ?, ?)`,
				at.contact,
				rule.id,
				rule.trigger.type,
				at.id,
				cause,
				hasRun || ranBefore ? 1 : 0,
			);
		},

		/** Keeps what came of a run, and counts it on its day. */
		noteRun(
			at: RuleConversation,
			rule: Rule,
			state: RuleRun["state"],
			acts: RuleRun["acts"],
			now: number,
		): void {
			sql.exec(
				`INSERT INTO rule_runs (rule, contact, conversation, trigger, at, state, acts)
				 VALUES (?, ?, ?, ?, ?, ?, ?)`,
				rule.id,
				at.contact,
				at.id,
				rule.trigger.type,
				now,
				state,
				JSON.stringify(acts),
			);
			sql.exec("DELETE FROM rule_runs WHERE n <= (SELECT max(n) FROM rule_runs) - ?", KEPT_RUNS);
			if (state === "stopped") return;
			const day = Math.floor(now / DAY_MS);
			const hasFailed = acts.some(({ outcome }) => isRefusal(outcome));
			sql.exec("DELETE FROM rule_days WHERE day <= ?", day - COUNTED_DAYS);
			sql.exec(
				`INSERT INTO rule_days (rule, day, runs, failed, last_at) VALUES (?, ?, 1, ?, ?)
				 ON CONFLICT (rule, day) DO UPDATE SET
					runs = runs + 1, failed = failed + excluded.failed, last_at = excluded.last_at`,
				rule.id,
				day,
				hasFailed ? 1 : 0,
				now,
			);
		},

		/** How often a rule ran in a conversation since a moment (epoch ms), as far as the log goes back. */
		runsSince: (rule: string, conversation: string, since: number): number =>
			sql
				.exec<{ runs: number }>(
					"SELECT count(*) AS runs FROM rule_runs WHERE rule = ? AND conversation = ? AND at > ?",
					rule,
					conversation,
					since,
				)
				.one().runs,

		/** Everything that is kept of runs. */
		read(now: number): RuleRuns {
			const today = Math.floor(now / DAY_MS);
			const counts = sql
				.exec<Record<"rule", string> & Record<"week" | "month" | "failed" | "last_at", number>>(
					`SELECT rule, sum(CASE WHEN day > ?1 - 7 THEN runs ELSE 0 END) AS week,
						sum(runs) AS month, sum(failed) AS failed, max(last_at) AS last_at
					 FROM rule_days WHERE day > ?1 - ?2 GROUP BY rule`,
					today,
					COUNTED_DAYS,
				)
				.toArray()
				.map(({ rule, week, month, failed, last_at: lastAt }): RuleCount => ({
					ruleId: rule,
					week,
					month,
					failed,
					lastAt,
				}));
			const runs = sql
				.exec<RunRow>(
					`SELECT r.rule, r.trigger, r.at, r.state, r.acts, c.id, c.name, c.phone
					 FROM rule_runs AS r JOIN contacts AS c ON c.n = r.contact ORDER BY r.n DESC`,
				)
				.toArray()
				.map(viewRun);
			return { counts, runs };
		},
	};
}

/** Whether an act could not be done. */
const isRefusal = (outcome: ActOutcome): boolean => outcome !== "done" && outcome !== "unchanged";

interface RunRow extends Record<string, SqlStorageValue> {
	rule: string;
	trigger: TriggerType;
	at: number;
	state: RuleRun["state"];
	acts: string;
	id: string;
	name: string | null;
	phone: string | null;
}

const viewRun = (row: RunRow): RuleRun => ({
	ruleId: row.rule,
	trigger: row.trigger,
	contactId: row.id,
	contactName: row.name,
	contactPhone: row.phone,
	at: row.at,
	state: row.state,
	acts: JSON.parse(row.acts) as RuleRun["acts"],
});
