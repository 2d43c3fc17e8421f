import { knowledgeObjectName } from "#app/domain/agents/knowledge-base.ts";
import { bindings } from "./sign-in.ts";

/** The object that holds what a workspace's agents know. */
export const knowledgeOf = (workspaceId: string) =>
	bindings.WORKSPACE_HUB.getByName(knowledgeObjectName(workspaceId));

/** An entry as a service would put it in. */
export const newEntry = (title: string, text: string, id: string = crypto.randomUUID()) => ({
	id,
	source: "typed" as const,
	fileName: null,
	createdBy: null,
	createdAt: 1,
	updatedAt: 1,
	title,
	text,
});

/** Puts an entry into the agent's own base, which is made if it is not there. */
export async function teachAgent(
	workspaceId: string,
	agentId: string,
	title: string,
	text: string,
): Promise<string> {
	const entry = newEntry(title, text);
	const place = { agentId, agentName: "Lia", spareBaseId: crypto.randomUUID() };
	const added = await knowledgeOf(workspaceId).addEntry(workspaceId, place, entry);
	if (!added.ok) throw new Error(added.code);
	return entry.id;
}

/** What a release of before stores of an agent in D1. */
export async function teachInD1(
	workspaceId: string,
	agentId: string,
	entry: { id: string; title: string; passages: string[]; updatedAt: number },
): Promise<void> {
	const { id, title, passages, updatedAt } = entry;
	const run = (sql: string, ...values: (string | number)[]) =>
		bindings.DB.prepare(sql).bind(...values);
	await bindings.DB.batch([
		run("delete from knowledge_passages where entry_id = ?", id),
		run(
			`insert or replace into knowledge_entries
				(id, workspace_id, agent_id, title, source, characters, created_by, created_at, updated_at)
			values (?, ?, ?, ?, 'typed', ?, 'm', 1, ?)`,
			id,
			workspaceId,
			agentId,
			title,
			passages.join("").length,
			updatedAt,
		),
		...passages.map((text, ordinal) =>
			run(
				"insert into knowledge_passages (workspace_id, agent_id, entry_id, ordinal, text) values (?, ?, ?, ?, ?)",
				workspaceId,
				agentId,
				id,
				ordinal,
				text,
			),
		),
		run("update agents set updated_at = updated_at + 1 where id = ?", agentId),
	]);
}
