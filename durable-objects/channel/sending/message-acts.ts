import type { MessageView } from "#app/contracts/frames.ts";
import {
	addWish,
	endWish,
	failWish,
	isInTime,
	type MessageWish,
	type WantedAct,
	WISH_KINDS,
	type WishKind,
} from "#app/domain/inbox/message-wish.ts";
import { isReaction, isSameEmoji } from "#app/domain/inbox/reaction.ts";
import { fileKindOf } from "#app/domain/inbox/outgoing-file.ts";
import { parseOutgoingText } from "#app/domain/inbox/outgoing-text.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { createChanges } from "../ledger/changes.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { contentIn, type MessageRow, viewMessage, wishOf } from "../ledger/rows.ts";
import type { Sequence } from "../ledger/sequence.ts";
import type { Contacts } from "../people/contacts.ts";
import type { Outbox, OutboxEntry } from "./outbox.ts";
import type { WritingRules } from "./outgoing.ts";

export type ActRefusal =
	| "not_found"
	| "not_supported"
	| "invalid_request"
	| "message_empty"
	| "message_too_long"
	/** The message has not left yet, so there is nothing to do it to. */
	| "conflict"
	| "too_late";

export interface MessageActsParts {
	contacts: Contacts;
	ledger: Ledger;
	outbox: Outbox;
	seq: Sequence;
	changes: Pick<ReturnType<typeof createChanges>, "applyChange">;
	rules(): WritingRules;
	transact<T>(write: () => T): T;
}

/** Statuses of messages of ours that the other side may have. */
const SENT = new Set(["sent", "delivered", "read"]);

/** Reactions, edits and deletions of members: a wish on the message's row, an entry of the outbox, and what comes of both. */
export function createMessageActs(parts: MessageActsParts) {
	const { contacts, ledger, outbox, seq, changes, transact } = parts;

	const view = (row: MessageRow): MessageView =>
		viewMessage(ledger.find(row.id) ?? row, contacts.get(row.contact).id);

	function setWish(row: MessageRow, wish: MessageWish | null): void {
		ledger.change(row, { wish: wish === null ? null : JSON.stringify(wish) });
	}

	/** What the message becomes by it; the present value where it is so already. */
	function judge(
		row: MessageRow,
		wanted: WantedAct,
		now: number,
	): Result<string | true, ActRefusal> {
		const rules = parts.rules();
		const isOurs = row.direction === "outgoing";
		if (isOurs && !SENT.has(row.status ?? "")) return fail("conflict");
		switch (wanted.kind) {
			case "reaction": {
				const { emoji } = wanted;
				if (rules.reactions === undefined) return fail("not_supported");
				if (emoji !== "" && !isReaction(emoji)) return fail("invalid_request");
				const isTaken =
					rules.reactions === true ||
					emoji === "" ||
					rules.reactions.some((one) => isSameEmoji(one, emoji));
				return isTaken ? ok(emoji) : fail("not_supported");
			}
			case "edit": {
				const { edits, files = {}, maxTextLength, maxTextBytes } = rules;
				const kind = row.type === "text" ? null : fileKindOf(contentIn(row));
				if (!edits || !isOurs) return fail("not_supported");
				if (row.type !== "text" && !(kind && edits.captions?.includes(kind)))
					return fail("not_supported");
				if (!isInTime(edits.withinMs, row.sent_at, now)) return fail("too_late");
				const most = (kind && files[kind]?.maxCaption) ?? maxTextLength;
				return parseOutgoingText(wanted.text, most, maxTextBytes);
			}
			case "deletion":
				if (!rules.deletions || !isOurs) return fail("not_supported");
				return isInTime(rules.deletions.withinMs, row.sent_at, now) ? ok(true) : fail("too_late");
		}
	}

	/** An earlier wish of its kind that has not begun to leave is not sent any more. */
	function dropEarlier(row: MessageRow, kind: WishKind): void {
		for (const entry of outbox.all())
			if (entry.kind === kind && entry.payload[0] === row.id && !entry.inFlight)
				outbox.remove(entry.id);
	}

	const myReaction = (row: MessageRow): string =>
		(JSON.parse(row.reactions ?? "[]") as { emoji: string; mine: boolean }[]).find(
			({ mine }) => mine,
		)?.emoji ?? "";

	/** Whether the message is already as wanted, and nothing else is on its way to it. */
	function isSo(row: MessageRow, kind: WishKind, value: string | true): boolean {
		if (wishOf(row)[kind] !== undefined) return false;
		return kind === "reaction"
			? isSameEmoji(myReaction(row), String(value))
			: kind === "edit" && row.text === value;
	}

	/** Changes the wish that an entry carries out, unless a later one took its place. */
	function changeWish(
		{ kind, payload: [messageId = "", value = ""] }: OutboxEntry,
		change: (wish: MessageWish, kind: WishKind) => MessageWish | null,
	): void {
		const row = ledger.find(messageId);
		const one = WISH_KINDS.find((known) => known === kind);
		if (!row || !one) return;
		const wish = wishOf(row);
		if (wish[one] === (one === "deletion" ? true : value)) setWish(row, change(wish, one));
	}

	const findRow = (messageId: string): MessageRow | null => {
		const row = ledger.find(messageId);
		return row?.deleted === 0 && row.type !== "system" ? row : null;
	};

	return {
		/** Stores the wish and its outbox entry in one transaction; the alarm carries it out. The same again changes nothing. */
		wish(messageId: string, wanted: WantedAct, now: number): Result<MessageView, ActRefusal> {
			const row = findRow(messageId);
			if (!row) return fail("not_found");
			const judged = judge(row, wanted, now);
			if (!judged.ok) return judged;
			const { kind } = wanted;
			const { value } = judged;
			if (isSo(row, kind, value)) return ok(view(row));
			transact(() => {
				dropEarlier(row, kind);
				setWish(row, addWish(wishOf(row), kind, value));
				const position = seq.current();
				const payload = [row.id, ...(value === true ? [] : [value])];
				const { contact } = row;
				outbox.queue({ id: `${kind}:${position}`, kind, contact, payload, position }, now);
			});
			return ok(view(row));
		},

		/** Lets a wish go that did not get there. `conflict`: it is still on its way. */
		letGo(messageId: string, kind: WishKind): Result<MessageView, "not_found" | "conflict"> {
			const row = findRow(messageId);
			if (!row) return fail("not_found");
			const wish = wishOf(row);
			if (wish[kind] === undefined) return ok(view(row));
			if (wish.failed?.includes(kind) !== true) return fail("conflict");
			transact(() => setWish(row, endWish(wish, kind)));
			return ok(view(row));
		},

		/** The gateway did it: the message is so from now on. */
		settleAct(entry: OutboxEntry, now: number): void {
			const { kind, payload } = entry;
			const [messageId = "", value = ""] = payload;
			const row = ledger.find(messageId);
			if (!row) return;
			const providerId = row.id;
			if (kind === "reaction")
				changes.applyChange({ type: "reaction", providerId, emoji: value, fromMe: true }, now);
			if (kind === "edit") changes.applyChange({ type: "edited", providerId, text: value }, now);
			if (kind === "deletion") changes.applyChange({ type: "deleted", providerId }, now);
			changeWish(entry, endWish);
		},

		/** It did not get there, and is not tried again by itself. */
		failAct: (entry: OutboxEntry): void => changeWish(entry, failWish),

		/** Takes an act off the outbox that no gateway can do any more. */
		dropAct(entry: OutboxEntry): void {
			changeWish(entry, failWish);
			outbox.remove(entry.id);
		},
	};
}
