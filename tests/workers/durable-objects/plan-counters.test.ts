import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { nextMonthAt } from "#app/domain/billing/limits.ts";
import type { Plan } from "#app/domain/billing/plan.ts";
import { createPlanCounters } from "#durable-objects/workspace/plan-counters.ts";
import { createWorkspace, migrate } from "#tests/support/sign-in.ts";

beforeAll(migrate);

const NOVEMBER = Date.parse("2026-11-20T12:00:00Z");

async function createHub(plan: Plan) {
	const { id } = await createWorkspace();
	await setPlan(id, plan);
	return { id, hub: env.WORKSPACE_HUB.getByName(id) };
}
const setPlan = (workspaceId: string, plan: Plan) =>
	env.DB.prepare("update workspaces set plan = ? where id = ?").bind(plan, workspaceId).run();

async function fill(
	hub: ReturnType<typeof env.WORKSPACE_HUB.getByName>,
	count: number,
	at = NOVEMBER,
) {
	for (let n = 0; n < count; n++) await hub.countConversation(`c-${at}-${n}`, at);
}

test("N01 on Grátis the hundredth conversation of a month is within the plan, the next is not", async () => {
	const { hub } = await createHub("free");
	await fill(hub, 99);
	expect(await hub.countConversation("hundredth", NOVEMBER)).toEqual({
		counted: true,
		isWithin: true,
		used: 100,
		limit: 100,
	});
	expect(await hub.countConversation("one more", NOVEMBER)).toEqual({
		counted: true,
		isWithin: false,
		used: 101,
		limit: 100,
	});
	// What was within stays within, however often it is asked again.
	expect(await hub.countConversation("hundredth", NOVEMBER)).toEqual({
		counted: false,
		isWithin: true,
		used: 101,
		limit: 100,
	});
});

test("N01 twenty at once near the limit: exactly those with room pass, and each id counts once", async () => {
	const { hub } = await createHub("free");
	await fill(hub, 90);
	const asked = Array.from({ length: 20 }, (_, n) => `race-${n}`);
	const answers = await Promise.all(
		[...asked, ...asked].map((id) => hub.countConversation(id, NOVEMBER)),
	);
	expect(answers.filter(({ counted }) => counted)).toHaveLength(20);
	expect(answers.filter(({ counted, isWithin }) => counted && isWithin)).toHaveLength(10);
	expect(await hub.countUsed(NOVEMBER)).toBe(110);
});

test("a month ends at midnight in São Paulo, and the count starts anew", async () => {
	const { hub } = await createHub("free");
	const firstOfDecember = nextMonthAt(NOVEMBER);
	await fill(hub, 2, firstOfDecember - 1);
	await fill(hub, 1, firstOfDecember);
	expect(await hub.countUsed(NOVEMBER)).toBe(2);
	expect(await hub.countUsed(firstOfDecember)).toBe(1);
	// A conversation of November that goes on in December is not a new one.
	await hub.countConversation(`c-${firstOfDecember - 1}-0`, firstOfDecember + 5);
	expect(await hub.countUsed(firstOfDecember)).toBe(1);
});

test("Premium knows no limit, and an upgrade frees the conversations that came after it", async () => {
	const { id, hub } = await createHub("free");
	await fill(hub, 100);
	expect(await hub.countConversation("late", NOVEMBER)).toMatchObject({ isWithin: false });
	await setPlan(id, "premium");
	await hub.keepPlan("premium");
	expect(await hub.countConversation("late", NOVEMBER)).toMatchObject({
		counted: false,
		isWithin: true,
		limit: null,
	});
});

test("the counters survive the end of the object", async () => {
	const { hub } = await createHub("free");
	await fill(hub, 3);
	await evictDurableObject(hub);
	expect(await hub.countUsed(NOVEMBER)).toBe(3);
});

test("a plan is read from D1 only past the smallest limit, kept ten minutes, and trouble there keeps it", async () => {
	const { hub } = await createHub("free");
	await runInDurableObject(hub, async (_, { storage }) => {
		let now = NOVEMBER;
		let reads = 0;
		let answer: () => Promise<Plan | null> = () => Promise.resolve("premium");
		const counters = createPlanCounters({
			storage,
			hasPlanLimits: () => true,
			now: () => now,
			readPlan: () => {
				reads += 1;
				return answer();
			},
		});
		for (let n = 0; n < 100; n++) await counters.countConversation(`c-${n}`, NOVEMBER);
		expect(reads).toBe(0);
		for (let n = 100; n < 110; n++)
			expect((await counters.countConversation(`c-${n}`, NOVEMBER)).isWithin).toBe(true);
		expect(reads).toBe(1);
		now += 10 * 60_000;
		answer = () => Promise.reject(new Error("D1 is down"));
		expect((await counters.countConversation("c-110", NOVEMBER)).isWithin).toBe(true);
		expect(reads).toBe(2);
		answer = () => Promise.resolve("free");
		expect((await counters.countConversation("c-111", NOVEMBER)).isWithin).toBe(false);
	});
});

test("what strangers took is given back, once, and whoever came after them moves up (security 2)", async () => {
	const { hub } = await createHub("free");
	for (let n = 0; n < 100; n++) await hub.countConversation(`flood-${n}`, NOVEMBER);
	expect(await hub.countConversation("customer", NOVEMBER)).toMatchObject({ isWithin: false });
	const flood = Array.from({ length: 100 }, (_, n) => `flood-${n}`);
	expect(await hub.giveBack([...flood, "never counted"])).toBe(100);
	expect(await hub.giveBack(flood)).toBe(0);
	expect(await hub.countUsed(NOVEMBER)).toBe(1);
	expect(await hub.countConversation("customer", NOVEMBER)).toMatchObject({ isWithin: true });
});
