import type { MessageView } from "#app/contracts/frames.ts";
import {
	answersSince,
	mayLeaveOverPlan,
	OVER_PLAN,
	type Words,
} from "#app/domain/billing/limits.ts";
import type { MessageOrigin } from "#app/domain/inbox/message.ts";
import { parseOutgoingText } from "#app/domain/inbox/outgoing-text.ts";
import { replyWindowStart } from "#app/domain/inbox/reply-window.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { GatewayCapabilities } from "#app/domain/channels/capabilities.ts";
import type { Contacts } from "../people/contacts.ts";
import type { Dialogues } from "../dialogues/dialogues.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { Outbox, OutboxEntry } from "./outbox.ts";
import type { PlanCount } from "../dialogues/plan.ts";
import { type ContactRow, type MessageRow, viewMessage } from "../ledger/rows.ts";
import type { Sequence } from "../ledger/sequence.ts";

/** What the channel's gateway allows to be written. */
export type WritingRules = Pick<
	GatewayCapabilities,
	"maxTextLength" | "maxTextBytes" | "quotes" | "replyWindowHours"
>;

export interface OutgoingText {
	/** The client's UUID: the same one again is the same message. */
	id: string;
	contactId: string;
	text: string;
	/** The message this one answers, by our id or the gateway's. */
	quotedId?: string | undefined;
}

/** Whose words they are, as people call them. */
export interface Writer {
	name: string;
	origin: "api" | "agent";
	/** The words with which an agent leaves a customer to people. */
	isNotice?: boolean | undefined;
}

/** Stands in the outbox beside a notice. */
const NOTICE = "notice";
const wordsOf = ({ origin, isNotice = false }: Writer): Words =>
	origin === "api" ? "person" : isNotice ? "notice" : "agent";

/** What was not written here, only its gateway could send again. */
const WRITTEN_HERE: ReadonlySet<MessageOrigin> = new Set(["api", "agent"]);

export interface OutgoingParts {
	contacts: Contacts;
	ledger: Ledger;
	outbox: Outbox;
	dialogues: Dialogues;
	plan: PlanCount;
	seq: Sequence;
	isFull(): boolean;
	rules(): WritingRules;
	/** False for what an agent said and no member sent again as their own. */
	isPersonsWord(messageId: string): boolean;
	transact<T>(write: () => T): T;
}

/** What members and agents write: stored with its outbox row, sent by the alarm. */
export function createOutgoing(parts: OutgoingParts) {
	const { contacts, ledger, outbox, dialogues, plan, seq, transact } = parts;

	function queueText(id: string, contact: number, words: Words, now: number): void {
		const payload = words === "notice" ? [NOTICE] : [];
		outbox.queue({ id, kind: "text", contact, payload, position: seq.current() }, now);
	}

	function view(id: string): MessageView {
		const row = ledger.find(id);
		if (!row) throw new Error("The message that was just written is missing.");
		return viewMessage(row, contacts.get(row.contact).id);
	}

	/** The gateway would refuse it, so it is not queued: the customer wrote too long ago. */
	function isWindowClosed(contact: number, now: number): boolean {
		const since = replyWindowStart(parts.rules().replyWindowHours, now);
		return since !== null && !ledger.hasIncomingSince(contact, since);
	}

	/** The plan's conversations of the month are used up, and this one came after (N01). */
	function isOverLimit(contact: ContactRow, words: Words, now: number): boolean {
		plan.noteWritten(contact.n, now);
		return contact.over_limit === OVER_PLAN && !mayLeaveOverPlan(words, isAnswer(contact, now));
	}

	const isAnswer = (contact: ContactRow, now: number): boolean =>
		ledger.hasIncomingSince(contact.n, answersSince(contact.opened_at, now));

	function findQuoted(
		contact: ContactRow,
		quotedId: string | undefined,
	): Result<MessageRow | null, "not_found" | "not_supported"> {
		if (quotedId === undefined) return ok(null);
		if (!parts.rules().quotes) return fail("not_supported");
		const row = ledger.find(quotedId);
		return row?.contact === contact.n && row.type !== "system" ? ok(row) : fail("not_found");
	}

	function insert(
		by: Writer,
		input: { id: string; text: string; quotedId: string | null },
		contact: number,
		now: number,
	): void {
		dialogues.noteSaid(contact, "us", now, now);
		ledger.insert(
			{
				id: input.id,
				contact,
				content: { type: "text", text: input.text },
				direction: "outgoing",
				origin: by.origin,
				status: "queued",
				author: by.name,
				quotedId: input.quotedId,
				at: now,
				isNews: false,
				movedFrom: null,
			},
			now,
		);
		queueText(input.id, contact, wordsOf(by), now);
	}

	return {
		/** Whether a queued text may leave whatever the plan says of its conversation. */
		isFreeOfPlan({ id, contact, payload }: OutboxEntry, now: number): boolean {
			const agents: Words = payload.includes(NOTICE) ? "notice" : "agent";
			const words = parts.isPersonsWord(id) ? "person" : agents;
			return mayLeaveOverPlan(words, isAnswer(contacts.get(contact), now));
		},

		/**
		 * Stores a message of ours and its outbox row together; the alarm sends it. The same id again
		 * is the same message (a retry, a second tab); the same id with other words is refused.
		 */
		enqueue(
			by: Writer,
			input: OutgoingText,
			now: number,
		): Result<
			MessageView,
			| "not_found"
			| "message_empty"
			| "message_too_long"
			| "message_id_reused"
			| "invalid_request"
			| "not_supported"
			| "window_closed"
			| "plan_limit"
			| "storage_full"
		> {
			const rules = parts.rules();
			const text = parseOutgoingText(input.text, rules.maxTextLength, rules.maxTextBytes);
			if (!text.ok) return text;
			const contact = contacts.find(input.contactId);
			if (!contact) return fail("not_found");
			const known = ledger.find(input.id);
			if (known) {
				const isSame =
					known.contact === contact.n &&
					known.text === text.value &&
					known.direction === "outgoing";
				return isSame ? ok(viewMessage(known, contact.id)) : fail("message_id_reused");
			}
			const quoted = findQuoted(contact, input.quotedId);
			if (!quoted.ok) return quoted;
			if (isWindowClosed(contact.n, now)) return fail("window_closed");
			if (isOverLimit(contact, wordsOf(by), now)) return fail("plan_limit");
			if (parts.isFull()) return fail("storage_full");
			const said = { id: input.id, text: text.value, quotedId: quoted.value?.id ?? null };
			transact(() => insert(by, said, contact.n, now));
			return ok(view(input.id));
		},

		/** "Tentar novamente" under a failed bubble: the same message, queued once more. */
		retry(
			messageId: string,
			now: number,
		): Result<MessageView, "not_found" | "conflict" | "window_closed" | "plan_limit"> {
			const row = ledger.find(messageId);
			if (row?.direction !== "outgoing" || !WRITTEN_HERE.has(row.origin)) return fail("not_found");
			if (row.status !== "failed") return fail("conflict");
			if (isWindowClosed(row.contact, now)) return fail("window_closed");
			// A member who sends it again says it themself, whoever said it first.
			if (isOverLimit(contacts.get(row.contact), "person", now)) return fail("plan_limit");
			transact(() => {
				ledger.change(row, { status: "queued", failure: null, provider_id: null });
				queueText(row.id, row.contact, "person", now);
			});
			return ok(view(row.id));
		},
	};
}
