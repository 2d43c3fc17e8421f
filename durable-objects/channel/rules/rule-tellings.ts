import type { RuleToldJob } from "#app/contracts/jobs.ts";
import { reconnectDelayMs } from "#app/domain/channels/link/reconnect.ts";
import type { Rule } from "#app/domain/rules/rule.ts";
import { describeConversation, formatPayload } from "#app/domain/webhooks/payload.ts";
import { logEvent } from "#workers/adapters/secrets/log-event.ts";
import type { Capability } from "../../object/capability.ts";
import { chance } from "../../object/chance.ts";
import type { Tasks } from "../../object/tasks.ts";
import type { ConfigStore } from "../config.ts";
import type { ContactRow } from "../ledger/rows.ts";
import type { HandOver } from "../webhooks/hand-over.ts";

/** Handed over in one go. */
const BATCH = 50;
const TASK = "rule_tellings";

export interface RuleTellingsParts {
	sql: SqlStorage;
	config: Pick<ConfigStore, "get">;
	tasks: Tasks;
	phone(): string | null;
	handOver: HandOver;
	queue: Pick<Queue<RuleToldJob>, "send">;
}

interface NewTelling {
	/** Equal for the same act of the same run: receivers know doubles by it. */
	id: string;
	row: ContactRow;
	rule: Rule;
	kind: "webhook" | "member";
	/** The integration, or the member; null: whoever looks after the conversation. */
	target: string | null;
}

interface TellingRow extends Record<string, SqlStorageValue> {
	id: string;
	rule: string;
	kind: "webhook" | "member";
	target: string | null;
	body: string;
	at: number;
	failures: number;
}

/** What rules tell others: kept with the run, handed over by the alarm at least once, and gone then. */
export function createRuleTellings(parts: RuleTellingsParts) {
	const { sql, config, tasks } = parts;
	/** When the first is due, epoch ms; null: nothing waits; undefined: not known. */
	let first: number | null | undefined;

	function firstAt(): number | null {
		if (first === undefined)
			first = sql
				.exec<{ at: number | null }>("SELECT min(due_at) AS at FROM rule_tellings")
				.one().at;
		return first;
	}

	async function tell({ id, rule, kind, target, body, at }: TellingRow): Promise<void> {
		const place = config.get();
		if (place === null) return;
		const { workspaceId, channelId, type } = place;
		if (kind === "webhook")
			await parts.handOver(place, [{ id, event: "rule.ran", body, integrationId: target }], at);
		else
			await parts.queue.send({
				type: "rule_told",
				id,
				workspaceId,
				channelId,
				channelType: type,
				contactId: body,
				ruleId: rule,
				memberId: target,
			});
	}

	async function tellAll(due: readonly TellingRow[]): Promise<void> {
		for (const one of due)
			try {
				await tell(one);
				sql.exec("DELETE FROM rule_tellings WHERE id = ?", one.id);
			} catch (error) {
				const failures = one.failures + 1;
				const dueAt = Date.now() + reconnectDelayMs(failures, chance());
				sql.exec(
					"UPDATE rule_tellings SET failures = ?, due_at = ? WHERE id = ?",
					failures,
					dueAt,
					one.id,
				);
				logEvent({ event: "rule_not_told", level: "warn", failures, error: String(error) });
			} finally {
				first = undefined;
			}
	}

	const capability: Capability = {
		startDue(now) {
			if (tasks.isUnderWay(TASK) || (firstAt() ?? Number.POSITIVE_INFINITY) > now) return [];
			const due = sql
				.exec<TellingRow>(
					"SELECT * FROM rule_tellings WHERE due_at <= ? ORDER BY due_at, id LIMIT ?",
					now,
					BATCH,
				)
				.toArray();
			first = undefined;
			return [tasks.begin(TASK, () => tellAll(due))];
		},
		nextWake: () => (tasks.isUnderWay(TASK) ? null : firstAt()),
		erase() {
			first = undefined;
		},
	};

	return {
		...capability,

		/** In the transaction of the run. */
		add({ id, row, rule, kind, target }: NewTelling, now: number): void {
			sql.exec(
				`INSERT OR IGNORE INTO rule_tellings (id, contact, rule, kind, target, body, at, due_at, failures)
				 VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0)`,
				id,
				row.n,
				rule.id,
				kind,
				target,
				kind === "member" ? row.id : payloadOf(id, row, rule, now),
				now,
				now,
			);
			first = undefined;
		},
	};

	function payloadOf(id: string, row: ContactRow, { id: ruleId, name }: Rule, at: number): string {
		const place = config.get();
		const { channelId = "", name: channelName = "", type } = place ?? {};
		const instance = { id: channelId, name: channelName, phone: parts.phone() };
		const told = describeConversation({
			id: row.conversation_id ?? "",
			openedAt: row.opened_at ?? at,
			closedAt: row.closed_at,
			reason: null,
			contact: { id: row.id, name: row.name, phone: row.phone, isGroup: row.is_group === 1 },
		});
		return formatPayload(
			{ id, event: "rule.ran", at },
			{ ...instance, ...(type && { type }) },
			{ ...told, rule: { id: ruleId, name } },
		);
	}
}

export type RuleTellings = ReturnType<typeof createRuleTellings>;
