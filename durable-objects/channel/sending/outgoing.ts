import type { MessageView } from "#app/contracts/frames.ts";
import {
	answersSince,
	mayLeaveOverPlan,
	OVER_PLAN,
	type Words,
} from "#app/domain/billing/limits.ts";
import type { MessageContent, MessageOrigin } from "#app/domain/inbox/message.ts";
import type { TemplateMessage } from "#app/domain/official-templates/template-message.ts";
import {
	contentOfSent,
	parseSentItem,
	type SentItem,
	sentItemOf,
} from "#app/domain/inbox/outgoing-form.ts";
import type { InGroup } from "#app/domain/inbox/group.ts";
import { isBlank } from "#app/domain/inbox/stored-text.ts";
import { parseOutgoingText } from "#app/domain/inbox/outgoing-text.ts";
import { replyWindowEnd, replyWindowStart } from "#app/domain/inbox/reply-window.ts";
import {
	contentOf,
	type FileRefusal,
	judgeFile,
	type MessageFile,
} from "#app/domain/inbox/outgoing-file.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { GatewayCapabilities } from "#app/domain/channels/capabilities.ts";
import type { Contacts } from "../people/contacts.ts";
import type { Dialogues } from "../dialogues/dialogues.ts";
import type { Speaker } from "../figures/service.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { kindOfMessage, type Outbox, type OutboxEntry, type OutboxKind } from "./outbox.ts";
import type { Templates } from "../link/templates.ts";
import type { Groups } from "../people/groups.ts";
import type { Prices } from "../prices/prices.ts";
import type { PlanCount } from "../dialogues/plan.ts";
import { type ContactRow, contentIn, type MessageRow, viewMessage } from "../ledger/rows.ts";
import type { Sequence } from "../ledger/sequence.ts";

/** The gateway's rules for outgoing texts. */
export type WritingRules = Pick<
	GatewayCapabilities,
	| "maxTextLength"
	| "maxTextBytes"
	| "quotes"
	| "replyWindowHours"
	| "files"
	| "places"
	| "cards"
	| "polls"
	| "forms"
	| "reactions"
	| "edits"
	| "deletions"
	| "mentions"
> &
	Partial<Pick<GatewayCapabilities, "templates">>;

export interface OutgoingText {
	/** UUID chosen by the client; the same one again is the same message. */
	id: string;
	contactId: string;
	/** With a file its caption, which may be empty. */
	text: string;
	/** It is in the store already. */
	file?: MessageFile | undefined;
	/** Then `text` counts for nothing. */
	item?: SentItem | undefined;
	/** The message this one answers, by our id or the gateway's. */
	quotedId?: string | undefined;
	/** Epoch ms before which it does not leave; left out: at once. */
	notBefore?: number | undefined;
}

/** Who writes: the name shown to members, and member or program (`api`) or agent. */
export interface Writer {
	/** Null: what is sent by itself. */
	name: string | null;
	origin: "api" | "agent";
	/** The member's id; left out for programs and agents. */
	memberId?: string | undefined;
	/** Set for the text by which an agent announces that people will answer. */
	isNotice?: boolean | undefined;
}

/** Payload of a notice in the outbox. */
const NOTICE = "notice";
const wordsOf = ({ origin, isNotice = false }: Writer): Words =>
	origin === "api" ? "person" : isNotice ? "notice" : "agent";

/** For whom an answer counts. */
function speakerOf({ origin, memberId, isNotice }: Writer, row: ContactRow): Speaker {
	if (isNotice) return null;
	return origin === "agent"
		? { memberId: null, agentId: row.agent_id }
		: { memberId: memberId ?? null, agentId: null };
}

/** Only messages written here can be sent again: of others just the gateway has the content. */
const WRITTEN_HERE: ReadonlySet<MessageOrigin> = new Set(["api", "agent"]);

export interface OutgoingParts {
	contacts: Contacts;
	ledger: Ledger;
	outbox: Outbox;
	dialogues: Dialogues;
	plan: PlanCount;
	seq: Sequence;
	groups: Groups;
	prices: Pick<Prices, "isStopped" | "noteWritten">;
	isFull(): boolean;
	rules(): WritingRules;
	/** False for an agent's text that no member has sent again as their own. */
	isPersonsWord(messageId: string): boolean;
	/** Null: the channel has none. */
	templates: Pick<Templates, "fill" | "noteUsed"> | null;
	transact<T>(write: () => T): T;
}

/** Texts of members and agents: stored together with their outbox row, sent by the alarm. */
export function createOutgoing(parts: OutgoingParts) {
	const { contacts, ledger, outbox, dialogues, plan, seq, transact, groups, prices } = parts;

	function queueMessage(
		{ id, kind, contact }: { id: string; kind: OutboxKind; contact: number },
		words: Words,
		now: number,
		notBefore = now,
	): void {
		const payload = words === "notice" ? [NOTICE] : [];
		const row = { id, kind, contact, payload, position: seq.current() };
		outbox.queue({ ...row, nextAt: notBefore }, now);
	}

	function view(id: string): MessageView {
		const row = ledger.find(id);
		if (!row) throw new Error("The message that was just written is missing.");
		return viewMessage(row, contacts.get(row.contact).id);
	}

	/** Until when the vendor takes free text (epoch ms); null: its window is closed, `undefined`: it has none. */
	function windowEnd(contact: number, now: number): number | null | undefined {
		const hours = parts.rules().replyWindowHours;
		const since = replyWindowStart(hours, now);
		if (hours === null || since === null) return undefined;
		const at = ledger.windowOpenedAt(contact, since);
		return at === null ? null : replyWindowEnd(hours, at);
	}

	/** Outside the vendor's reply window: the gateway would refuse the text, so it is not queued. */
	const isWindowClosed = (contact: number, now: number): boolean =>
		windowEnd(contact, now) === null;

	/**
	 * Whether the conversation came after the plan's monthly limit and this text may not be sent in it
	 * (N01).
	 */
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

	/** Whom a text names: who is told of it, where the channel can tell. */
	function namedIn(group: number, text: string): InGroup | null {
		const { mentions } = parts.rules();
		return mentions ? groups.namedIn(group, text, mentions.everybody ?? false) : null;
	}

	/** What a template says here, and its file where it has one. */
	function fillTemplate(
		input: OutgoingText,
		told: TemplateMessage,
	): Result<OutgoingText, "not_supported" | "conflict" | "invalid_request"> {
		const filled = parts.templates?.fill(told) ?? fail("not_supported");
		if (!filled.ok) return filled;
		const item = filled.value;
		// Whoever hands over another file than the message names hands over nothing.
		if (item.file && item.file.hash !== input.file?.hash) return fail("invalid_request");
		return ok({ ...input, item, file: item.file && input.file });
	}

	function insert(
		by: Writer,
		input: {
			id: string;
			content: MessageContent;
			kind: OutboxKind;
			file: MessageFile | undefined;
			quotedId: string | null;
			notBefore: number;
		},
		contact: number,
		now: number,
	): void {
		const { id, content, kind, file } = input;
		const row = contacts.get(contact);
		const service = dialogues.noteSaid(row, speakerOf(by, row), now, now);
		ledger.insert(
			{
				id,
				contact,
				content,
				...(file && { file: file.hash }),
				direction: "outgoing",
				origin: by.origin,
				status: "queued",
				author: by.name,
				quotedId: input.quotedId,
				inGroup: row.is_group === 1 && kind === "text" ? namedIn(contact, content.text) : null,
				at: now,
				isNews: false,
				// That people will answer is no answer.
				waiting: by.isNotice === true ? "stays" : "ends",
				service,
				isQuiet: by.name === null,
				movedFrom: null,
			},
			now,
		);
		queueMessage({ id, kind, contact }, wordsOf(by), now, input.notBefore);
	}

	return {
		/** Whether the channel would take this content; nothing is said of the reply window and the plan. */
		judge: (said: Content) => parseContent(said, parts.rules()),
		windowEnd,

		/** Whether a queued text may be sent even though its conversation is over the plan's limit. */
		isFreeOfPlan({ id, contact, payload }: OutboxEntry, now: number): boolean {
			const agents: Words = payload.includes(NOTICE) ? "notice" : "agent";
			const words = parts.isPersonsWord(id) ? "person" : agents;
			return mayLeaveOverPlan(words, isAnswer(contacts.get(contact), now));
		},

		/**
		 * Stores a message and its outbox row in one transaction; the alarm sends it. The same id again
		 * returns the stored message (a retry, a second tab); `conflict`: its template is not there or not approved any more; `message_id_reused`: the same id with another
		 * content or contact. `window_closed`: outside the vendor's reply window; `plan_limit`: over the plan
		 * (N01); `price_ceiling`: the number may cost no more this month; `storage_full`: R32.
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
			| FileRefusal
			| "invalid_request"
			| "not_supported"
			| "conflict"
			| "window_closed"
			| "plan_limit"
			| "price_ceiling"
			| "storage_full"
		> {
			const rules = parts.rules();
			const told = input.item?.type === "template" ? fillTemplate(input, input.item) : ok(input);
			if (!told.ok) return told;
			const { file, item } = told.value;
			const content = parseContent(told.value, rules);
			if (!content.ok) return content;
			const contact = contacts.find(input.contactId);
			if (!contact) return fail("not_found");
			const known = ledger.find(input.id);
			if (known) {
				const isSame =
					known.contact === contact.n &&
					isSameContent(contentIn(known), content.value) &&
					known.file === (file?.hash ?? null) &&
					known.direction === "outgoing";
				return isSame ? ok(viewMessage(known, contact.id)) : fail("message_id_reused");
			}
			const quoted = findQuoted(contact, input.quotedId);
			if (!quoted.ok) return quoted;
			// A template is what may be said once the window is closed.
			if (item?.type !== "template" && isWindowClosed(contact.n, now)) return fail("window_closed");
			if (isOverLimit(contact, wordsOf(by), now)) return fail("plan_limit");
			const spender = by.origin === "agent" ? "agent" : "person";
			if (prices.isStopped(spender, contact, now)) return fail("price_ceiling");
			if (parts.isFull()) return fail("storage_full");
			const said = {
				id: input.id,
				content: content.value,
				kind: item ? ("item" as const) : file ? ("file" as const) : ("text" as const),
				file,
				quotedId: quoted.value?.id ?? null,
				notBefore: input.notBefore ?? now,
			};
			transact(() => {
				insert(by, said, contact.n, now);
				if (item?.type === "template") parts.templates?.noteUsed(item, now);
			});
			prices.noteWritten(input.id, now);
			return ok(view(input.id));
		},

		/**
		 * Queues a failed message again ("Tentar novamente"). `not_found`: no such message written here;
		 * `conflict`: it has not failed.
		 */
		retry(
			messageId: string,
			now: number,
		): Result<
			MessageView,
			"not_found" | "conflict" | "window_closed" | "plan_limit" | "price_ceiling"
		> {
			const row = ledger.find(messageId);
			if (row?.direction !== "outgoing" || !WRITTEN_HERE.has(row.origin)) return fail("not_found");
			const kind = kindOfMessage(row);
			// Without its file, which has expired, it would go out as a text.
			if (row.status !== "failed" || (kind === "text" && row.type !== "text"))
				return fail("conflict");
			const isTemplate = sentItemOf(contentIn(row))?.type === "template";
			if (!isTemplate && isWindowClosed(row.contact, now)) return fail("window_closed");
			// Sent again by a member, it counts as the member's text whoever wrote it first.
			if (isOverLimit(contacts.get(row.contact), "person", now)) return fail("plan_limit");
			if (prices.isStopped("person", contacts.get(row.contact), now)) return fail("price_ceiling");
			transact(() => {
				ledger.change(row, { status: "queued", failure: null, provider_id: null });
				queueMessage({ id: row.id, kind, contact: row.contact }, "person", now);
			});
			prices.noteWritten(row.id, now);
			return ok(view(row.id));
		},
	};
}

type Content = Pick<OutgoingText, "text" | "file" | "item">;

/** What the message says and brings, where this channel takes it. */
function parseContent({ text, file, item }: Content, rules: WritingRules) {
	if (item) {
		const parsed = parseSentItem(item, rules);
		return parsed.ok ? ok(contentOfSent(parsed.value)) : parsed;
	}
	const words = parseWords(text, file ?? null, rules);
	if (!words.ok) return words;
	return ok<MessageContent>(
		file ? contentOf(file, words.value) : { type: "text", text: words.value },
	);
}

/** The votes of a poll that was sent are no part of what was sent; a template may have got other words since. */
function isSameContent(known: MessageContent, sent: MessageContent): boolean {
	const [one, other] = [known.media?.template, sent.media?.template];
	if (one && other)
		return (
			one.name === other.name &&
			one.language === other.language &&
			JSON.stringify(one.values) === JSON.stringify(other.values)
		);
	return (
		known.text === sent.text &&
		JSON.stringify(sentItemOf(known)) === JSON.stringify(sentItemOf(sent))
	);
}

/** A text, or the caption of a file that this channel takes. */
function parseWords(text: string, file: MessageFile | null, rules: WritingRules) {
	if (!file) return parseOutgoingText(text, rules.maxTextLength, rules.maxTextBytes);
	const judged = judgeFile(file, file.kind, rules.files ?? {});
	if (!judged.ok) return judged;
	if (isBlank(text)) return ok("");
	const { caption = false, maxCaption = rules.maxTextLength } = rules.files?.[file.kind] ?? {};
	if (!caption) return fail("not_supported");
	return parseOutgoingText(text, maxCaption, rules.maxTextBytes);
}
