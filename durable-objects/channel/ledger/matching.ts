import type { MessageStatus } from "#app/domain/inbox/message.ts";
import { unknownRow } from "#app/domain/inbox/outbox.ts";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import type { createChanges } from "./changes.ts";
import type { Ledger } from "./ledger.ts";
import type { Outbox } from "../sending/outbox.ts";
import type { MessageRow } from "./rows.ts";

type MessageEvent = Extract<GatewayEvent, { type: "message" }>;

export interface MatchingParts {
	ledger: Ledger;
	outbox: Outbox;
	changes: Pick<ReturnType<typeof createChanges>, "applyStatus" | "settleAsSent">;
}

/** An id of the gateway's that a row was given, and what was told of it since. */
interface Held {
	providerId: string;
	status: MessageStatus | null;
}

/**
 * Which of our sends an id of the gateway's stands for. Where it does not bring our own id back, an
 * echo can only be matched by its words: a guess, which the gateway's answer to a send corrects,
 * because the answer knows. Of two messages with the same words the wrong one may never have left.
 */
export function createMatching({ ledger, outbox, changes }: MatchingParts) {
	const { applyStatus, settleAsSent } = changes;

	/** A message of the contact with these words that is on its way or in doubt; first what is under way. */
	function findDoubtful(contact: number, text: string, except?: string): MessageRow | null {
		const entries = outbox
			.all()
			.filter((e) => e.kind === "text" && e.contact === contact && e.state !== "queued");
		const inOrder = entries.toSorted((a, b) => rankOf(a.state) - rankOf(b.state));
		const underWay = inOrder.flatMap((entry) => ledger.find(entry.id) ?? []);
		const candidates = [...underWay, ...ledger.newestUnconfirmed(contact)];
		return (
			candidates.find(
				(row) => row.id !== except && row.provider_id === null && isSameText(row.text, text),
			) ?? null
		);
	}

	/** The row that was given this id because of its words; null for an entry of its own. */
	function findHolder(providerId: string): MessageRow | null {
		const row = ledger.find(providerId);
		return row?.provider_id === providerId ? row : null;
	}

	/** The guess was wrong: nobody knows of this row whether it left, as before. */
	function takeFrom(row: MessageRow, status: "queued" | "unknown", now: number): Held | null {
		const { provider_id: providerId } = row;
		if (providerId === null) return null;
		ledger.change(row, { provider_id: null, status, failure: null });
		const waiting = unknownRow(
			{ state: "unknown", attempts: 0, nextAt: now, queuedAt: row.sent_at },
			now,
		);
		const { id, contact, arrival: position } = row;
		outbox.put({ ...waiting, id, kind: "text", contact, payload: [], position, inFlight: false });
		return { providerId, status: row.status };
	}

	function give(id: string, held: Held | null): void {
		const row = ledger.find(id);
		if (!row || !held) return;
		settleAsSent(row, held.providerId);
		const settled = ledger.find(id);
		const told = held.status;
		if (settled && told !== null && told !== "queued" && told !== "unknown")
			applyStatus(settled, told);
	}

	return {
		/**
		 * An echo of our own send that came before the gateway's answer, instead of it, or after we had
		 * given up looking: it is that message, not a second one.
		 */
		adoptEcho(contact: number, event: MessageEvent): boolean {
			const row = findDoubtful(contact, event.content.text);
			if (row) give(row.id, { providerId: event.providerId, status: event.status });
			return row !== null;
		},

		/** The gateway's answer to the send of this row: it took the text under this id. */
		settleByAnswer(row: MessageRow, providerId: string, now: number): void {
			if (row.provider_id === providerId) return;
			const holder = findHolder(providerId);
			if (row.provider_id === null) {
				const held = holder && takeFrom(holder, "unknown", now);
				return give(row.id, { providerId, status: held?.status ?? null });
			}
			// Its guess was another's: the two change ids. With nobody to change with, words and number
			// of messages are right as they are.
			const other = holder ?? findDoubtful(row.contact, row.text, row.id);
			if (!other) return;
			const held = holder && takeFrom(holder, "unknown", now);
			const guessed = takeFrom(row, "unknown", now);
			give(row.id, { providerId, status: held?.status ?? null });
			give(other.id, guessed);
		},

		/** The gateway's answer: it did not take it. Then the echo was of another one with its words. */
		refuseGuess(row: MessageRow, now: number): void {
			if (row.provider_id === null) return;
			// With no other, the echo is the better witness: repeating might double it.
			const other = findDoubtful(row.contact, row.text, row.id);
			if (other) give(other.id, takeFrom(row, "queued", now));
		},
	};
}

/** What the gateway was handed last is likelier to be what it speaks of. */
const rankOf = (state: "queued" | "sending" | "unknown"): number => (state === "sending" ? 0 : 1);

const isSameText = (a: string, b: string): boolean =>
	a.normalize("NFC").replace(/\s+/gu, " ").trim() ===
	b.normalize("NFC").replace(/\s+/gu, " ").trim();
