import type { MessageStatus } from "#app/domain/inbox/message.ts";
import { ok, type Result } from "#app/domain/result.ts";
import { linked } from "#app/domain/channels/link/link-state.ts";
import type { Channel } from "../channel.ts";

export interface ImportedContact {
	/** Digits with country code. */
	phone: string;
	name: string;
	unread: number;
	/** Oldest first. */
	messages: {
		id: string;
		fromMe: boolean;
		text: string;
		sentAt: number;
		status: Extract<MessageStatus, "failed" | "sent" | "delivered" | "read"> | null;
		author: string | null;
	}[];
}

/**
 * Stores conversations as history: lists and search show them, but they cause no notification, agent answer
 * or webhook.
 * @param linkedAs number the simulated phone is linked as; null leaves the link as it is
 */
export function importHistory(
	channel: Channel,
	people: readonly ImportedContact[],
	linkedAs: string | null,
): Result<null, never> {
	const now = Date.now();
	const { inbox, linkStore, gateways, projections } = channel;
	// Counted for the days on which the messages were sent, and only once: a repeated import changes
	// nothing.
	if (inbox.newestContacts(1).length === 0)
		inbox.stats.addPast(people.map(({ messages }) => messages));
	if (linkedAs !== null) gateways.linkSimulator(linkedAs, people);
	if (linkedAs !== null && linkStore.get().status !== "connected")
		linkStore.set(linked(linkStore.get(), linkedAs, null, now), () => inbox.seq.next(), now);
	inbox.receive(
		people.flatMap(({ phone, name, messages }) =>
			messages.map((message) => ({
				type: "message" as const,
				providerId: message.id,
				addresses: [{ kind: "phone" as const, value: phone }],
				fromMe: message.fromMe,
				origin: "history" as const,
				name: message.fromMe ? null : name,
				author: message.author,
				sentAt: message.sentAt,
				content: { type: "text" as const, text: message.text },
				quotedProviderId: null,
				status: message.status,
			})),
		),
		now,
	);
	const known = people.map(({ phone, name, unread }) => {
		const { n } = inbox.contacts.ensure([{ kind: "phone", value: phone }], name, now);
		if (unread > 0) inbox.contacts.setUnread(n, unread);
		return n;
	});
	inbox.adoptDialogues(known, now);
	projections.noteFigures(now);
	channel.afterChange(now);
	return ok(null);
}
