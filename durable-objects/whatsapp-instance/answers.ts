import type { InboxSnapshot } from "#app/contracts/whatsapp.ts";
import type { ContactView, MessageView } from "#app/contracts/frames.ts";
import type { PhoneAction, PhoneView } from "#app/contracts/simulated-phone.ts";
import type { ChannelAgent } from "#app/domain/agents/agent.ts";
import type { ListChoice } from "#app/domain/inbox/contact-filter.ts";
import type { LinkRequest } from "#app/domain/whatsapp/link-state.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { ToldAutomation } from "./config-store.ts";
import type { Instance } from "./instance.ts";

/** Everything the instance screen needs, in one round trip. */
export function takeSnapshot(
	instance: Instance,
	contactId: string | null,
	{ memberId, ...list }: ListChoice & { memberId: string },
): InboxSnapshot {
	const { inbox, keeper, gateways } = instance;
	const contacts = inbox.listContacts({ cursor: null, search: "", ...list, memberId });
	const conversation = contactId === null ? null : inbox.conversation(contactId, null);
	return {
		seq: inbox.seq.current(),
		link: keeper.view(Date.now()),
		contacts: contacts.ok ? contacts.value : { contacts: [], nextCursor: null },
		list,
		unreadConversations: inbox.contacts.countUnread(),
		conversation: conversation?.ok ? conversation.value : null,
		maxTextLength: gateways.current().capabilities.maxTextLength,
		capabilities: gateways.current().capabilities,
	};
}

/** The contacts somebody last wrote to or heard from, for a list over all channels. */
export function takeNewest(instance: Instance, count: number): ContactView[] {
	return instance.inbox.newestContacts(count).filter((contact) => contact.lastMessageAt !== null);
}

/** A write of a member that needs a link: stored at once, done by the alarm. */
export function writeOut<Code extends string>(
	instance: Instance,
	write: (now: number) => Result<MessageView, Code>,
): Result<{ message: MessageView; seq: number }, Code | "not_linked"> {
	if (!instance.keeper.isOpen()) return fail("not_linked");
	const now = Date.now();
	const written = write(now);
	instance.projector.noteMessages(now);
	instance.afterChange(now);
	return written.ok ? ok({ message: written.value, seq: instance.inbox.seq.current() }) : written;
}

/** Opening a conversation reads it; the gateway hears of it only where the settings say so. */
export function markRead(instance: Instance, contactId: string): Result<null, "not_found"> {
	const tellGateway = instance.config.get()?.settings.autoReadMessages ?? false;
	const marked = instance.inbox.markRead(contactId, tellGateway, Date.now());
	instance.afterChange(Date.now());
	return marked;
}

/** A member's wish for the link. Disconnecting also ends every link given to a phone's owner. */
export function askLink(instance: Instance, wanted: LinkRequest) {
	if (wanted === "disconnect") instance.guests.close(Date.now());
	const answer = instance.keeper.request(wanted, Date.now());
	if (wanted === "disconnect") instance.visitors.sockets.closeAll();
	instance.afterChange(Date.now());
	return answer;
}

/** Who answers new conversations by itself from now on; null: nobody but people. */
export function chooseAgent(instance: Instance, agent: ChannelAgent | null): Result<null> {
	const { config } = instance;
	const known = config.get();
	if (known) config.set({ ...known, agent });
	return ok(null);
}

/** Which automations hear of events from now on; what is not there yet they never hear of. */
export function chooseAutomations(instance: Instance, automations: ToldAutomation[]): Result<null> {
	const { config } = instance;
	const known = config.get();
	if (known) config.set({ ...known, automations });
	instance.webhooks.noteConfigured();
	instance.afterChange(Date.now());
	return ok(null);
}

/** The product was away for a while: what gateways told meanwhile is asked for. */
export function catchUp(instance: Instance): null {
	instance.keeper.noteAway(Date.now());
	instance.afterChange(Date.now());
	return null;
}

/** Tells D1 everything again: it may have been set back (R48). */
export function repeatProjections(instance: Instance): null {
	instance.projector.repeat(Date.now(), "everything");
	instance.afterChange(Date.now());
	return null;
}

/** Something done on the simulated phone, or a look at it. */
export function usePhone(
	instance: Instance,
	action: PhoneAction | null,
): Result<PhoneView, "not_found"> {
	const simulator = instance.gateways.simulator();
	if (!simulator) return fail("not_found");
	const now = Date.now();
	if (action) instance.receive(simulator.act(action, now), now);
	return ok(simulator.view(now));
}
