import type { InboxSnapshot } from "#app/contracts/whatsapp.ts";
import type { ContactView, MessageView } from "#app/contracts/frames.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Instance } from "./instance.ts";

/** Everything the instance screen needs, in one round trip. */
export function takeSnapshot(instance: Instance, contactId: string | null): InboxSnapshot {
	const { inbox, keeper, gateways } = instance;
	const contacts = inbox.listContacts(null);
	const conversation = contactId === null ? null : inbox.conversation(contactId, null);
	return {
		seq: inbox.seq.current(),
		link: keeper.view(Date.now()),
		contacts: contacts.ok ? contacts.value : { contacts: [], nextCursor: null },
		conversation: conversation?.ok ? conversation.value : null,
		maxTextLength: gateways.current().capabilities.maxTextLength,
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
