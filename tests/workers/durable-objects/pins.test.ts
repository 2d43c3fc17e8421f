import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { IndexedConversation } from "#app/contracts/told-conversations.ts";
import { MAX_PINS } from "#app/domain/conversations/pins.ts";
import { migrate } from "#durable-objects/object/migrate.ts";
import { createPins, type Pins, pinSteps } from "#durable-objects/workspace/conversations/pins.ts";

const conversation = (
	contactId: string,
	over: Partial<IndexedConversation> = {},
): IndexedConversation => ({
	id: `${contactId}-1`,
	channelId: "loja",
	contactId,
	contactName: contactId,
	contactPhone: null,
	contactEmail: null,
	avatarUrl: null,
	isGroup: false,
	status: "active",
	openedAt: 1,
	closedAt: null,
	lastActivityAt: 1,
	lastText: "Oi",
	lastType: "text",
	lastDirection: "incoming",
	unread: 1,
	assigneeId: null,
	assigneeName: null,
	handler: "nobody",
	agentId: null,
	agentName: null,
	labels: [],
	isOverLimit: false,
	...over,
});

interface Rig {
	pins: Pins;
	/** Another life of the object on the same table. */
	reopen(): Pins;
	/** The index: conversations by id. */
	index: Map<string, IndexedConversation>;
	/** Stores a conversation and has the pins follow; answers whose did. */
	tell(one: IndexedConversation): string[];
	/** Rows of the table. */
	stored(): number;
	/** Whether the channels have told everything. */
	isWhole: boolean;
}

/** Runs `act` with the pins of a new workspace beside an index that is the test's. */
function withPins(act: (rig: Rig) => void): Promise<void> {
	return runInDurableObject(env.WORKSPACE_HUB.getByName(crypto.randomUUID()), (_, { storage }) => {
		migrate(storage, { pins: pinSteps });
		const index = new Map<string, IndexedConversation>();
		const reopen = () =>
			createPins({
				sql: storage.sql,
				find: (id) => index.get(id) ?? null,
				isWhole: () => rig.isWhole,
				// Many pins in one millisecond.
				now: () => 5,
			});
		const rig: Rig = {
			pins: reopen(),
			reopen,
			index,
			isWhole: true,
			tell(one) {
				const before = index.get(one.id) ?? null;
				index.set(one.id, one);
				return rig.pins.follow([{ before, after: one }]);
			},
			stored: () => storage.sql.exec<{ n: number }>("SELECT count(*) AS n FROM pins").one().n,
		};
		act(rig);
	});
}

const contactsOf = (pins: Pins, memberId: string) =>
	pins.of(memberId).map(({ contactId }) => contactId);
const shownOf = (pins: Pins, memberId: string) =>
	pins.of(memberId).map((pin) => pin.conversation?.id ?? null);

test("the one pinned last stands first, the same again changes nothing, and a sleep neither", async () => {
	await withPins(({ pins, reopen, tell, stored }) => {
		for (const id of ["a", "b", "c"]) {
			tell(conversation(id));
			expect(pins.pin("ana", `${id}-1`).ok).toBe(true);
		}
		expect(pins.pin("ana", "a-1").ok).toBe(true);
		expect(contactsOf(reopen(), "ana")).toEqual(["c", "b", "a"]);
		expect(stored()).toBe(3);
		pins.unpin("ana", "b-1");
		pins.unpin("ana", "b-1");
		expect(contactsOf(reopen(), "ana")).toEqual(["c", "a"]);
	});
});

test("D01 another member's pins are not seen, and nobody takes them off", async () => {
	await withPins(({ pins, tell }) => {
		tell(conversation("a"));
		pins.pin("ana", "a-1");
		expect(pins.of("rui")).toEqual([]);
		pins.unpin("rui", "a-1");
		expect(contactsOf(pins, "ana")).toEqual(["a"]);
		expect(pins.pin("ana", "unknown-1")).toEqual({ ok: false, code: "not_found" });
	});
});

test("N01 five are pinned at most; what is archived gives way, but not while its channel still tells", async () => {
	await withPins((rig) => {
		const { pins, tell, index } = rig;
		const ids = Array.from({ length: MAX_PINS + 1 }, (_, n) => `p${n}`);
		for (const id of ids) tell(conversation(id));
		const answers = ids.map((id) => pins.pin("ana", `${id}-1`));
		expect(answers.filter(({ ok }) => ok)).toHaveLength(MAX_PINS);
		expect(answers.at(-1)).toEqual({ ok: false, code: "too_many_pins" });
		expect(pins.pin("rui", "p5-1").ok, "each member's own").toBe(true);
		index.delete("p1-1");
		rig.isWhole = false;
		expect(pins.pin("ana", "p5-1").ok, "the index is being made anew").toBe(false);
		rig.isWhole = true;
		expect(pins.pin("ana", "p5-1").ok).toBe(true);
		expect(contactsOf(pins, "ana")).toEqual(["p5", "p4", "p3", "p2", "p0"]);
	});
});

test("a pin goes on to the contact's next conversation, survives an index made anew, and costs a message nothing", async () => {
	await withPins(({ pins, reopen, tell, index }) => {
		tell(conversation("a"));
		pins.pin("ana", "a-1");
		expect(tell(conversation("a", { lastActivityAt: 9, unread: 2 })), "a message").toEqual([]);
		expect(tell(conversation("b")), "another contact").toEqual([]);
		tell(conversation("a", { status: "closed", closedAt: 10 }));
		expect(shownOf(pins, "ana")).toEqual(["a-1"]);
		expect(tell(conversation("a", { id: "a-2", openedAt: 20 }))).toEqual(["ana"]);
		expect(shownOf(reopen(), "ana")).toEqual(["a-2"]);
		// Told anew in any order: the newest one stays.
		const all = [...index.values()];
		index.clear();
		expect(shownOf(pins, "ana")).toEqual([null]);
		for (const one of all) tell(one);
		expect(shownOf(pins, "ana")).toEqual(["a-2"]);
		index.clear();
		for (const one of all.toReversed()) tell(one);
		expect(shownOf(reopen(), "ana")).toEqual(["a-2"]);
		// By an earlier conversation of the contact it is taken off as well.
		pins.unpin("ana", "a-1");
		expect(pins.of("ana")).toEqual([]);
	});
});

test("of merged contacts the pin stays with the conversation that goes on", async () => {
	await withPins(({ pins, tell }) => {
		tell(conversation("b"));
		pins.pin("ana", "b-1");
		expect(tell(conversation("a", { id: "b-1" }))).toEqual(["ana"]);
		expect(contactsOf(pins, "ana")).toEqual(["a"]);
		expect(shownOf(pins, "ana")).toEqual(["b-1"]);
	});
});

test("J24 pins go with the contact, with the channel and with the member", async () => {
	await withPins(({ pins, tell, stored }) => {
		for (const id of ["a", "b"]) tell(conversation(id));
		tell(conversation("c", { channelId: "site" }));
		for (const who of ["ana", "rui"]) for (const id of ["a", "b", "c"]) pins.pin(who, `${id}-1`);
		pins.forget("loja", ["a"]);
		expect(contactsOf(pins, "ana")).toEqual(["c", "b"]);
		pins.forget("loja", null);
		expect(contactsOf(pins, "rui")).toEqual(["c"]);
		pins.forgetMember("ana");
		expect(pins.of("ana")).toEqual([]);
		expect(stored()).toBe(1);
	});
});
