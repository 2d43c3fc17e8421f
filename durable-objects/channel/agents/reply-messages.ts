import { v5 as uuidOf } from "uuid";
import type { ErrorCode } from "#app/contracts/errors.ts";
import type { MessageView } from "#app/contracts/frames.ts";
import { sayHandOver } from "#app/domain/agents/agent-words.ts";
import { cutAtWord } from "#app/domain/agents/answer-text.ts";
import type { HandOverReason } from "#app/domain/agents/answering.ts";
import type { Result } from "#app/domain/result.ts";
import type { Contacts } from "../people/contacts.ts";
import type { Leases } from "../dialogues/lease.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { OutgoingText, Writer } from "../sending/outgoing.ts";
import type { AgentAnswers, Replies } from "./replies.ts";
import type { ContactRow } from "../ledger/rows.ts";
import { readLanguage } from "./turns.ts";

/** Answers to one message of a channel have the same id, whoever makes them and however often. */
const ANSWER_NAMESPACE = "6c1b1c1e-4f0b-4c8e-9d59-2f6a4c7f1d10";
/** What is said while the answer to a message is awaited stands beside that answer. */
const waitKey = (inboundId: string): string => `wait:${inboundId}`;

export interface ReplyMessagesParts {
	channelId: string;
	contacts: Contacts;
	ledger: Ledger;
	replies: Replies;
	answers: AgentAnswers;
	leases: Leases;
	/** The gateway's limit for one text. */
	maxTextLength(): number;
	/** Stores a text of ours with its outbox row. */
	write(by: Writer, input: OutgoingText, now: number): Result<MessageView, ErrorCode>;
}

export type ReplyMessages = ReturnType<typeof createReplyMessages>;

/** The agent's own voice: each text once per message of the customer, under the lease of now. */
export function createReplyMessages(parts: ReplyMessagesParts) {
	const { contacts, ledger, replies, answers, leases } = parts;

	/** The text goes to the outbox under an id of its own; null when it cannot. */
	function say(
		contact: ContactRow,
		said: { key: string; text: string; isNotice: boolean },
		now: number,
	): string | null {
		const { key, text, isNotice } = said;
		const by: Writer = { name: contact.agent_name ?? "", origin: "agent", isNotice };
		const id = uuidOf(`${parts.channelId}:${key}`, ANSWER_NAMESPACE);
		const cut = cutAtWord(text, parts.maxTextLength());
		const input = { id, contactId: contact.id, text: cut };
		return parts.write(by, input, now).ok ? id : null;
	}

	function keep(contact: ContactRow, key: string, messageId: string, text: string, at: number) {
		const epoch = contacts.get(contact.n).lease_epoch;
		answers.add({ inboundId: key, messageId, contact: contact.n, text, epoch, at });
	}

	return {
		/** Says it and gives the conversation to people where there is a reason for that; answers the reason. */
		answer(
			contact: ContactRow,
			inboundId: string,
			said: { text: string; handOver: HandOverReason | null },
			now: number,
		): HandOverReason | null {
			// Whoever is left to people is told, also where the plan lets the agent say nothing else.
			const isNotice = said.handOver !== null;
			const messageId = say(contact, { key: inboundId, text: said.text, isNotice }, now);
			// The window has closed, or there is no room: people see why the customer has no answer.
			const reason = said.handOver ?? (messageId === null ? "agent_unavailable" : null);
			if (reason !== null) leases.handOver(contact.n, reason, now);
			replies.remove(contact.n);
			if (messageId !== null) keep(contact, inboundId, messageId, said.text, now);
			return reason;
		},

		/** Nobody told us who is on duty: these words promise nobody. */
		handOver(contact: ContactRow, inboundId: string, reason: HandOverReason, now: number): void {
			const text = sayHandOver(reason, readLanguage(ledger, contact.n), { kind: "away" });
			this.answer(contact, inboundId, { text, handOver: reason }, now);
		},

		/** Once per message; what is owed stays owed. */
		excuse(contact: ContactRow, inboundId: string, text: string, now: number): void {
			const key = waitKey(inboundId);
			if (contact.over_limit === 1 || answers.isAnswered(key)) return;
			const messageId = say(contact, { key, text, isNotice: false }, now);
			if (messageId !== null) keep(contact, key, messageId, text, now);
		},
	};
}
