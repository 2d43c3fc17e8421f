import { beforeAll, expect, test } from "vitest";
import { bindings, migrate } from "#tests/support/sign-in.ts";
import { createDatabase } from "#workers/data/database.ts";
import { KEPT_CHECKS, storeCheck } from "#workers/data/queries/integrations/checks.ts";

beforeAll(migrate);

test("of each integration the last tests are kept, however often it is tested (ledger C3)", async () => {
	const db = createDatabase(bindings.DB);
	const workspaceId = crypto.randomUUID();
	const store = (integrationId: string, at: number) =>
		storeCheck(db, workspaceId, {
			integrationId,
			at,
			health: "healthy",
			latencyMs: 1,
			finding: "{}",
			failures: 0,
			nextCheckAt: at + 1,
		});
	await store("other", 1);
	for (let at = 1; at <= KEPT_CHECKS + 10; at += 1) await store("own", at);
	const kept = async (integrationId: string) =>
		bindings.DB.prepare(
			"select count(*) as n, min(at) as oldest from integration_checks where workspace_id = ? and integration_id = ?",
		)
			.bind(workspaceId, integrationId)
			.first();
	expect(await kept("own")).toEqual({ n: KEPT_CHECKS, oldest: 11 });
	expect(await kept("other")).toEqual({ n: 1, oldest: 1 });
});
