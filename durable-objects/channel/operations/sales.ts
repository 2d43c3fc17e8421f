import type { KnownSales, TouchView } from "#app/contracts/sales.ts";
import { parseFromAdLine, touchesIn } from "#app/domain/inbox/referral.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Mark, Marker, MarkFacts, MarkOutcome } from "#app/domain/sales/mark.ts";
import type { MarkToSend } from "#app/domain/sales/messaging-event.ts";
import type { Channel } from "../channel.ts";
import type { NewMark } from "../sales/marks.ts";

/** Which ads brought a contact, newest first, and what was marked on its conversations. */
export function sales({ inbox }: Channel, contactId: string): Result<KnownSales, "not_found"> {
	const row = inbox.contacts.find(contactId);
	if (!row) return fail("not_found");
	const touches = touchesIn(row.touches).flatMap(({ line: id, at }): TouchView[] => {
		const line = inbox.ledger.find(id);
		const said = line && parseFromAdLine(line.text);
		if (!line || !said) return [];
		const { code: _, ...told } = said;
		return [{ ...told, line: id, at, hasPicture: line.media !== null }];
	});
	const marks = inbox.marks.listOf(inbox.contacts.membersOf(row.n));
	return ok({
		touches: touches.toReversed(),
		marks: marks.toReversed(),
		isRefused: row.ads_refused === 1,
	});
}

/** Marks a lead or a sale. See `mark` of marks.ts. */
export function markSale(
	channel: Channel,
	contactId: string,
	mark: Omit<NewMark, "contactId">,
	by: Marker,
): Result<{ mark: Mark; isNew: boolean; isRefused: boolean }, "not_found" | "conflict"> {
	const now = Date.now();
	const marked = channel.inbox.marks.mark({ ...mark, contactId }, by, now);
	channel.afterChange(now);
	return marked;
}

/** Corrects a mark of this contact, or takes it back. */
export function correctMark(
	channel: Channel,
	contactId: string,
	markId: string,
	facts: MarkFacts | null,
): Result<{ mark: Mark }, "not_found" | "conflict"> {
	const { contacts, marks } = channel.inbox;
	const known = marks.find(markId);
	if (!known || contacts.root(known.contact).id !== contacts.find(contactId)?.id)
		return fail("not_found");
	const now = Date.now();
	const corrected = marks.correct(markId, facts, now);
	channel.afterChange(now);
	return corrected.ok ? ok({ mark: corrected.value.mark }) : corrected;
}

/** The contact wants nothing of it told to Meta, or does not mind any more. */
export function refuseAds(
	channel: Channel,
	contactId: string,
	isRefused: boolean,
): Result<null, "not_found"> {
	const now = Date.now();
	const refused = channel.inbox.marks.refuse(contactId, isRefused, now);
	channel.afterChange(now);
	return refused;
}

/** A job begins with a mark. `conflict`: it does not wait any more, or another job is at it. */
export function claimMark(
	channel: Channel,
	markId: string,
): Result<MarkToSend, "not_found" | "conflict"> {
	const { inbox, markHandOver, gateways } = channel;
	const mark = inbox.marks.find(markId);
	if (!mark) {
		markHandOver.remove(markId);
		return fail("not_found");
	}
	if (!markHandOver.claim(markId, Date.now())) return fail("conflict");
	const contact = inbox.contacts.root(mark.contact);
	const addresses = inbox.contacts.addressesOf(contact.n);
	const valueOf = (kind: string) => addresses.find((one) => one.kind === kind)?.value ?? null;
	const { contact: _, conversationId: __, name: ___, note: ____, ...told } = mark;
	const account = gateways.conversionAccount();
	return ok({
		...told,
		account:
			account && account.channel !== "whatsapp"
				? {
						...account,
						userId: valueOf(account.channel === "messenger" ? "facebook" : "instagram"),
					}
				: account,
		phone: valueOf("phone"),
		isTakenBack: mark.takenBackAt !== null,
		isRefused: contact.ads_refused === 1,
	});
}

/** What became of it; null: nobody could be asked, and it is tried again. */
export function settleMark(
	channel: Channel,
	markId: string,
	outcome: MarkOutcome | null,
): Result<null, never> {
	const now = Date.now();
	if (outcome === null) channel.markHandOver.fail(markId, now);
	else {
		channel.markHandOver.remove(markId);
		channel.inbox.marks.settle(markId, outcome, now);
	}
	channel.afterChange(now);
	return ok(null);
}
