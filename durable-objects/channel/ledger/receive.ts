import type { Address } from "#app/domain/inbox/address.ts";
import { describeCall } from "#app/domain/inbox/call.ts";
import { isRecent, sortTime } from "#app/domain/inbox/order.ts";
import { storableText } from "#app/domain/inbox/stored-text.ts";
import { fromAdLineId } from "#app/domain/inbox/referral.ts";
import { changeIds, type GroupPerson } from "#app/domain/inbox/group.ts";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import { isOfGroup } from "#app/domain/channels/group-event.ts";
import type { Answering } from "../agents/answering.ts";
import { createChanges } from "./changes.ts";
import type { Contacts } from "../people/contacts.ts";
import type { Dialogues } from "../dialogues/dialogues.ts";
import type { Greetings } from "../dialogues/greetings.ts";
import type { Groups } from "../people/groups.ts";
import { type Ledger, storedInGroup } from "./ledger.ts";
import { createMatching } from "./matching.ts";
import type { Outbox } from "../sending/outbox.ts";
import type { Parked, ParkedEvent } from "./parked.ts";
import type { Prices } from "../prices/prices.ts";
import type { Surveys } from "../satisfaction/surveys.ts";
import type { Polls } from "./polls.ts";
import type { Referrals } from "../people/referrals.ts";
import type { Rules } from "../rules/rules.ts";
import type { ContactRow, MessageRow } from "./rows.ts";
import type { Scheduled } from "../scheduled/scheduled.ts";

type MessageEvent = Extract<GatewayEvent, { type: "message" }>;

export interface ReceiverParts {
	contacts: Contacts;
	ledger: Ledger;
	outbox: Outbox;
	parked: Parked;
	polls: Polls;
	referrals: Referrals;
	dialogues: Dialogues;
	answering: Answering;
	/** Says what a channel says by itself; see `noteIncoming` of dialogues/greetings.ts. */
	greet: Greetings["noteIncoming"];
	surveys: Pick<Surveys, "hear" | "keep">;
	prices: Pick<Prices, "noteStatus">;
	rules: Pick<Rules, "noteMessage" | "noteOpened">;
	/** A customer wrote; see `noteHeard` of scheduled/scheduled.ts. */
	noteHeard: Scheduled["noteHeard"];
	/** Called for a repeated message that changed nothing. */
	noteRepeated(): void;
	/** Whether the gateway rejects calls, as the settings say. */
	refusesCalls(): boolean;
	groups: Groups;
	/** A keyed hash, by which nobody is known. */
	mark(about: string): string;
	/** Groups are not wanted on this channel: nothing of theirs is stored. */
	ignoresGroups(): boolean;
	/** Whether something that happened at `at` is about somebody erased since (J15). */
	isErased(addresses: readonly Address[], at: number): boolean;
}

/** Its content has not come yet, or cannot be read. */
const isPlaceholder = ({ type, text }: Pick<MessageEvent["content"], "type" | "text">): boolean =>
	type === "other" && text === "";

type OffersEvent = Extract<GatewayEvent, { type: "offers" }>;
type CallEvent = Extract<GatewayEvent, { type: "call" }>;

const callContent = ({ video, seconds, isMissed }: CallEvent, isRefused: boolean) => ({
	type: "call" as const,
	text: describeCall(video, isRefused ? "refused" : isMissed ? "missed" : null),
	...(seconds !== undefined && { media: { seconds } }),
});

/** Who answers at the phone is nobody of the team by name. */
const SOMEBODY = { memberId: null, agentId: null };

/** A receipt that names no messages applies to this many newest entries. */
const RECEIPT_REACH = 50;

/** Applies what gateways report to the tables. Synchronous: the caller runs it inside one transaction. */
export function createReceiver(parts: ReceiverParts) {
	const { contacts, ledger, outbox, parked, dialogues, answering, noteRepeated, refusesCalls } =
		parts;
	const { isErased, groups, ignoresGroups, surveys } = parts;
	const changes = createChanges(parts);
	const { applyChange, applyStatus } = changes;
	const matching = createMatching({ ledger, outbox, changes });

	function receiveMessage(event: MessageEvent, now: number): void {
		const known = ledger.find(event.providerId);
		if (known) return fillGaps(known, event, now);
		if (event.addresses.length === 0 || isErased(event.addresses, event.sentAt)) return;
		const name = event.fromMe ? null : event.name;
		const { n, row, movedFrom } = contacts.ensure(event.addresses, name, now);
		if (event.fromMe && event.origin !== "phone" && matching.adoptEcho(n, event, now)) return;
		const said = row.is_group === 1 ? describe(n, event) : null;
		const isNews = !event.fromMe && event.origin !== "history" && isRecent(event.sentAt, now);
		const isOurs = event.fromMe && event.origin !== "history" && isRecent(event.sentAt, now);
		const at = sortTime(event.sentAt, now);
		const { type, text } = event.content;
		// What answers our question opens nothing, and nobody has to read it.
		const heard = isNews && type === "text" ? surveys.hear(row, { text, at }) : null;
		const speaker = isOurs ? SOMEBODY : "customer";
		const service =
			(isNews && heard === null) || isOurs ? dialogues.noteSaid(row, speaker, at, now) : null;
		const cameFrom = event.referral
			? parts.referrals.note(row, { ...event, referral: event.referral, at: event.sentAt }, now)
			: null;
		ledger.insert(
			{
				id: event.providerId,
				contact: n,
				content: said ? { ...event.content, text: said.text } : event.content,
				...(event.file !== undefined && { file: event.file }),
				direction: event.fromMe ? "outgoing" : "incoming",
				origin: event.origin,
				status: event.fromMe ? (event.status ?? "sent") : null,
				author: said ? said.author : event.author,
				inGroup: said?.inGroup ?? null,
				quotedId: findQuotedId(event.quotedProviderId),
				at: event.sentAt,
				isNews: isNews && heard === null,
				waiting: heard ? "stays" : isNews ? "begins" : isOurs ? "ends" : "stays",
				service: cameFrom ? cameFrom.service(service) : service,
				...(cameFrom && { touches: cameFrom.touches }),
				movedFrom,
			},
			now,
		);
		if (heard) surveys.keep(row, heard, { id: event.providerId, at }, now);
		// An answer written on the phone means that earlier messages were read.
		if (event.origin === "phone" && contacts.get(n).unread > 0) contacts.setUnread(n, 0);
		for (const waiting of parked.take(event.providerId)) applyChange(waiting, now);
		// Neither an agent nor a greeting answers a rating.
		if (heard) return;
		if (isNews) parts.noteHeard(row, now);
		if (isNews) noteForRules(row, event, now);
		noteForAgents(n, event, { isNews, isOurs }, now);
		const { origin, sentAt } = event;
		if (isNews) parts.greet(row, { origin, sentAt, type }, now);
	}

	/** Who wrote it in the group, and whom it names. */
	function describe(n: number, event: MessageEvent) {
		const about = (people: readonly GroupPerson[]) =>
			people.filter(({ addresses }) => !isErased(addresses, event.sentAt));
		const { text } = event.content;
		const { author, authorAddresses = [], fromMe } = event;
		if (isErased(authorAddresses, event.sentAt))
			return groups.describe(n, {
				author: null,
				text,
				fromMe,
				mentions: about(event.mentions ?? []),
			});
		const mentions = about(event.mentions ?? []);
		return groups.describe(n, { author, authorAddresses, mentions, text, fromMe });
	}

	/** Rules come first: one may give the conversation to the agent, or close it. @param before the contact without the message */
	function noteForRules(
		before: ContactRow,
		{ providerId: id, content }: MessageEvent,
		now: number,
	) {
		const text = storableText(content.text);
		parts.rules.noteMessage(before.n, { id, text, isOpening: hasOpened(before) }, now);
	}

	/** Whether what was just said began the conversation, or began it again. */
	function hasOpened(before: ContactRow): boolean {
		const { conversation_id: id, closed_at: closedAt } = contacts.get(before.n);
		const isAnother = id !== before.conversation_id;
		return isAnother || (before.closed_at !== null && closedAt === null);
	}

	/**
	 * Lets an agent answer a customer's message; a message written on the phone takes the conversation
	 * over.
	 */
	function noteForAgents(
		n: number,
		{ providerId: id, origin, fromMe, content: { type } }: MessageEvent,
		{ isNews, isOurs }: { isNews: boolean; isOurs: boolean },
		now: number,
	): void {
		if (isNews) answering.noteIncoming(n, { id, origin, type, fromMe, isNews }, now);
		const byPerson = origin === "phone" || origin === "recovered";
		if (isOurs && byPerson) answering.leases.personAnswers(n, null, now);
	}

	/** The ledger id of a quoted message: our own id if we wrote it, else the provider's. */
	function findQuotedId(providerId: string | null): string | null {
		return providerId === null ? null : (ledger.find(providerId)?.id ?? providerId);
	}

	/** Handles a repeated message: it only fills in a placeholder's content or reports a status. */
	function fillGaps(known: MessageRow, event: MessageEvent, now: number): void {
		if (isPlaceholder(known) && !isPlaceholder(event.content)) {
			const isOfGroup = contacts.get(known.contact).is_group === 1;
			const said = isOfGroup ? describe(known.contact, event) : null;
			const text = storableText(said?.text ?? event.content.text);
			ledger.change(known, {
				type: event.content.type,
				text,
				...(said && { in_group: storedInGroup(said.inGroup) }),
				media: event.content.media ? JSON.stringify(event.content.media) : null,
			});
			ledger.changePreview(known, text);
			// Only now is there a text to answer.
			const isNews = !event.fromMe && known.origin !== "history" && isRecent(known.sent_at, now);
			if (isNews)
				parts.rules.noteMessage(known.contact, { id: known.id, text, isOpening: false }, now);
			noteForAgents(known.contact, event, { isNews, isOurs: false }, now);
			return;
		}
		// Repeats from reconciliation and echoes of our own sends are expected and not counted.
		if (event.origin === "live" || event.origin === "phone") noteRepeated();
		if (event.fromMe && event.status !== null) applyStatus(known, event.status, now);
	}

	function receiveChange(event: ParkedEvent, now: number): void {
		if (event.type === "vote" && isErased([event.voter], event.at ?? now)) return;
		if (!applyChange(event, now)) parked.put(event, now);
	}

	/** Applies to our messages sent up to the receipt's moment. */
	function receiveReceipt(event: Extract<GatewayEvent, { type: "receipt" }>, now: number): void {
		const n = contacts.findNumber(event.addresses);
		if (n === null) return;
		for (const row of ledger.page(n, null, RECEIPT_REACH).rows)
			if ((row.status === "sent" || row.status === "delivered") && row.sort_at <= event.upTo)
				applyStatus(row, event.status, now);
	}

	/** Somebody known came again. Who has never written has a message that tells it. */
	function receiveReferral(event: Extract<GatewayEvent, { type: "referral" }>, now: number): void {
		const n = contacts.findNumber(event.addresses);
		if (n === null || isErased(event.addresses, event.at)) return;
		if (ledger.find(fromAdLineId(event.providerId))) return noteRepeated();
		const row = contacts.get(n);
		const { touches, service } = parts.referrals.note(row, event, now);
		const isOpen = row.conversation_id !== null && row.closed_at === null;
		contacts.setTouches(n, touches, isOpen ? service(row.service) : row.service, now);
	}

	function receiveContact(event: Extract<GatewayEvent, { type: "contact" }>, now: number): void {
		// A nameless entry about an unknown person creates no contact.
		const known = contacts.findNumber(event.addresses);
		if (known === null && (event.name === null || isErased(event.addresses, 0))) return;
		const { n } = contacts.ensure(event.addresses, event.name, now, event.isFromBook);
		if (event.avatarUrl !== null) contacts.setAvatar(n, event.avatarUrl);
		if (event.username !== undefined) contacts.setUsername(n, event.username);
	}

	/** Of somebody unknown nothing is kept: whoever never wrote gets no offers. */
	function receiveOffers({ addresses, areWanted, at }: OffersEvent): void {
		const n = contacts.findNumber(addresses);
		if (n !== null) contacts.setOffers(n, areWanted, at);
	}

	function receiveGroup(event: Extract<GatewayEvent, { type: "group" }>, now: number): void {
		const known = contacts.findNumber([event.address]);
		if (known === null && event.name === null) return;
		const { n } = contacts.ensure([event.address], event.name, now);
		if (event.avatarUrl !== null) contacts.setAvatar(n, event.avatarUrl);
		const members = event.members.filter(({ addresses }) => !isErased(addresses, 0));
		groups.replace(n, { ...event, members }, now);
	}

	/** A line where it happened. Of a group in which nobody ever wrote there is no conversation to show it in. */
	function receiveGroupChange(
		event: Extract<GatewayEvent, { type: "group_change" }>,
		now: number,
	): void {
		const { address, at, act, name = null } = event;
		const n = contacts.findNumber([address]);
		const ids = changeIds({ ...event, group: address }, at, now, parts.mark);
		if (n === null || ids.some((id) => ledger.find(id) !== null)) return;
		const who = event.who.filter(({ addresses }) => !isErased(addresses, at || now));
		if (who.length < event.who.length && who.length === 0) return;
		const { row } = contacts.ensure([address], act === "renamed" ? name : null, now);
		const inGroup = groups.apply(row.n, { act, who, by: event.by }, now);
		ledger.insertLine(row.n, { code: "group_changed", act, name }, null, now, {
			id: ids[0],
			at: at || now,
			inGroup,
		});
	}

	function receiveCall(event: CallEvent, now: number): void {
		const id = `call:${event.callId}`;
		const known = ledger.find(id);
		if (known) return endCall(known, event);
		if (event.addresses.length === 0 || isErased(event.addresses, event.at)) return;
		const { n, row, movedFrom } = contacts.ensure(event.addresses, null, now);
		const isOurs = event.fromMe === true;
		const service = isOurs
			? null
			: dialogues.noteSaid(row, "customer", sortTime(event.at, now), now);
		ledger.insert(
			{
				id,
				contact: n,
				content: callContent(event, refusesCalls()),
				direction: isOurs ? "outgoing" : "incoming",
				origin: "live",
				status: null,
				author: null,
				quotedId: null,
				at: event.at,
				isNews: !isOurs,
				waiting: isOurs ? "stays" : "begins",
				service,
				movedFrom,
			},
			now,
		);
		if (!isOurs && hasOpened(row)) parts.rules.noteOpened(n, id, now);
	}

	/** How a call that is known ended, where the gateway says so; told again it changes nothing. */
	function endCall(known: MessageRow, event: CallEvent): void {
		if (event.seconds === undefined && event.isMissed !== true) return;
		const { text, media } = callContent(event, refusesCalls());
		const stored = media ? JSON.stringify(media) : null;
		if (known.text === text && known.media === stored) return;
		ledger.change(known, { text, media: stored });
		ledger.changePreview(known, text);
	}

	return {
		settleAsSent: changes.settleAsSent,
		notePoll: changes.notePoll,
		applyChange: changes.applyChange,
		settleByAnswer: matching.settleByAnswer,
		refuseGuess: matching.refuseGuess,

		/** Applies one event; events about link and presence change nothing here. Throws when it cannot be stored. */
		receive(event: GatewayEvent, now: number): void {
			if (ignoresGroups() && isOfGroup(event)) return;
			switch (event.type) {
				case "message":
					return receiveMessage(event, now);
				case "status":
				case "edited":
				case "deleted":
				case "reaction":
				case "vote":
					return receiveChange(event, now);
				case "receipt":
					return receiveReceipt(event, now);
				case "renumbered":
					return contacts.renumber(event.from, event.to, now);
				case "referral":
					return receiveReferral(event, now);
				case "contact":
					return receiveContact(event, now);
				case "group":
					return receiveGroup(event, now);
				case "group_change":
					return receiveGroupChange(event, now);
				case "call":
					return receiveCall(event, now);
				case "offers":
					return receiveOffers(event);
				case "account":
				case "history":
				case "presence":
				case "qr":
				case "link_refused":
				case "linking":
				case "linked":
				case "unlinked":
				case "passkey_required":
					return;
			}
		},

		/** Public id of the contact a presence report is about; null when it is unknown. */
		findContact(addresses: readonly Address[]): string | null {
			const n = contacts.findNumber(addresses);
			return n === null ? null : contacts.get(n).id;
		},
	};
}
