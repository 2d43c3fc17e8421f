import type { Address } from "#app/domain/inbox/address.ts";
import type { MessageStatus } from "#app/domain/inbox/message.ts";
import { nameMentions } from "#app/domain/inbox/mentions.ts";
import { mergeStatus } from "#app/domain/inbox/status-rank.ts";
import { storableText } from "#app/domain/inbox/stored-text.ts";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import type { Ledger } from "./ledger.ts";
import type { Outbox } from "../sending/outbox.ts";
import type { Contacts } from "../people/contacts.ts";
import type { Prices } from "../prices/prices.ts";
import type { Parked, ParkedEvent } from "./parked.ts";
import type { Polls } from "./polls.ts";
import { inGroupOf, type MessageRow } from "./rows.ts";

type StatusEvent = Extract<GatewayEvent, { type: "status" }>;

export interface ChangesParts {
	ledger: Ledger;
	outbox: Outbox;
	parked: Parked;
	polls: Polls;
	contacts: Contacts;
	prices: Pick<Prices, "noteStatus">;
}

const MAX_REACTIONS = 50;

/**
 * Applies what gateways report about messages that are in the ledger: statuses, edits, deletions,
 * reactions, votes. Synchronous, like the receiver.
 */
export function createChanges(parts: ChangesParts) {
	const { ledger, outbox, parked, polls, contacts, prices } = parts;

	/**
	 * Our message was sent: stores the gateway's id, removes the outbox row and applies the changes that
	 * waited for it.
	 */
	function settleAsSent(row: MessageRow, providerId: string, now: number): void {
		// The id may already belong to another row, when an echo could not be matched.
		const isTaken = row.provider_id !== providerId && ledger.find(providerId) !== null;
		ledger.change(row, {
			// "Unconfirmed" was our own doubt, not a refusal by the gateway.
			status: mergeStatus(
				row.failure === "unconfirmed" ? "unknown" : (row.status ?? "queued"),
				"sent",
			),
			failure: null,
			...(isTaken ? {} : { provider_id: providerId }),
		});
		outbox.remove(row.id);
		for (const waiting of parked.take(providerId)) applyChange(waiting, now);
	}

	function applyStatus(
		row: MessageRow,
		reported: StatusEvent["status"],
		now: number,
		{ failure: why = "gateway_error", ...told }: Partial<StatusEvent> = {},
	): void {
		if (row.direction !== "outgoing") return;
		const current: MessageStatus = row.status ?? "sent";
		const merged = mergeStatus(current, reported);
		const contact = () => contacts.get(row.contact);
		const price = prices.noteStatus(row, contact, { ...told, status: merged }, now);
		if (merged === current && price === null) return;
		ledger.change(row, {
			...(merged !== current && {
				status: merged,
				failure: merged === "failed" ? why : null,
				...(merged === "delivered" && { delivered_at: now }),
				...(merged === "read" && { read_at: now }),
			}),
			...(price !== null && { price }),
		});
		// A status from the gateway proves that it has the message: nothing is sent again.
		if (merged !== "failed") outbox.remove(row.id);
	}

	function applyEdit(row: MessageRow, edited: string): void {
		const text = storableText(nameMentions(edited, inGroupOf(row).mentions ?? []));
		if (row.deleted === 1 || (row.edited === 1 && row.text === text)) return;
		ledger.change(row, { text, edited: 1 });
		ledger.changePreview(row, text);
	}

	function applyDeletion(row: MessageRow, now: number): void {
		if (row.deleted === 1) return;
		ledger.change(row, {
			deleted: 1,
			text: "",
			media: null,
			transcript: null,
			wish: null,
			starred_at: null,
			in_group: null,
		});
		ledger.releaseFile(row, now);
		polls.forget(row);
		ledger.changePreview(row, "");
	}

	/** As whom the team knows somebody who voted; most vendors tell no name with a vote. */
	function nameOfVoter(voter: Address): string | null {
		const n = contacts.findNumber([voter]);
		const contact = n === null ? null : contacts.get(n);
		const phone = contact?.phone ?? (voter.kind === "phone" ? voter.value : null);
		return contact?.name ?? (phone === null ? null : `+${phone}`);
	}

	/** The vendor names this poll of ours by an id of its own; votes may have come before we knew it. */
	function notePoll(messageId: string, pollId: string, now: number): void {
		const row = ledger.find(messageId);
		if (!row) return;
		ledger.change(row, { poll_id: pollId });
		for (const waiting of parked.take(pollId)) applyChange(waiting, now);
	}

	function applyReaction(row: MessageRow, event: Extract<ParkedEvent, { type: "reaction" }>): void {
		const before = JSON.parse(row.reactions ?? "[]") as { emoji: string; mine: boolean }[];
		const others = before.filter((r) => r.mine !== event.fromMe);
		const emoji = storableText(event.emoji, 32);
		const after = emoji === "" ? others : [...others, { emoji, mine: event.fromMe }];
		const stored = JSON.stringify(after.slice(0, MAX_REACTIONS));
		if (stored !== (row.reactions ?? "[]")) ledger.change(row, { reactions: stored });
	}

	/**
	 * Finds a send by our own id in a status, though the gateway's answer to it was lost or has not come
	 * yet.
	 */
	function adoptById(event: StatusEvent, now: number): MessageRow | null {
		const row = event.clientId === undefined ? null : ledger.find(event.clientId);
		if (row?.direction !== "outgoing" || row.provider_id !== null) return null;
		settleAsSent(row, event.providerId, now);
		return ledger.find(row.id);
	}

	function applyVote(event: Extract<ParkedEvent, { type: "vote" }>, now: number): boolean {
		const row = ledger.findPoll(event.providerId);
		if (row) polls.cast(row, event, nameOfVoter(event.voter), now);
		return row !== null;
	}

	/** False when the message is not in the ledger yet. `now` is when the change was told, epoch ms. */
	function applyChange(event: ParkedEvent, now: number): boolean {
		if (event.type === "vote") return applyVote(event, now);
		const row = ledger.find(event.providerId) ?? (event.type === "status" && adoptById(event, now));
		if (!row) return false;
		switch (event.type) {
			case "status":
				applyStatus(row, event.status, now, event);
				if (event.freeUntil !== undefined) contacts.setFreeUntil(row.contact, event.freeUntil);
				break;
			case "edited":
				applyEdit(row, event.text);
				break;
			case "deleted":
				applyDeletion(row, now);
				break;
			case "reaction":
				applyReaction(row, event);
		}
		return true;
	}

	return { applyChange, applyStatus, settleAsSent, notePoll };
}
