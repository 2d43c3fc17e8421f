import { env } from "cloudflare:workers";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { DeskHours } from "#app/domain/desk/desk-hours.ts";
import { incoming, makeLinkedInstance } from "#tests/support/instance.ts";
import { ruleWith } from "#tests/support/rules.ts";
import { migrate } from "#tests/support/sign-in.ts";
import { type Cost, meterWorld, passTime, settle } from "#tests/support/world-meter.ts";

beforeAll(async () => {
	await migrate();
	// Ahead of the real clock, or alarms would run by themselves as well.
	vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2032, 0, 1, 12) });
});
afterAll(() => vi.useRealTimers());

/**
 * Rows written until the world is quiet again, all of it (architecture.md). Of a lone message's at most 8 are of the
 * object and 4 of the hub; none are of D1.
 */
const MOST = { lone: 12, newContact: 32, burst: 5.4, busy: 6, tick: 2, sent: 26 };

type Made = Awaited<ReturnType<typeof makeLinkedInstance>>;

const stubsOf = ({ instance, workspaceId }: Made) => [
	instance,
	env.WORKSPACE_HUB.getByName(workspaceId),
];

const phoneOf = (n: number) => `55119${String(87_000_000 + n)}`;
const from = (n: number, providerId = `IN-${crypto.randomUUID()}`) =>
	incoming({
		providerId,
		addresses: [{ kind: "phone", value: phoneOf(n) }],
		name: `Cliente ${n}`,
	});

/** A linked channel that knows `contacts` people, two minutes after everything was said and told. */
async function quietChannel(contacts = 1): Promise<Made> {
	const made = await makeLinkedInstance({
		workspaceId: crypto.randomUUID(),
		gateway: "evolution",
	});
	await made.instance.receive(Array.from({ length: contacts }, (_, n) => from(n)));
	await settle(stubsOf(made));
	vi.setSystemTime(Date.now() + 50_000);
	return made;
}

const itemsOf = ({ items, ...cost }: Cost) => JSON.stringify({ ...cost, items }, null, "\t");

test("a lone message costs no more rows than it did", async () => {
	const made = await quietChannel();
	const cost = await meterWorld(made, () => made.instance.receive([from(0)]));
	expect(Math.min(cost.object, cost.hub), "the meter counts").toBeGreaterThan(0);
	expect(cost.object, itemsOf(cost)).toBeLessThanOrEqual(8);
	expect(cost.hub, itemsOf(cost)).toBeLessThanOrEqual(4);
	expect(cost.d1, "no trip to D1").toEqual({ trips: 0, written: 0, read: 0 });
	expect(cost.written, itemsOf(cost)).toBeLessThanOrEqual(MOST.lone);
});

/** Open at every moment, with texts that are said by themselves. */
const always: DeskHours = {
	hours: {
		timeZone: "America/Sao_Paulo",
		open: ([0, 1, 2, 3, 4, 5, 6] as const).map((day) => ({ day, from: 0, to: 24 * 60 })),
	},
	state: null,
	holidays: [],
	closedDays: [],
	greeting: "Oi, {{primeiro_nome}}!",
	away: "Voltamos {{abre}}.",
	answersWithin: "",
};
const DEPARTMENTS = Array.from({ length: 5 }, (_, n) => `department-${n}`);

test("a lone message costs no row more with ten rules, five departments, hours, goals and a survey", async () => {
	const made = await quietChannel();
	const { instance, workspaceId } = made;
	const goals = { answerMinutes: 15, resolutionMinutes: 240 };
	const ofEach = <T>(value: T) => Object.fromEntries(DEPARTMENTS.map((id) => [id, value]));
	await instance.setDepartment(workspaceId, DEPARTMENTS[0] ?? null);
	await instance.setDesk(workspaceId, {
		hours: { main: always, departments: ofEach(always) },
		rules: Array.from({ length: 10 }, (_, n) =>
			ruleWith({
				id: `rule-${n}`,
				...(n % 2 === 0
					? { trigger: { type: "keyword", words: [`promoção ${n}`] } }
					: { trigger: { type: "waiting", minutes: 15 + n } }),
				conditions: [{ type: "department", departmentId: DEPARTMENTS[n % 5] ?? null }],
			}),
		),
		goals: { ...goals, departments: ofEach(goals) },
		survey: { question: "", thanks: "", asksComment: true, afterSilence: false, pauseDays: 7 },
	});
	// The first one is greeted, and its conversation gets its department.
	await instance.receive([from(0)]);
	await settle(stubsOf(made));
	vi.setSystemTime(Date.now() + 50_000);
	const cost = await meterWorld(made, () => instance.receive([from(0)]));
	expect(cost.object, itemsOf(cost)).toBeLessThanOrEqual(8);
	expect(cost.hub, itemsOf(cost)).toBeLessThanOrEqual(4);
	expect(cost.d1, "no trip to D1").toEqual({ trips: 0, written: 0, read: 0 });
});

test("a new contact's first message costs no more rows than it did", async () => {
	const made = await quietChannel();
	const cost = await meterWorld(made, () => made.instance.receive([from(7)]));
	expect(cost.written, itemsOf(cost)).toBeLessThanOrEqual(MOST.newContact);
});

test("no message costs more: ten messages a second of one contact", async () => {
	const made = await quietChannel();
	const cost = await meterWorld(made, async () => {
		for (let n = 0; n < 100; n++) {
			await made.instance.receive([from(0)]);
			await passTime(stubsOf(made), 100);
		}
	});
	expect(cost.written / 100, itemsOf(cost)).toBeLessThanOrEqual(MOST.burst);
});

test("no message costs more: fifty messages a second of fifty contacts", async () => {
	const made = await quietChannel(50);
	const cost = await meterWorld(made, async () => {
		for (let n = 0; n < 100; n++) {
			await made.instance.receive(Array.from({ length: 5 }, (_, at) => from((n * 5 + at) % 50)));
			await passTime(stubsOf(made), 100);
		}
	});
	expect(cost.written / 500, itemsOf(cost)).toBeLessThanOrEqual(MOST.busy);
});

test("a tick costs no more rows than it did", async () => {
	const made = await quietChannel();
	await made.instance.receive([
		incoming({ providerId: "MINE", fromMe: true, origin: "phone", status: "sent" }),
	]);
	await settle(stubsOf(made));
	const cost = await meterWorld(made, () =>
		made.instance.receive([{ type: "status", providerId: "MINE", status: "delivered" }]),
	);
	expect(cost.written, itemsOf(cost)).toBeLessThanOrEqual(MOST.tick);
});

test("a text that is sent, delivered and read", async () => {
	const made = await quietChannel();
	const { instance, workspaceId } = made;
	const providerId = `SENT-${crypto.randomUUID()}`;
	vi.stubGlobal("fetch", async (input: string) =>
		new URL(input).pathname.startsWith("/message/sendText/")
			? Response.json(
					{ key: { id: providerId, remoteJid: `${phoneOf(0)}@s.whatsapp.net`, fromMe: true } },
					{ status: 201 },
				)
			: Response.json({ instance: { state: "open" } }),
	);
	const newest = await instance.newest(workspaceId, 1);
	const contactId = newest.ok ? (newest.value[0]?.id ?? "") : "";
	await instance.receive([from(0)]);
	await settle(stubsOf(made));
	const cost = await meterWorld(made, async () => {
		const id = crypto.randomUUID();
		const sent = await instance.send(workspaceId, "member-1", { id, contactId, text: "Oi" });
		expect(sent.ok).toBe(true);
		await passTime(stubsOf(made), 1_000);
		for (const status of ["delivered", "read"] as const) {
			await instance.receive([{ type: "status", providerId, status }]);
			await passTime(stubsOf(made), 1_000);
		}
	});
	vi.unstubAllGlobals();
	expect(cost.d1.written, itemsOf(cost)).toBe(0);
	expect(cost.written, itemsOf(cost)).toBeLessThanOrEqual(MOST.sent);
});
