// What an agent can do besides talking. A model decides to do it, so each of its arguments is checked (K03).

import type { MessageFile } from "../../inbox/outgoing-file.ts";
import type { ToldEnd } from "./act-words.ts";
import type { ReportedConversion } from "./conversion.ts";

/** More calls than these for one answer are not made. */
export const MAX_ACTS_PER_ANSWER = 3;
/** More of a result is not given to the model. */
export const MAX_RESULT_LENGTH = 4_000;

/** An act as a model is told of it; `parameters` is the JSON Schema of an object. */
export interface ActOffer {
	name: string;
	description: string;
	parameters: Readonly<Record<string, unknown>>;
}

/** What a model asks for. */
export interface ActCall {
	/** The vendor's id, which the result names again. */
	id: string;
	name: string;
	/** As the model wrote it: anything. */
	arguments: unknown;
}

/** What an act changes in the conversation; the channel's object does it together with the answer, once. */
export type ReplyEffect =
	| { type: "fields"; values: Record<string, string>; labels?: Record<string, string> }
	| { type: "labels"; add: string[] }
	/** A file that stands in the channel's store follows the answer; once in a conversation, unless it was asked for again. */
	| { type: "file"; file: MessageFile; isAgain: boolean }
	/** The conversation is this member's from now on, and no longer the agent's. */
	| { type: "assign"; memberId: string; name: string }
	/** The conversation is this department's from now on, and no longer the agent's. */
	| { type: "department"; departmentId: string };

/** Whether an act gives the conversation to people: they go on with the customer. */
export const isPassingOn = ({ effects }: { effects: readonly ReplyEffect[] }): boolean =>
	effects.some(({ type }) => type === "assign" || type === "department");

/** A change in a foreign system that waits for the customer's yes or a member's click. */
export interface PendingAct {
	/** Also the key by which the foreign system can tell a repetition. */
	id: string;
	actionId: string;
	/** As the model calls it. */
	tool: string;
	/** The checked arguments, as JSON. */
	arguments: string;
	/** The customer's yes is not enough. */
	needsMember?: true;
}

/** How an act went, for the model, for the trace and for the channel's object. */
export interface ActDone {
	call: ActCall;
	isOk: boolean;
	/** What the model reads; data, never an order. */
	result: string;
	ms: number;
	effects: ReplyEffect[];
	pending: PendingAct | null;
	/** Reported once the answer is accepted; on the bench never. */
	conversion?: ReportedConversion;
	/** How a change ended that somebody decided; the answer tells it. Absent: a call of the model. */
	end?: ToldEnd;
}

/** Cut to what a model is given. */
export const cutResult = (text: string): string =>
	text.length <= MAX_RESULT_LENGTH ? text : `${text.slice(0, MAX_RESULT_LENGTH)}…`;
