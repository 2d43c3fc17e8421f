import { runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { createInbox } from "#durable-objects/channel/inbox.ts";
import { migrate } from "#durable-objects/object/migrate.ts";
import { inboxSteps } from "#durable-objects/channel/steps.ts";
import type { Writer, WritingRules } from "#durable-objects/channel/sending/outgoing.ts";
import { createTasks } from "#durable-objects/object/tasks.ts";
import { incoming, instanceOf } from "#tests/support/instance.ts";

const HOUR_MS = 3_600_000;
const ANA: Writer = { name: "Ana", origin: "api" };

/** An inbox whose gateway allows what the official API allows. */
function inInbox(
	rules: Partial<WritingRules>,
	act: (inbox: ReturnType<typeof createInbox>) => void,
): Promise<void> {
	return runInDurableObject(instanceOf(`rules-${crypto.randomUUID()}`), (_, state) => {
		migrate(state.storage, { inbox: inboxSteps });
		act(
			createInbox(state, {
				refusesCalls: () => false,
				alsoSeen: 0,
				linkSince: () => null,
				usage: () => "[]",
				mark: (address) => address,
				rules: () => ({ maxTextLength: 4_096, quotes: false, replyWindowHours: 24, ...rules }),
				newId: () => crypto.randomUUID(),
				agent: () => null,
				channelId: "rules",
				tasks: createTasks(),
				countConversation: async () => ({ counted: true, isWithin: true, used: 1, limit: null }),
			}),
		);
	});
}

test("text is refused before it is queued when the customer last wrote more than 24 hours ago", async () => {
	await inInbox({}, (inbox) => {
		const now = Date.now();
		inbox.receive([incoming({ providerId: "OLD", sentAt: now - 25 * HOUR_MS })], now);
		const contactId = inbox.newestContacts(1)[0]?.id ?? "";
		const write = (id: string) => inbox.enqueue(ANA, { id, contactId, text: "Oi" }, now);
		expect(write("one")).toEqual({ ok: false, code: "window_closed" });
		// What was said on the phone before it shared its number opened no window of ours.
		const past = { providerId: "PAST", origin: "history", sentAt: now - HOUR_MS } as const;
		inbox.receive([incoming(past)], now);
		expect(write("one")).toEqual({ ok: false, code: "window_closed" });
		expect(inbox.outbox.size).toBe(0);
		inbox.receive([incoming({ providerId: "NEW", sentAt: now - 23 * HOUR_MS })], now);
		expect(write("two").ok).toBe(true);
		expect(inbox.outbox.size).toBe(1);
	});
});

test("a call opens the window as a message does; a reaction and what we say do not; Meta's clock counts", async () => {
	await inInbox({}, (inbox) => {
		// Gateways tell whole seconds, which are sorted by their ends: that must lengthen no window.
		const now = Math.floor(Date.now() / 1000) * 1000 + 500;
		const phone = [{ kind: "phone", value: "5511987654321" }] as const;
		const addresses = [...phone];
		inbox.receive([incoming({ providerId: "OLD", sentAt: now - 25 * HOUR_MS })], now);
		const contactId = inbox.newestContacts(1)[0]?.id ?? "";
		const write = () =>
			inbox.enqueue(ANA, { id: crypto.randomUUID(), contactId, text: "Oi" }, now).ok;
		inbox.receive([{ type: "reaction", providerId: "OLD", emoji: "👍", fromMe: false }], now);
		const echo = { providerId: "PHONE", fromMe: true, origin: "phone", status: "sent" } as const;
		inbox.receive([incoming({ ...echo, sentAt: now })], now);
		expect(write()).toBe(false);
		// It comes late: what counts is when it was said.
		inbox.receive([incoming({ providerId: "LATE", sentAt: now - 24 * HOUR_MS - 500 })], now);
		expect(write()).toBe(false);
		const call = { type: "call", callId: "1", status: "ended", video: false } as const;
		inbox.receive([{ ...call, addresses, at: now - 23 * HOUR_MS }], now);
		expect(write()).toBe(true);
		expect(inbox.windowEnd(1, now)).toBe(now + HOUR_MS);
	});
});

test("a message that failed is not tried again once the window is closed", async () => {
	await inInbox({}, (inbox) => {
		const now = Date.now();
		inbox.receive([incoming({ sentAt: now - HOUR_MS })], now);
		const contactId = inbox.newestContacts(1)[0]?.id ?? "";
		inbox.enqueue(ANA, { id: "mine", contactId, text: "Oi" }, now);
		const row = inbox.ledger.find("mine");
		if (row) inbox.ledger.change(row, { status: "failed", failure: "refused" });
		expect(inbox.retry("mine", now + 24 * HOUR_MS)).toEqual({ ok: false, code: "window_closed" });
		expect(inbox.retry("mine", now).ok).toBe(true);
	});
});

test("where the gateway cannot quote, an answer to a message is refused, not sent without it", async () => {
	await inInbox({ replyWindowHours: null }, (inbox) => {
		const now = Date.now();
		inbox.receive([incoming({ providerId: "ASKED" })], now);
		const contactId = inbox.newestContacts(1)[0]?.id ?? "";
		const said = { id: "mine", contactId, text: "Oi", quotedId: "ASKED" };
		expect(inbox.enqueue(ANA, said, now)).toEqual({ ok: false, code: "not_supported" });
	});
	await inInbox({ replyWindowHours: null, quotes: true }, (inbox) => {
		const now = Date.now();
		inbox.receive([incoming({ providerId: "ASKED" })], now);
		const contactId = inbox.newestContacts(1)[0]?.id ?? "";
		const said = { id: "mine", contactId, text: "Oi", quotedId: "ASKED" };
		const written = inbox.enqueue(ANA, said, now);
		expect(written.ok && written.value.quotedId).toBe("ASKED");
	});
});
