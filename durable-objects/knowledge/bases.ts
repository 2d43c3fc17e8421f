import type { KnowledgeBase } from "#app/contracts/knowledge.ts";
import { MAX_BASE_NAME } from "#app/domain/agents/knowledge-base.ts";

export type Bases = ReturnType<typeof createBases>;

interface NewBase extends KnowledgeBase {
	createdBy: string | null;
	createdAt: number;
}

/** The bases of a workspace, and which of its agents know which. */
export function createBases(sql: SqlStorage) {
	/** By agent. In memory: every question of a customer asks for them. */
	const attached = new Map<string, KnowledgeBase[]>();

	const readOf = (agentId: string): KnowledgeBase[] =>
		sql
			.exec<{ id: string; name: string }>(
				`SELECT id, name FROM attachments JOIN bases ON id = base_id WHERE agent_id = ?
				 ORDER BY created_at, id`,
				agentId,
			)
			.toArray();

	const find = (id: string): KnowledgeBase | null =>
		sql
			.exec<{ id: string; name: string }>("SELECT id, name FROM bases WHERE id = ?", id)
			.toArray()[0] ?? null;

	function add({ id, name, createdBy, createdAt }: NewBase): void {
		sql.exec(
			"INSERT OR IGNORE INTO bases (id, name, created_by, created_at) VALUES (?, ?, ?, ?)",
			id,
			name,
			createdBy,
			createdAt,
		);
	}

	function attach(agentId: string, baseId: string): void {
		sql.exec(
			"INSERT OR IGNORE INTO attachments (agent_id, base_id) VALUES (?, ?)",
			agentId,
			baseId,
		);
		attached.clear();
	}

	return {
		find,
		/** The same id again changes nothing. */
		add,
		attach,

		/** The oldest first. */
		list: (): KnowledgeBase[] =>
			sql
				.exec<{ id: string; name: string }>("SELECT id, name FROM bases ORDER BY created_at, id")
				.toArray(),

		/** The bases an agent knows, the oldest first; none for an agent nobody attached any to. */
		listOf(agentId: string): KnowledgeBase[] {
			const known = attached.get(agentId) ?? readOf(agentId);
			attached.set(agentId, known);
			return known;
		},

		/** Ids of the agents that know each base. */
		listAgents(): Map<string, string[]> {
			const agents = new Map<string, string[]>();
			for (const { agent_id: agent, base_id: base } of sql.exec<{
				agent_id: string;
				base_id: string;
			}>("SELECT agent_id, base_id FROM attachments ORDER BY agent_id"))
				agents.set(base, [...(agents.get(base) ?? []), agent]);
			return agents;
		},

		count: (): number => sql.exec<{ n: number }>("SELECT count(*) AS n FROM bases").one().n,

		/** A base with the agent's name, known to it; one of this id that is there already is attached. */
		addOwn(base: NewBase, agentId: string): void {
			add({ ...base, name: base.name.slice(0, MAX_BASE_NAME).toWellFormed() });
			attach(agentId, base.id);
		},

		rename(id: string, name: string): void {
			sql.exec("UPDATE bases SET name = ? WHERE id = ?", name, id);
			attached.clear();
		},

		detach(agentId: string, baseId: string): void {
			sql.exec("DELETE FROM attachments WHERE agent_id = ? AND base_id = ?", agentId, baseId);
			attached.clear();
		},

		/** An agent that is no more; its bases stay. */
		detachAgent(agentId: string): void {
			sql.exec("DELETE FROM attachments WHERE agent_id = ?", agentId);
			attached.clear();
		},

		remove(id: string): void {
			sql.exec("DELETE FROM attachments WHERE base_id = ?", id);
			sql.exec("DELETE FROM bases WHERE id = ?", id);
			attached.clear();
		},
	};
}
