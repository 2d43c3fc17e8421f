import { v5 as uuidOf } from "uuid";
import type { ErrorCode } from "#app/contracts/errors.ts";
import type { MessageView } from "#app/contracts/frames.ts";
import { ownWordBegins } from "#app/domain/conversations/dialogue.ts";
import type { Result } from "#app/domain/result.ts";
import {
	ASK_AFTER_MS,
	type ChannelSurvey,
	type Heard,
	hear,
	mayAsk,
} from "#app/domain/satisfaction/survey.ts";
import { questionOf, thanksOf } from "#app/domain/satisfaction/survey-words.ts";
import type { Capability } from "../../object/capability.ts";
import { readLanguage } from "../agents/turns.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { ContactRow } from "../ledger/rows.ts";
import type { Contacts } from "../people/contacts.ts";
import type { OutgoingText, Writer } from "../sending/outgoing.ts";
import { askedOf, createSurveyRows, type SurveyRow } from "./survey-rows.ts";

/** Namespace of the ids of questions and thanks: of each conversation the same, however often they are tried. */
const SURVEY_NAMESPACE = "0b9d6a2e-7c37-4a58-8d0b-3f5c1e9a64d2";
/** Questions put in one go. */
const MOST_AT_ONCE = 50;
/** It asks as nobody in person, ends no waiting and is no answer. */
const BY_ITSELF: Writer = { name: null, origin: "agent", isNotice: true };

export interface SurveysParts {
	sql: SqlStorage;
	channelId: string;
	contacts: Contacts;
	ledger: Ledger;
	/** How the channel asks; null: it does not. */
	survey(): ChannelSurvey | null;
	/** Stores a text with its outbox row. */
	write(by: Writer, input: OutgoingText, now: number): Result<MessageView, ErrorCode>;
	transact<T>(write: () => T): T;
}

export type Surveys = ReturnType<typeof createSurveys>;

/** Asks customers how a conversation was, once it is closed, and keeps what they answer with it. */
export function createSurveys(parts: SurveysParts) {
	const { sql, channelId, contacts, ledger, transact } = parts;
	const rows = createSurveyRows(sql);
	/** When the next question is to be put, or earlier; null: none waits. Undefined: not read yet. */
	let next: number | null | undefined;

	function nextAt(): number | null {
		next ??= next === undefined ? rows.nextDue() : null;
		return next;
	}

	function say(
		what: "survey" | "thanks",
		of: string,
		contact: ContactRow,
		text: string,
		now: number,
	) {
		const id = uuidOf(`${channelId}:${what}:${of}`, SURVEY_NAMESPACE);
		return parts.write(BY_ITSELF, { id, contactId: contact.id, text }, now).ok;
	}

	/** Puts a question, unless its conversation goes on, or nothing may be said in it. */
	function ask({ conversation, contact: n }: SurveyRow, now: number): void {
		const survey = parts.survey();
		const contact = contacts.root(n);
		const isOver = contact.conversation_id === conversation && contact.closed_at !== null;
		const mayBeSaid = survey !== null && isOver && !ownWordBegins(contact.closed_at ?? 0, now);
		const isPut =
			mayBeSaid &&
			say(
				"survey",
				conversation,
				contact,
				questionOf(survey, readLanguage(ledger, contact.n)),
				now,
			);
		if (isPut) rows.noteAsked(conversation, now);
		else rows.drop(conversation);
	}

	function thank(contact: ContactRow, conversation: string, now: number): void {
		const survey = parts.survey();
		if (survey === null || ownWordBegins(contact.closed_at ?? now, now)) return;
		say("thanks", conversation, contact, thanksOf(survey, readLanguage(ledger, contact.n)), now);
	}

	const capability: Capability = {
		tick(now) {
			const at = nextAt();
			if (at === null || at > now) return;
			transact(() => {
				for (const row of rows.due(now, MOST_AT_ONCE)) ask(row, now);
			});
			next = undefined;
		},
		nextWake: nextAt,
		erase: () => {
			next = undefined;
		},
	};

	return {
		...capability,

		/** A conversation was closed. @param row the contact's, as it was right before */
		noteClosed(row: ContactRow, by: "person" | "silence", now: number): void {
			const survey = parts.survey();
			const { conversation_id: conversation, opened_at: openedAt } = row;
			if (survey === null || conversation === null) return;
			const closing = {
				by,
				isGroup: row.is_group === 1,
				wasTalked: ledger.isTalk(row.n, openedAt ?? 0),
				lastAskedAt: rows.lastAskedAt(contacts.membersOf(row.n)),
			};
			if (!mayAsk(survey, closing, now)) return;
			const dueAt = now + ASK_AFTER_MS;
			next = Math.min(nextAt() ?? dueAt, dueAt);
			rows.plan({
				conversation,
				contact: row.n,
				due_at: dueAt,
				asks_comment: survey.asksComment ? 1 : 0,
				assignee_id: row.assignee_id,
				agent_id: row.agent_id,
			});
		},

		/** What was asked of these contacts and how they rated it, for an export. */
		listOf: (members: readonly number[]) =>
			rows.askedOf(members).map((row) => ({
				conversationId: row.conversation,
				askedAt: row.asked_at ?? 0,
				rating: row.rating,
				comment: row.comment,
			})),

		/** What a customer's text is to the question about their closed conversation; null: a message as any other. */
		hear(row: ContactRow, said: { text: string; at: number }): Heard | null {
			const { conversation_id: conversation, closed_at: closedAt } = row;
			if (conversation === null || closedAt === null || ownWordBegins(closedAt, said.at))
				return null;
			const survey = rows.find(conversation);
			const asked = survey && askedOf(survey);
			return asked && hear(asked, said);
		},

		/** Keeps an answer that `hear` knew, right after its message was stored. */
		keep(row: ContactRow, heard: Heard, message: { id: string; at: number }, now: number): void {
			const conversation = row.conversation_id ?? "";
			const survey = rows.find(conversation);
			if (survey === null) return;
			if (heard.type === "comment") return rows.noteComment(conversation, message.id);
			const { rating } = heard;
			if (survey.rating === rating) return;
			rows.noteRated(conversation, rating, message.at);
			ledger.insertLine(row.n, { code: "rated", rating }, null, now);
			contacts.setRating(row.n, rating, message.at);
			if (survey.rating === null) thank(row, conversation, now);
		},
	};
}
