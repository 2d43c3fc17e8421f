import type { InboxSnapshot } from "#app/contracts/whatsapp.ts";
import type { ContactView, MessageView } from "#app/contracts/frames.ts";
import type { PhoneAction, PhoneView } from "#app/contracts/simulated-phone.ts";
import type { ChannelAgent } from "#app/domain/agents/agent.ts";
import type { ListChoice } from "#app/domain/inbox/contact-filter.ts";
import type { LinkRequest } from "#app/domain/whatsapp/link-state.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { ToldAutomation } from "../config.ts";
import type { Channel } from "../channel.ts";

/** Everything the inbox screen needs, in one round trip. */
export function takeSnapshot(
	channel: Channel,
	contactId: string | null,
	{ memberId, ...list }: ListChoice & { memberId: string },
): InboxSnapshot {
	const { inbox, link, gateways } = channel;
	const contacts = inbox.listContacts({ cursor: null, search: "", ...list, memberId });
	const conversation = contactId === null ? null : inbox.conversation(contactId, null);
	return {
		seq: inbox.seq.current(),
		link: link.view(Date.now()),
		contacts: contacts.ok ? contacts.value : { contacts: [], nextCursor: null },
		list,
		unreadConversations: inbox.contacts.countUnread(),
		conversation: conversation?.ok ? conversation.value : null,
		maxTextLength: gateways.current().capabilities.maxTextLength,
		capabilities: gateways.current().capabilities,
	};
}

/** The contacts somebody last wrote to or heard from, for a list over all channels. */
export function takeNewest(channel: Channel, count: number): ContactView[] {
	return channel.inbox.newestContacts(count).filter((contact) => contact.lastMessageAt !== null);
}

/** A write of a member that needs a link: stored at once, done by the alarm. */
export function writeOut<Code extends string>(
	channel: Channel,
	write: (now: number) => Result<MessageView, Code>,
): Result<{ message: MessageView; seq: number }, Code | "not_linked"> {
	if (!channel.link.isOpen()) return fail("not_linked");
	const now = Date.now();
	const written = write(now);
	channel.projections.noteMessages(now);
	channel.afterChange(now);
	return written.ok ? ok({ message: written.value, seq: channel.inbox.seq.current() }) : written;
}

/** Opening a conversation reads it; the gateway hears of it only where the settings say so. */
export function markRead(channel: Channel, contactId: string): Result<null, "not_found"> {
	const tellGateway = channel.config.get()?.settings.autoReadMessages ?? false;
	const marked = channel.inbox.markRead(contactId, tellGateway, Date.now());
	channel.afterChange(Date.now());
	return marked;
}

/** A member's wish for the link. Disconnecting also ends every link given to a phone's owner. */
export function askLink(channel: Channel, wanted: LinkRequest) {
	if (wanted === "disconnect") channel.guests.close(Date.now());
	const answer = channel.link.request(wanted, Date.now());
	if (wanted === "disconnect") channel.visitors.sockets.closeAll();
	channel.afterChange(Date.now());
	return answer;
}

/** Who answers new conversations by itself from now on; null: nobody but people. */
export function chooseAgent(channel: Channel, agent: ChannelAgent | null): Result<null> {
	const { config } = channel;
	const known = config.get();
	if (known) config.set({ ...known, agent });
	return ok(null);
}

/** Which automations hear of events from now on; what is not there yet they never hear of. */
export function chooseAutomations(channel: Channel, automations: ToldAutomation[]): Result<null> {
	const { config } = channel;
	const known = config.get();
	if (known) config.set({ ...known, automations });
	channel.webhooks.noteConfigured();
	channel.afterChange(Date.now());
	return ok(null);
}

/** The product was away for a while: what gateways told meanwhile is asked for. */
export function catchUp(channel: Channel): null {
	channel.link.noteAway(Date.now());
	channel.afterChange(Date.now());
	return null;
}

/** Tells D1 everything again: it may have been set back (R48). */
export function repeatProjections(channel: Channel): null {
	channel.projections.repeat(Date.now(), "everything");
	channel.afterChange(Date.now());
	return null;
}

/** Something done on the simulated phone, or a look at it. */
export function usePhone(
	channel: Channel,
	action: PhoneAction | null,
): Result<PhoneView, "not_found"> {
	const simulator = channel.gateways.simulator();
	if (!simulator) return fail("not_found");
	const now = Date.now();
	if (action) channel.receive(simulator.act(action, now), now);
	return ok(simulator.view(now));
}
