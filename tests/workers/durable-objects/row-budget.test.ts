import { beforeAll, expect, test } from "vitest";
import { incoming, makeLinkedInstance, WORKSPACE } from "#tests/support/instance.ts";
import { atRest, meterRows } from "#tests/support/row-meter.ts";
import { migrate } from "#tests/support/sign-in.ts";

beforeAll(migrate);

/** architecture.md, Budgets that tests count. */
const MAX_PER_INBOUND = 6;
const MAX_PER_STATUS = 2;
const MAX_CONTACT_LIST_READ = 60;

async function knownContact() {
	const made = await makeLinkedInstance();
	await made.instance.receive([incoming()]);
	const page = await made.instance.contacts(WORKSPACE, { cursor: null, search: "" });
	const contactId = page.ok ? (page.value.contacts[0]?.id ?? "") : "";
	return { ...made, contactId };
}

test("an inbound message costs at most six rows, every index and alarm counted", async () => {
	const { instance } = await knownContact();
	const rows = await meterRows(instance, () => instance.receive([incoming()]));
	expect(rows.written, JSON.stringify(rows.items)).toBeLessThanOrEqual(MAX_PER_INBOUND);
	expect(rows.written, "the meter counts").toBeGreaterThan(0);
});

test("an inbound message that an agent answers costs at most six rows before it is asked", async () => {
	const made = await makeLinkedInstance();
	const agent = { id: crypto.randomUUID(), name: "Lia", debounceMs: 60_000 };
	await made.instance.setAgent(WORKSPACE, agent);
	await made.instance.receive([incoming()]);
	const rows = await meterRows(made.instance, () => made.instance.receive([incoming()]));
	expect(rows.written, JSON.stringify(rows.items)).toBeLessThanOrEqual(MAX_PER_INBOUND);
});

test("a batch of ten messages of one contact costs no more per message than one alone", async () => {
	const { instance } = await knownContact();
	const batch = Array.from({ length: 10 }, () => incoming());
	const rows = await meterRows(instance, () => instance.receive(batch));
	expect(rows.written / 10, JSON.stringify(rows.items)).toBeLessThanOrEqual(5.1);
});

test("the figures of a busy minute cost a handful of rows, not rows per message", async () => {
	const { instance } = await knownContact();
	await instance.receive([incoming()]);
	await instance.figures(WORKSPACE);
	await instance.receive(Array.from({ length: 60 }, () => incoming()));
	const rows = await meterRows(instance, () => instance.figures(WORKSPACE));
	// The day, the hour, and up to which message they are complete.
	expect(rows.written, JSON.stringify(rows.items)).toBeLessThanOrEqual(3);
	const again = await meterRows(instance, () => instance.figures(WORKSPACE));
	expect(again.written, JSON.stringify(again.items)).toBe(0);
});

test("a duplicate costs no row at all", async () => {
	const { instance } = await knownContact();
	const message = incoming({ providerId: "DUPLICATE" });
	await instance.receive([message]);
	const rows = await meterRows(instance, () => instance.receive([message, message]));
	expect(rows.written, JSON.stringify(rows.items)).toBe(0);
});

test("a status change costs at most two rows, a repeated one none", async () => {
	const { instance } = await knownContact();
	await instance.receive([
		incoming({ providerId: "MINE", fromMe: true, origin: "phone", status: "sent" }),
	]);
	const status = { type: "status" as const, providerId: "MINE", status: "delivered" as const };
	const once = await meterRows(instance, () => instance.receive([status]));
	expect(once.written, JSON.stringify(once.items)).toBeLessThanOrEqual(MAX_PER_STATUS);
	expect(once.written).toBeGreaterThan(0);
	const again = await meterRows(instance, () => instance.receive([status]));
	expect(again.written, JSON.stringify(again.items)).toBe(0);
});

test("what a message costs is one row more, once; without a price it is the tick alone", async () => {
	const { instance } = await knownContact();
	const mine = { fromMe: true, origin: "api", status: "sent" } as const;
	await instance.receive([
		incoming({ providerId: "A", ...mine }),
		incoming({ providerId: "B", ...mine }),
	]);
	const pricing = { category: "service", isBillable: true, isEntry: false, market: "BR" } as const;
	const told = (providerId: string, status: "sent" | "delivered" | "read") =>
		meterRows(instance, () => instance.receive([{ type: "status", providerId, status, pricing }]));
	expect((await told("A", "sent")).written, "told before it arrived").toBe(0);
	const once = await told("A", "delivered");
	expect(once.written, JSON.stringify(once.items)).toBe(MAX_PER_STATUS + 1);
	const read = await told("A", "read");
	expect(read.written, JSON.stringify(read.items)).toBe(MAX_PER_STATUS);
	const next = await told("B", "read");
	expect(next.written, "a sort that is counted already").toBe(MAX_PER_STATUS + 1);
	expect((await told("B", "delivered")).written).toBe(0);
});

test("the first message of a new contact is itemised: its person is stored once", async () => {
	const { instance } = await knownContact();
	const stranger = incoming({
		addresses: [{ kind: "phone", value: "5521988887777" }],
		name: "João",
	});
	const rows = await meterRows(instance, () => instance.receive([stranger]));
	// Five for the message, and once in a contact's life: the person with its indexes (5), its
	// search entry (1) and two addresses to be found by (2). Once for each conversation: that it
	// began, that it is to be counted, and that the contact changed (3).
	expect(rows.written, JSON.stringify(rows.items)).toBeLessThanOrEqual(17);
	const next = await meterRows(instance, () =>
		instance.receive([
			incoming({ addresses: [{ kind: "phone", value: "5521988887777" }], name: "João" }),
		]),
	);
	expect(next.written, JSON.stringify(next.items)).toBeLessThanOrEqual(MAX_PER_INBOUND);
});

test("presence is never stored", async () => {
	const { instance } = await knownContact();
	const rows = await meterRows(instance, () =>
		instance.receive([
			{
				type: "presence",
				addresses: [{ kind: "phone", value: "5511987654321" }],
				state: "typing",
				lastSeenAt: null,
			},
		]),
	);
	expect(rows.written, JSON.stringify(rows.items)).toBe(0);
});

test("contact list and conversation read bounded rows at any table size", async () => {
	const { instance, contactId } = await knownContact();
	for (let batch = 0; batch < 20; batch += 1) {
		await instance.receive(
			Array.from({ length: 60 }, (_, n) => {
				const own = n % 3 === 0;
				const phone = own ? "5511987654321" : `55119${String(batch * 60 + n).padStart(8, "0")}`;
				return incoming({
					addresses: [{ kind: "phone", value: phone }],
					name: own ? "Maria" : `Cliente ${batch}-${n}`,
				});
			}),
		);
	}
	await atRest(instance);
	let cursor: string | null = null;
	for (let page = 0; page < 3; page += 1) {
		let next: string | null = null;
		const rows = await meterRows(instance, async () => {
			const answer = await instance.contacts(WORKSPACE, { cursor, search: "" });
			next = answer.ok ? answer.value.nextCursor : null;
		});
		expect(rows.read).toBeLessThanOrEqual(MAX_CONTACT_LIST_READ);
		expect(rows.written).toBe(0);
		cursor = next;
		expect(cursor).not.toBeNull();
	}
	const conversation = await meterRows(instance, () =>
		instance.conversation(WORKSPACE, contactId, null),
	);
	expect(conversation.read).toBeLessThanOrEqual(100 + 10);
});
