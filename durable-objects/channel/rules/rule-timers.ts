import { INACTIVE_AFTER_MS } from "#app/domain/conversations/conversation.ts";
import { lastTime, nextTime, spanOf } from "#app/domain/rules/moments.ts";
import type { Rule } from "#app/domain/rules/rule.ts";
import type { RuleDesk } from "./rules.ts";

/** Conversations looked at in one go, of each rule. */
const MOST_AT_ONCE = 100;

/** A conversation for which the moment of a rule has come. `cause`: equal for the same moment. */
export interface DueLook {
	contact: number;
	rule: Rule;
	cause: string;
}

interface FoundRow extends Record<string, SqlStorageValue> {
	n: number;
	/** Since when its conversation is as the rule asks for, epoch ms. */
	since: number;
	cause: string;
}

/**
 * When rules of time have to look, by the object's one alarm. Between two looks only the earliest possible moment is kept, in
 * memory: a message costs no row and no search for it, and a look that comes too early finds nothing and makes it exact.
 */
export function createRuleTimers(sql: SqlStorage, desk: () => RuleDesk) {
	/** Nothing is due earlier, epoch ms; null: nothing is; undefined: not known. */
	let next: number | null | undefined;

	const lastTimeOf = (rule: Rule, now: number): number | null => {
		if (rule.trigger.type !== "time") return null;
		const at = lastTime(rule.trigger, now, desk().timeZone);
		return at !== null && at > rule.since ? at : null;
	};

	/**
	 * Open conversations that were not looked at for this, the longest first.
	 * @param until since when at the latest it has to be as the rule asks for (epoch ms); of `time`, the time itself
	 */
	function find(rule: Rule, until: number, now: number, limit: number): FoundRow[] {
		const { id, again, since, trigger } = rule;
		const isOnce = again ? 0 : 1;
		const alive = now - INACTIVE_AFTER_MS;
		if (trigger.type === "waiting")
			return sql
				.exec<FoundRow>(
					`SELECT * FROM (
						SELECT n, conversation_id, waiting_since AS since, 'waiting:' || waiting_since AS cause
						FROM contacts WHERE last_at > ?1 AND waiting_since > ?2 AND waiting_since <= ?3
							AND conversation_id IS NOT NULL AND closed_at IS NULL AND merged_into IS NULL AND is_group = 0
					) AS c WHERE NOT EXISTS (
						SELECT 1 FROM rule_done AS d WHERE d.contact = c.n AND d.rule = ?4 AND d.trigger = 'waiting'
							AND d.conversation = c.conversation_id AND (d.cause = c.cause OR (d.has_run = 1 AND ?5 = 1))
					) ORDER BY since LIMIT ?6`,
					alive,
					since,
					until,
					id,
					isOnce,
					limit,
				)
				.toArray();
		if (trigger.type === "unanswered")
			// One silence of the customer, however often we write into it.
			return sql
				.exec<FoundRow>(
					`SELECT * FROM (
						SELECT n, conversation_id, last_at AS since, 'silence:' || coalesce((
							SELECT m.id FROM messages AS m WHERE m.contact = contacts.n AND m.direction = 'incoming'
							ORDER BY m.sort_at DESC, m.arrival DESC LIMIT 1), '') AS cause
						FROM contacts WHERE last_at > max(?1, ?2) AND last_at <= ?3 AND last_direction = 'outgoing'
							AND conversation_id IS NOT NULL AND closed_at IS NULL AND merged_into IS NULL AND is_group = 0
					) AS c WHERE NOT EXISTS (
						SELECT 1 FROM rule_done AS d WHERE d.contact = c.n AND d.rule = ?4 AND d.trigger = 'unanswered'
							AND d.conversation = c.conversation_id AND (d.cause = c.cause OR (d.has_run = 1 AND ?5 = 1))
					) ORDER BY since LIMIT ?6`,
					alive,
					since,
					until,
					id,
					isOnce,
					limit,
				)
				.toArray();
		return sql
			.exec<FoundRow>(
				`SELECT * FROM (
					SELECT n, conversation_id, opened_at AS since, 'time:' || ?2 AS cause
					FROM contacts WHERE last_at > ?1 AND opened_at <= ?2
						AND conversation_id IS NOT NULL AND closed_at IS NULL AND merged_into IS NULL AND is_group = 0
				) AS c WHERE NOT EXISTS (
					SELECT 1 FROM rule_done AS d WHERE d.contact = c.n AND d.rule = ?3 AND d.trigger = 'time'
						AND d.conversation = c.conversation_id AND (d.cause = c.cause OR (d.has_run = 1 AND ?4 = 1))
				) ORDER BY since LIMIT ?5`,
				alive,
				until,
				id,
				isOnce,
				limit,
			)
			.toArray();
	}

	/** When the rule has to look next, epoch ms; null: nothing makes it look. */
	function nextOf(rule: Rule, now: number): number | null {
		const { trigger } = rule;
		const span = spanOf(trigger);
		if (span !== null) {
			const [first] = find(rule, now, now, 1);
			return first ? Math.max(now, first.since + span) : null;
		}
		if (trigger.type !== "time") return null;
		const at = lastTimeOf(rule, now);
		const isLeft = at !== null && find(rule, at, now, 1).length > 0;
		return isLeft ? now : nextTime(trigger, now, desk().timeZone);
	}

	function nextWake(now: number): number | null {
		if (next === undefined) {
			const moments = desk().rules.flatMap((rule) => nextOf(rule, now) ?? []);
			next = moments.length === 0 ? null : Math.min(...moments);
		}
		return next;
	}

	function findDue(rule: Rule, now: number): FoundRow[] {
		const span = spanOf(rule.trigger);
		const until = span === null ? lastTimeOf(rule, now) : now - span;
		return until === null ? [] : find(rule, until, now, MOST_AT_ONCE);
	}

	return {
		nextWake,

		/** A customer or we said something at a moment (epoch ms): from then on a wait or a silence is counted. */
		noteSaid(at: number): void {
			if (next === undefined) return;
			const spans = desk().rules.flatMap(({ trigger }) => spanOf(trigger) ?? []);
			if (spans.length === 0) return;
			const soonest = at + Math.min(...spans);
			next = Math.min(next ?? soonest, soonest);
		},

		/** What is due now, a part of it where it is much: the rest is due at once again. */
		takeDue(now: number): DueLook[] {
			const at = nextWake(now);
			if (at === null || at > now) return [];
			next = undefined;
			return desk().rules.flatMap((rule) =>
				spanOf(rule.trigger) === null && rule.trigger.type !== "time"
					? []
					: findDue(rule, now).map(({ n, cause }) => ({ contact: n, rule, cause })),
			);
		},

		forget(): void {
			next = undefined;
		},
	};
}
