import { v5 as uuidOf } from "uuid";
import type { ErrorCode } from "#app/contracts/errors.ts";
import type { MessageView } from "#app/contracts/frames.ts";
import { sayHandOver } from "#app/domain/agents/agent-words.ts";
import { splitAnswer, typingDelays } from "#app/domain/agents/answer-parts.ts";
import { cutAtWord } from "#app/domain/agents/answer-text.ts";
import type { HandOverReason } from "#app/domain/agents/answering.ts";
import type { ReplyEffect } from "#app/domain/agents/acts/act.ts";
import type { GatewayCapabilities } from "#app/domain/channels/capabilities.ts";
import type { MessageFile } from "#app/domain/inbox/outgoing-file.ts";
import type { Result } from "#app/domain/result.ts";
import type { Contacts } from "../people/contacts.ts";
import type { Leases } from "../dialogues/lease.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { OutgoingText, Writer } from "../sending/outgoing.ts";
import type { AgentAnswers, Replies } from "./replies.ts";
import type { ContactRow } from "../ledger/rows.ts";
import { readLanguage } from "./turns.ts";

/**
 * Namespace of answer ids: answers to one message have the same id, whichever job makes them and however
 * often.
 */
const ANSWER_NAMESPACE = "6c1b1c1e-4f0b-4c8e-9d59-2f6a4c7f1d10";
/** Key of the text sent while a customer waits for the answer to a message. */
const waitKey = (inboundId: string): string => `wait:${inboundId}`;
/** Key of the second and third part of an answer; the first has the message's own. */
const partKey = (inboundId: string, at: number): string =>
	at === 0 ? inboundId : `part:${at + 1}:${inboundId}`;
/** Key of a file that follows an answer: a part of it that is no text. */
const fileKey = (inboundId: string, hash: string): string => `part:${hash}:${inboundId}`;

/** A file that follows an answer; see `ReplyEffect`. */
export type AnsweredFile = Omit<Extract<ReplyEffect, { type: "file" }>, "type">;

/** How answers leave on a channel. */
export interface AnswerStyle {
	/** Each message costs: whatever can be said in one is. */
	isPaid?: boolean;
	/** As several short messages: where messages cost nothing. */
	inParts: boolean;
	/** Each message waits for the time that typing it takes: where the customer sees us typing. */
	typing: boolean;
}
const PLAIN: AnswerStyle = { inParts: false, typing: false };

export interface ReplyMessagesParts {
	channelId: string;
	contacts: Contacts;
	ledger: Ledger;
	replies: Replies;
	answers: AgentAnswers;
	leases: Leases;
	/** The gateway's limit for one text, in UTF-16 code units. */
	maxTextLength(): number;
	/** Whether the number may cost no more this month. */
	isOverCeiling(contact: ContactRow, now: number): boolean;
	/** How answers leave; at once and as one message when left out. */
	answerStyle?: (() => AnswerStyle) | undefined;
	/** What the channel takes of files. */
	fileRules(): NonNullable<GatewayCapabilities["files"]>;
	/** Stores a text with its outbox row. */
	write(by: Writer, input: OutgoingText, now: number): Result<MessageView, ErrorCode>;
}

export type ReplyMessages = ReturnType<typeof createReplyMessages>;

/** Sends an agent's texts: each once per message of the customer, under the present lease. */
export function createReplyMessages(parts: ReplyMessagesParts) {
	const { contacts, ledger, replies, answers, leases } = parts;

	/** Queues the text under its own id, cut at the gateway's limit; null when it was refused. */
	function send(
		contact: ContactRow,
		reply: { key: string; text: string; isNotice: boolean; notBefore?: number; file?: MessageFile },
		now: number,
	): string | null {
		const { key, text, isNotice, notBefore, file } = reply;
		const by: Writer = { name: contact.agent_name ?? "", origin: "agent", isNotice };
		const id = uuidOf(`${parts.channelId}:${key}`, ANSWER_NAMESPACE);
		const cut = cutAtWord(text, parts.maxTextLength());
		const input = { id, contactId: contact.id, text: cut, notBefore, file };
		return parts.write(by, input, now).ok ? id : null;
	}

	function keep(contact: ContactRow, key: string, messageId: string, text: string, at: number) {
		const epoch = contacts.get(contact.n).lease_epoch;
		answers.add({ inboundId: key, messageId, contact: contact.n, text, epoch, at });
	}

	/** The first file of an answer, where the answer can stand below it: one message in place of two that cost. */
	function joinFile(
		contact: ContactRow,
		inboundId: string,
		text: string,
		files: readonly AnsweredFile[],
	): AnsweredFile | null {
		const [first] = files;
		if (parts.answerStyle?.().isPaid !== true || first === undefined) return null;
		const { caption = false, maxCaption = parts.maxTextLength() } =
			parts.fileRules()[first.file.kind] ?? {};
		const isWanted = first.isAgain || !isSent(contact, first.file.hash);
		const isNew = isWanted && !answers.isAnswered(fileKey(inboundId, first.file.hash));
		return caption && text.length <= maxCaption && isNew ? first : null;
	}

	const isSent = (contact: ContactRow, hash: string): boolean =>
		ledger.filesOfAgents(contact.n, contact.opened_at ?? 0).includes(hash);

	/** Why nothing of an answer could be queued. */
	const whyUnsent = (contact: ContactRow, now: number): HandOverReason =>
		parts.isOverCeiling(contact, now) ? "price_ceiling" : "agent_unavailable";

	/** Queues an answer part by part; returns the parts that were queued. @param file below which it stands */
	function sendParts(
		contact: ContactRow,
		inboundId: string,
		text: string,
		now: number,
		file?: MessageFile,
	) {
		const style = parts.answerStyle?.() ?? PLAIN;
		const texts = style.inParts ? splitAnswer(text) : [text];
		const waitedMs = Math.max(0, now - (ledger.find(inboundId)?.sort_at ?? now));
		const delays = style.typing ? typingDelays(texts, waitedMs) : [];
		const sent: { key: string; messageId: string; text: string }[] = [];
		for (const [at, part] of texts.entries()) {
			const key = partKey(inboundId, at);
			const notBefore = now + (delays[at] ?? 0);
			const isFirst = at === 0;
			const said = {
				key,
				text: part,
				isNotice: false,
				notBefore,
				...(isFirst && file && { file }),
			};
			const messageId = send(contact, said, now);
			if (messageId === null) break;
			// The first one stands for the whole answer where answers are compared.
			sent.push({ key, messageId, text: at === 0 ? text : part });
		}
		return sent;
	}

	/** Queues files behind an answer: each once in a conversation, unless the customer asked for it again. */
	function sendFiles(
		contact: ContactRow,
		inboundId: string,
		files: readonly AnsweredFile[],
		now: number,
	) {
		const sent = new Set(ledger.filesOfAgents(contact.n, contact.opened_at ?? 0));
		return files.flatMap(({ file, isAgain }) => {
			if (sent.has(file.hash) && !isAgain) return [];
			sent.add(file.hash);
			const key = fileKey(inboundId, file.hash);
			if (answers.isAnswered(key)) return [];
			const messageId = send(contact, { key, text: "", isNotice: false, file }, now);
			return messageId === null ? [] : [{ key, messageId, text: "" }];
		});
	}

	/** Announces that people take over: one message, at once. */
	function sendNotice(contact: ContactRow, key: string, text: string, now: number) {
		const messageId = send(contact, { key, text, isNotice: true }, now);
		return messageId === null ? [] : [{ key, messageId, text }];
	}

	return {
		/**
		 * Sends the answer, and hands the conversation over to people if there is a reason. Returns that
		 * reason: the given one, `agent_unavailable` when the text could not be queued, or null.
		 */
		answer(
			contact: ContactRow,
			inboundId: string,
			reply: { text: string; handOver: HandOverReason | null; files?: readonly AnsweredFile[] },
			now: number,
		): HandOverReason | null {
			const { files = [] } = reply;
			const joined =
				reply.handOver === null ? joinFile(contact, inboundId, reply.text, files) : null;
			// The customer learns of a hand-over even where the plan lets the agent send nothing else.
			const sent =
				reply.handOver !== null
					? sendNotice(contact, inboundId, reply.text, now)
					: sendParts(contact, inboundId, reply.text, now, joined?.file);
			// The reply window has closed or storage is full: people see why the customer has no answer.
			const reason = reply.handOver ?? (sent.length === 0 ? whyUnsent(contact, now) : null);
			// With people taking over nothing else of the agent leaves.
			if (reason === null)
				sent.push(
					...sendFiles(
						contact,
						inboundId,
						files.filter((file) => file !== joined),
						now,
					),
				);
			if (reason !== null) leases.handOver(contact.n, reason, now);
			replies.remove(contact.n);
			for (const { key, messageId, text } of sent) keep(contact, key, messageId, text, now);
			return reason;
		},

		/** Hands over with a text that promises nobody, as it is not known who is on duty. */
		handOver(contact: ContactRow, inboundId: string, reason: HandOverReason, now: number): void {
			const text = sayHandOver(reason, readLanguage(ledger, contact.n), { kind: "away" });
			this.answer(contact, inboundId, { text, handOver: reason }, now);
		},

		/** Sends a text that asks for patience, once per message; the reply stays pending. */
		excuse(contact: ContactRow, inboundId: string, text: string, now: number): void {
			const key = waitKey(inboundId);
			// That it takes longer is not worth a message that costs.
			if (parts.answerStyle?.().isPaid === true) return;
			if (contact.over_limit === 1 || answers.isAnswered(key)) return;
			const messageId = send(contact, { key, text, isNotice: false }, now);
			if (messageId !== null) keep(contact, key, messageId, text, now);
		},
	};
}
