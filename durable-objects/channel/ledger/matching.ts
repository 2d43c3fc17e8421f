import type { MessageContent, MessageStatus } from "#app/domain/inbox/message.ts";
import { isSameItem, itemOf } from "#app/domain/inbox/outgoing-item.ts";
import { unknownRow } from "#app/domain/inbox/outbox.ts";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import type { createChanges } from "./changes.ts";
import type { Ledger } from "./ledger.ts";
import { isMessage, kindOfMessage, type Outbox } from "../sending/outbox.ts";
import { contentIn, type MessageRow, sentText } from "./rows.ts";

type MessageEvent = Extract<GatewayEvent, { type: "message" }>;

export interface MatchingParts {
	ledger: Ledger;
	outbox: Outbox;
	changes: Pick<ReturnType<typeof createChanges>, "applyStatus" | "settleAsSent">;
}

/** A gateway's id that was given to a row, and the row's status since. */
interface Held {
	providerId: string;
	status: MessageStatus | null;
}

/**
 * Decides which of our sends a gateway's id belongs to. Gateways that do not send our own id back are
 * matched by text: an assumption, which the gateway's answer to the send corrects. Of two messages with the
 * same text the wrong one could otherwise count as sent although it never left.
 */
export function createMatching({ ledger, outbox, changes }: MatchingParts) {
	const { applyStatus, settleAsSent } = changes;

	/**
	 * A message of the contact with this content that is being sent or in doubt; those being sent come first.
	 */
	function findDoubtful(
		contact: number,
		content: MessageContent,
		except?: string,
	): MessageRow | null {
		const entries = outbox
			.all()
			.filter((e) => isMessage(e) && e.contact === contact && e.state !== "queued");
		const inOrder = entries.toSorted((a, b) => rankOf(a.state) - rankOf(b.state));
		const underWay = inOrder.flatMap((entry) => ledger.find(entry.id) ?? []);
		const candidates = [...underWay, ...ledger.newestUnconfirmed(contact)];
		return (
			candidates.find(
				(row) =>
					row.id !== except && row.provider_id === null && isSameContent(asSent(row), content),
			) ?? null
		);
	}

	/**
	 * The row that was given this id because of its text; null when the id is that of an entry of its own.
	 */
	function findHolder(providerId: string): MessageRow | null {
		const row = ledger.find(providerId);
		return row?.provider_id === providerId ? row : null;
	}

	/**
	 * The assumption was wrong: takes the id away, and whether the message was sent is unknown, as before.
	 */
	function takeFrom(row: MessageRow, status: "queued" | "unknown", now: number): Held | null {
		const { provider_id: providerId } = row;
		if (providerId === null) return null;
		ledger.change(row, {
			provider_id: null,
			status,
			failure: null,
			delivered_at: null,
			read_at: null,
		});
		const waiting = unknownRow(
			{ state: "unknown", attempts: 0, nextAt: now, queuedAt: row.sent_at },
			now,
		);
		const { id, contact, arrival: position } = row;
		const kind = kindOfMessage(row);
		outbox.put({ ...waiting, id, kind, contact, payload: [], position, inFlight: false });
		return { providerId, status: row.status };
	}

	/** Gives a row the id and status that were held for it. */
	function give(id: string, held: Held | null, now: number): void {
		const row = ledger.find(id);
		if (!row || !held) return;
		settleAsSent(row, held.providerId, now);
		const settled = ledger.find(id);
		const { status } = held;
		if (settled && status !== null && status !== "queued" && status !== "unknown")
			applyStatus(settled, status, now);
	}

	return {
		/**
		 * Matches an echo of our own send that arrived before the gateway's answer, instead of it, or after
		 * the look-ups had ended. True when it was matched: then it must not be stored as a second message.
		 */
		adoptEcho(contact: number, event: MessageEvent, now: number): boolean {
			const row = findDoubtful(contact, event.content);
			if (row) give(row.id, { providerId: event.providerId, status: event.status }, now);
			return row !== null;
		},

		/**
		 * The gateway answered the send of this row with `providerId`: gives the row this id and corrects
		 * earlier assumptions.
		 */
		settleByAnswer(row: MessageRow, providerId: string, now: number): void {
			if (row.provider_id === providerId) return;
			const holder = findHolder(providerId);
			if (row.provider_id === null) {
				const held = holder && takeFrom(holder, "unknown", now);
				return give(row.id, { providerId, status: held?.status ?? null }, now);
			}
			// The row holds another message's id: the two exchange ids. Without another candidate, text and
			// number of messages are already right.
			const other = holder ?? findDoubtful(row.contact, asSent(row), row.id);
			if (!other) return;
			const held = holder && takeFrom(holder, "unknown", now);
			const guessed = takeFrom(row, "unknown", now);
			give(row.id, { providerId, status: held?.status ?? null }, now);
			give(other.id, guessed, now);
		},

		/**
		 * The gateway refused the send of this row: an echo matched to it belonged to another message with
		 * the same text.
		 */
		refuseGuess(row: MessageRow, now: number): void {
			if (row.provider_id === null) return;
			// Without another candidate the echo is trusted: sending again could deliver the text twice.
			const other = findDoubtful(row.contact, asSent(row), row.id);
			if (other) give(other.id, takeFrom(row, "queued", now), now);
		},
	};
}

/** As its gateway tells of it. */
const asSent = (row: MessageRow): MessageContent => ({ ...contentIn(row), text: sentText(row) });

/** A message still being sent is the likelier source of an echo. */
const rankOf = (state: "queued" | "sending" | "unknown"): number => (state === "sending" ? 0 : 1);

/** Vendors tell places, cards and polls in their own ways; texts and captions come back as they were. */
function isSameContent(ours: MessageContent, theirs: MessageContent): boolean {
	if (ours.type !== theirs.type) return false;
	const [item, other] = [itemOf(ours), itemOf(theirs)];
	return item && other ? isSameItem(item, other) : isSameText(ours.text, theirs.text);
}

const isSameText = (a: string, b: string): boolean =>
	a.normalize("NFC").replace(/\s+/gu, " ").trim() ===
	b.normalize("NFC").replace(/\s+/gu, " ").trim();
