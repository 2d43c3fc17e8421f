import { expect, test } from "vitest";
import type { InboxSnapshot } from "#app/contracts/whatsapp.ts";
import { readSnapshot } from "#app/inbox/store/read-snapshot.ts";
import { CAPABILITIES, contactView, messageView } from "../views.ts";

const LINK: InboxSnapshot["link"] = {
	status: "connected",
	qr: null,
	pairingCode: null,
	failures: 0,
	pausedForMs: 0,
	attempts: 0,
	maxAttempts: 5,
	phone: null,
	profileName: null,
	reason: null,
	passkey: null,
};

test("what a newer server's loader says in words this page does not know is read as far as it goes (ledger C1)", () => {
	const known: InboxSnapshot = {
		seq: 3,
		link: LINK,
		contacts: { contacts: [contactView()], nextCursor: "n" },
		conversation: {
			contact: contactView(),
			page: { messages: [messageView()], earlierCursor: null },
		},
		maxTextLength: 4096,
		capabilities: CAPABILITIES,
	};
	expect(readSnapshot(known)).toEqual(known);
	const newer = structuredClone(known) as unknown as {
		link: Record<string, unknown>;
		contacts: { contacts: unknown[] };
		conversation: { page: { messages: unknown[] } };
	};
	newer.link["status"] = "banned";
	newer.contacts.contacts.push({ id: "c2" });
	newer.conversation.page.messages.push({ ...messageView({ id: "m2" }), type: "poll" });
	const read = readSnapshot(newer as unknown as InboxSnapshot);
	expect(read.link.status).toBe("unstable");
	expect(read.contacts).toEqual(known.contacts);
	expect(read.conversation?.page.messages.map(({ id, type }) => [id, type])).toEqual([
		["m1", "text"],
		["m2", "other"],
	]);
});
