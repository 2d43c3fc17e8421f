import { beforeAll, expect, test } from "vitest";
import type { HealthJob } from "#app/contracts/integrations.ts";
import { UNVISITED_AFTER_MS } from "#app/domain/integrations/health.ts";
import { startFresh } from "#tests/support/fresh.ts";
import { bindings, migrate } from "#tests/support/sign-in.ts";
import { recordStatements } from "#tests/support/statement-recorder.ts";
import { servicesAt } from "#tests/support/team.ts";

startFresh();

const WORKSPACES = 1_000;
const EACH = 10;
const BATCH = 100;
const NOW = Date.UTC(2026, 10, 21, 12);

beforeAll(async () => {
	await migrate();
	const numbers = "with recursive n(i) as (select 0 union all select i + 1 from n where i < ?) ";
	const prepare = (sql: string, ...binds: unknown[]) =>
		bindings.DB.prepare(`insert into ${sql}`.replace("WITH", numbers)).bind(...binds);
	await bindings.DB.batch([
		prepare(
			`workspaces (id, name, slug, plan, status, data_key_wrapped, created_at, updated_at)
			WITH select 'w' || i, 'Loja', 'loja-' || i, 'free', 'active', 'x', 0, 0 from n`,
			WORKSPACES - 1,
		),
		prepare(
			`users (id, email, full_name, email_confirmed_at, created_at, updated_at)
			WITH select 'u' || i, i || '@prosa.test', 'Ana', 0, 0, 0 from n`,
			WORKSPACES - 1,
		),
		prepare(
			`members (id, workspace_id, user_id, role, is_active, last_seen_at, created_at, updated_at)
			WITH select 'm' || i, 'w' || i, 'u' || i, 'admin', 1, ?, 0, 0 from n`,
			WORKSPACES - 1,
			NOW,
		),
		prepare(
			`integrations (id, workspace_id, member_id, integration_type, name, credentials_sealed,
				status, created_at, updated_at)
			WITH select 'i' || i, 'w' || (i % ${WORKSPACES}), 'm' || (i % ${WORKSPACES}), 'openai', 'X', 'x',
				'connected', 0, 0 from n`,
			WORKSPACES * EACH - 1,
		),
	]);
});

/** One round of the schedule, with all that it asks D1 and puts into the queue. */
async function runRound(now: number) {
	const sent: HealthJob[][] = [];
	const { d1, statements, trips } = recordStatements(bindings.DB);
	const queue = {
		sendBatch: (messages: { body: HealthJob }[]) => {
			sent.push(messages.map(({ body }) => body));
			return Promise.resolve();
		},
	};
	const replaced = { DB: d1, HEALTH_CHECKS: queue } as unknown as Partial<Env>;
	const queued = await servicesAt(() => now, replaced).healthChecks.enqueueDue();
	return { queued, sent, statements, trips: trips() };
}

test("10,000 integrations of 1,000 workspaces are queued in batches of 100, with one read of D1 each", async () => {
	const { queued, sent, trips, statements } = await runRound(NOW);
	expect(queued).toBe(WORKSPACES * EACH);
	expect(sent).toHaveLength((WORKSPACES * EACH) / BATCH);
	expect(Math.max(...sent.map((jobs) => jobs.length))).toBe(BATCH);
	expect(trips).toBe(sent.length);
	expect(statements).toHaveLength(sent.length);
	const ids = new Set(sent.flat().map(({ integrationId }) => integrationId));
	expect(ids.size).toBe(WORKSPACES * EACH);
	// All are claimed: a round at the same time asks once more and finds nothing.
	expect(await runRound(NOW)).toMatchObject({ queued: 0, sent: [], trips: 1 });
}, 120_000);

test("H22 what nobody visits for three days is put off: it costs one look an hour, and nobody is called", async () => {
	const later = NOW + UNVISITED_AFTER_MS + 1;
	const first = await runRound(later);
	expect(first).toMatchObject({ queued: 0, sent: [], trips: (WORKSPACES * EACH) / BATCH });
	// It stands in nobody's way: the next round reads none of it.
	expect(await runRound(later + 5 * 60_000)).toMatchObject({ queued: 0, trips: 1 });
	await bindings.DB.prepare("update members set last_seen_at = ? where workspace_id = 'w7'")
		.bind(later + 10 * 60_000)
		.run();
	const back = await runRound(later + 61 * 60_000);
	expect(back.queued).toBe(EACH);
	expect(new Set(back.sent.flat().map(({ workspaceId }) => workspaceId))).toEqual(new Set(["w7"]));
}, 120_000);

test("a claim reads what it takes, however much is not due", async () => {
	const plan = await bindings.DB.prepare(
		`explain query plan select i.id from integrations i where i.status = 'connected'
			and i.next_check_at <= 1 and i.disabled_at is null order by i.next_check_at limit 100`,
	).all<{ detail: string }>();
	const details = plan.results.map(({ detail }) => detail).join();
	expect(details).toContain("integrations_due_idx");
	expect(details).not.toContain("TEMP B-TREE");
});
