import { beforeEach, expect, test, vi } from "vitest";
import type { MessageView } from "#app/contracts/frames.ts";
import type { DeskHours } from "#app/domain/desk/desk-hours.ts";
import { localDay } from "#app/domain/inbox/local-day.ts";
import { isAutomatic } from "#app/domain/inbox/message.ts";
import { type AnsweringWorld, inAnsweringWorld } from "#tests/support/answering-world.ts";
import { incoming, makeLinkedInstance, WORKSPACE } from "#tests/support/instance.ts";
import { meterRows } from "#tests/support/row-meter.ts";
import { migrate } from "#tests/support/sign-in.ts";

const HOUR_MS = 3_600_000;
/** A Tuesday of 2032, 22:00 in São Paulo. */
const NIGHT = Date.UTC(2032, 0, 7, 1);
/** The next morning at ten. */
const MORNING = Date.UTC(2032, 0, 7, 13);

const DESK: DeskHours = {
	hours: {
		timeZone: "America/Sao_Paulo",
		open: ([1, 2, 3, 4, 5] as const).map((day) => ({ day, from: 540, to: 1080 })),
	},
	state: null,
	holidays: [],
	closedDays: [],
	greeting: "{{saudacao}}, {{primeiro_nome}}! Respondemos {{prazo}}.",
	away: "Oi {{primeiro_nome}}, voltamos {{abre}}.",
	answersWithin: "em até 1 hora",
};

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["Date"], now: NIGHT });
	return () => vi.useRealTimers();
});

function messagesOf(world: AnsweringWorld): MessageView[] {
	const page = world.inbox.conversation(world.contactId(), null);
	return page.ok ? page.value.page.messages : [];
}
const saidOf = (world: AnsweringWorld) =>
	messagesOf(world).flatMap((one) => (isAutomatic(one) ? [one.text] : []));

/** A channel without an agent. */
const inDesk = (act: (world: AnsweringWorld) => Promise<void>) =>
	inAnsweringWorld(async (world) => {
		world.agent = null;
		world.hours = { main: DESK };
		await act(world);
	});

test("who writes in the night is told once when it opens, and greeted by nobody in the morning", async () => {
	await inDesk(async (world) => {
		world.customerSays("Oi");
		world.customerSays("Alguém?");
		world.evict();
		vi.setSystemTime(NIGHT + HOUR_MS);
		world.customerSays("Alô");
		expect(saidOf(world)).toEqual(["Oi Maria, voltamos às 9h de amanhã."]);
		vi.setSystemTime(MORNING);
		world.customerSays("Bom dia");
		expect(saidOf(world), "the conversation goes on").toHaveLength(1);
		await world.alarm();
		expect(world.handed.map(({ text }) => text)).toEqual(["Oi Maria, voltamos às 9h de amanhã."]);
		vi.setSystemTime(NIGHT + 24 * HOUR_MS);
		world.customerSays("E agora?");
		expect(saidOf(world), "another evening").toHaveLength(2);
	});
});

test("the beginning of a conversation is greeted, and another one on the same day is not", async () => {
	await inDesk(async (world) => {
		vi.setSystemTime(MORNING);
		world.customerSays("Oi");
		expect(saidOf(world)).toEqual(["Bom dia, Maria! Respondemos em até 1 hora."]);
		const contact = () => world.inbox.contacts.find(world.contactId());
		expect(contact()?.waiting_since, "who was greeted still waits").not.toBeNull();
		const { n = 0 } = contact() ?? {};
		world.inbox.contacts.changeDialogue(n, { conversationId: null, closedAt: null });
		world.customerSays("Outra coisa");
		expect(saidOf(world)).toHaveLength(1);
	});
});

test("nothing is said over a person or an agent, of a phone's own words or of history", async () => {
	await inDesk(async (world) => {
		vi.setSystemTime(MORNING);
		world.customerSays("Antes", { origin: "history" });
		world.customerSays("Escrevi do celular", { origin: "phone" });
		vi.setSystemTime(NIGHT + 24 * HOUR_MS);
		world.customerSays("Ainda está aí?");
		expect(saidOf(world)).toEqual([]);
	});
	await inAnsweringWorld(async (world) => {
		world.hours = { main: DESK };
		world.customerSays("Oi");
		expect(saidOf(world), "the agent answers").toEqual([]);
	});
});

test("a person who answers before it left answers alone", async () => {
	await inDesk(async (world) => {
		world.customerSays("Oi");
		const row = world.inbox.contacts.find(world.contactId());
		world.inbox.answering.leases.personAnswers(row?.n ?? 0, "Ana", Date.now());
		await world.alarm();
		expect(world.handed).toEqual([]);
		expect(messagesOf(world).find(isAutomatic)).toMatchObject({ failure: "taken_over" });
	});
});

test("it is no first answer: what a person says afterwards is", async () => {
	await inDesk(async (world) => {
		vi.setSystemTime(MORNING);
		world.customerSays("Oi");
		const { stats, seq } = world.inbox;
		stats.fold(seq.current(), Date.now());
		const answersOf = () => stats.find(localDay(Date.now()))?.answers;
		expect(answersOf()).toBe(0);
		vi.setSystemTime(MORNING + HOUR_MS);
		world.customerSays("Boa tarde", { origin: "phone" });
		stats.fold(seq.current(), Date.now());
		expect(answersOf()).toBe(1);
	});
});

test("the department's hours count before the workspace's", async () => {
	await inDesk(async (world) => {
		const departments = { sales: { ...DESK, away: "Vendas volta {{abre}}." } };
		world.hours = { main: { ...DESK, away: "" }, departments };
		world.customerSays("Oi");
		expect(saidOf(world)).toEqual([]);
		const { n = 0 } = world.inbox.contacts.find(world.contactId()) ?? {};
		world.inbox.contacts.touch(n, "department_id = ?", "sales");
		world.customerSays("É sobre vendas");
		expect(saidOf(world)).toEqual(["Vendas volta às 9h de amanhã."]);
	});
});

test("where there is nothing to say hours cost no row, and a greeting those of one message", async () => {
	vi.useRealTimers();
	await migrate();
	const always = { ...DESK, hours: null, away: "" };
	const made = await makeLinkedInstance();
	await made.instance.receive([incoming()]);
	const plain = await meterRows(made.instance, () => made.instance.receive([incoming()]));
	await made.instance.setDesk(WORKSPACE, { hours: { main: always } });
	const told = await meterRows(made.instance, () => made.instance.receive([incoming()]));
	expect(told.written, JSON.stringify(told.items)).toBe(plain.written);
	const again = await meterRows(made.instance, () =>
		made.instance.setDesk(WORKSPACE, { hours: { main: always } }),
	);
	expect(again.written, "told twice").toBe(0);
});
