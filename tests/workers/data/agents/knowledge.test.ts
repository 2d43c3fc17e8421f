import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { teachInD1 } from "#tests/support/knowledge.ts";
import { createWorkspace, migrate } from "#tests/support/sign-in.ts";
import { createDatabase } from "#workers/data/database.ts";
import { deleteKnowledge } from "#workers/data/queries/agents/knowledge.ts";
import { insertAgentIfBelow } from "#workers/data/queries/billing/plan-limits.ts";

beforeAll(migrate);
const db = createDatabase(env.DB);

test("all that D1 has of an agent's knowledge goes with it, and nothing of another one", async () => {
	const { id: workspaceId } = await createWorkspace();
	const [gone, stays] = [crypto.randomUUID(), crypto.randomUUID()];
	for (const id of [gone, stays]) {
		await insertAgentIfBelow(
			db,
			workspaceId,
			{ id, name: "Sofia", createdAt: 1, updatedAt: 1 },
			null,
		);
		const entry = { id: `e-${id}`, title: "Frete", passages: ["Grátis.", "Rápido."], updatedAt: 1 };
		await teachInD1(workspaceId, id, entry);
	}
	await env.DB.prepare(
		"insert into knowledge_search (rowid, words) select n, replace(agent_id, '-', '') from knowledge_passages where workspace_id = ?",
	)
		.bind(workspaceId)
		.run();
	const [first, ...others] = deleteKnowledge(db, workspaceId, gone);
	if (!first) throw new Error("nothing to delete");
	await db.batch([first, ...others]);
	const left = await env.DB.prepare(
		`select (select group_concat(agent_id) from knowledge_passages where workspace_id = ?1) as passages,
			(select group_concat(agent_id) from knowledge_entries where workspace_id = ?1) as entries`,
	)
		.bind(workspaceId)
		.first();
	expect(left).toEqual({ passages: `${stays},${stays}`, entries: stays });
	const searched = async (agentId: string) =>
		(
			await env.DB.prepare(
				"select count(*) as n from knowledge_search where knowledge_search match ?",
			)
				.bind(`"${agentId.replaceAll("-", "")}"`)
				.first<{ n: number }>()
		)?.n;
	expect([await searched(gone), await searched(stays)]).toEqual([0, 2]);
});
