import type { AgentChannelFigures } from "#app/contracts/traces.ts";
import type { HandOverReason } from "#app/domain/agents/answering.ts";
import type { Contacts } from "../people/contacts.ts";
import type { ContactRow } from "../ledger/rows.ts";

/** Conversations whose end is looked up, the newest. */
const MAX_CONVERSATIONS = 1_000;

interface DialogueRow extends Record<string, SqlStorageValue> {
	id: string;
	contact: number;
	begun: number;
	is_handed: number;
}

/** Figures of an agent's replies in one channel, of the days for which traces are kept. */
export function createTraceFigures({ sql, contacts }: { sql: SqlStorage; contacts: Contacts }) {
	/** When a conversation ended (epoch ms); null while it goes on. */
	function endOf(id: string, contact: ContactRow): number | null {
		if (contact.conversation_id === id) return contact.closed_at;
		const [ended] = sql
			.exec<{ at: number }>("SELECT closed_at AS at FROM ended_conversations WHERE id = ?", id)
			.toArray();
		return ended?.at ?? null;
	}

	const hasPerson = (contact: number, from: number, to: number): boolean =>
		sql
			.exec(
				`SELECT 1 FROM messages WHERE contact = ? AND sort_at BETWEEN ? AND ?
					AND direction = 'outgoing' AND origin <> 'agent' AND type <> 'system' LIMIT 1`,
				contact,
				from,
				to,
			)
			.toArray().length > 0;

	/** Of conversations that ended: all, and those that no person was needed for. */
	function countResolved(agentId: string): AgentChannelFigures["ended"] {
		const ended = { all: 0, resolved: 0 };
		const dialogues = sql
			.exec<DialogueRow>(
				`SELECT conversation_id AS id, contact, min(at) AS begun,
					max(outcome = 'handed_over') AS is_handed
				 FROM agent_traces WHERE agent_id = ? AND outcome IN ('answered', 'asked_back', 'handed_over')
				 GROUP BY conversation_id ORDER BY max(n) DESC LIMIT ?`,
				agentId,
				MAX_CONVERSATIONS,
			)
			.toArray();
		for (const { id, contact, begun, is_handed: isHanded } of dialogues) {
			const row = contacts.root(contact);
			const end = endOf(id, row);
			if (end === null) continue;
			ended.all += 1;
			if (isHanded === 0 && !hasPerson(row.n, begun, end)) ended.resolved += 1;
		}
		return ended;
	}

	return (agentId: string): AgentChannelFigures => ({
		ended: countResolved(agentId),
		reasons: sql
			.exec<{ reason: HandOverReason; count: number }>(
				`SELECT reason, count(*) AS count FROM agent_traces
				 WHERE agent_id = ? AND outcome = 'handed_over' AND reason IS NOT NULL GROUP BY reason`,
				agentId,
			)
			.toArray(),
		versions: sql
			.exec<AgentChannelFigures["versions"][number] & Record<string, SqlStorageValue>>(
				`SELECT version, sum(outcome IN ('answered', 'asked_back')) AS answers,
					sum(outcome = 'handed_over') AS handOvers, sum(cost_micros) AS costMicros,
					coalesce(sum(good), 0) AS good, coalesce(sum(bad), 0) AS bad
				 FROM agent_traces LEFT JOIN (
					SELECT trace AS of, sum(is_good) AS good, sum(1 - is_good) AS bad
					FROM agent_ratings GROUP BY trace) ON of = n
				 WHERE agent_id = ? GROUP BY version ORDER BY version`,
				agentId,
			)
			.toArray(),
	});
}
