import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { isWithinLimit, PLAN_LIMITS } from "#app/domain/billing/limits.ts";
import { createWorkspace, migrate } from "#tests/support/sign-in.ts";
import { createDatabase } from "#workers/data/database.ts";
import { insertAgentIfBelow } from "#workers/data/queries/billing/plan-limits.ts";

beforeAll(migrate);

const agent = (n: number) => ({
	id: crypto.randomUUID(),
	name: `Agente ${n}`,
	createdAt: n,
	updatedAt: n,
});
const count = async (workspaceId: string): Promise<number> =>
	(
		await env.DB.prepare("select count(*) as n from agents where workspace_id = ?")
			.bind(workspaceId)
			.first<{ n: number }>()
	)?.n ?? 0;

test("N01 of twenty agents made at once on Grátis exactly three come to be", async () => {
	const db = createDatabase(env.DB);
	const [own, foreign] = [await createWorkspace(), await createWorkspace()];
	await insertAgentIfBelow(db, foreign.id, agent(0), null);
	const made = await Promise.all(
		Array.from({ length: 20 }, (_, n) =>
			insertAgentIfBelow(db, own.id, agent(n), PLAN_LIMITS.free.agents),
		),
	);
	expect(made.filter(({ meta }) => meta.changes > 0)).toHaveLength(3);
	expect([await count(own.id), await count(foreign.id)]).toEqual([3, 1]);
	expect(isWithinLimit((await count(own.id)) + 1, PLAN_LIMITS.free.agents)).toBe(false);
});

test("without a limit every one comes to be", async () => {
	const db = createDatabase(env.DB);
	const { id } = await createWorkspace();
	for (let n = 0; n < 5; n++)
		await insertAgentIfBelow(db, id, agent(n), PLAN_LIMITS.premium.agents);
	expect(await count(id)).toBe(5);
});
