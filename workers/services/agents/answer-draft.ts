import type { FoundPassage, Turn } from "#app/contracts/agents.ts";
import type { ActDone } from "#app/domain/agents/acts/act.ts";
import type { RankedPassage } from "#app/contracts/knowledge.ts";
import type { AgentLanguage, AgentSettings, AgentStatus } from "#app/domain/agents/agent.ts";
import type { Talk } from "#app/domain/agents/dialogue/talk.ts";
import type { Situation } from "#app/domain/agents/prompt-context.ts";
import type { HandOverReason } from "#app/domain/agents/answering.ts";
import { costOf } from "#app/domain/agents/cost.ts";
import type { AnswerTrace } from "#app/domain/agents/trace.ts";
import type { ModelKey } from "#workers/adapters/language-model/index.ts";
import type { Acting } from "./acts.ts";
import type { ModelUsage } from "#workers/adapters/language-model/port.ts";
import type { TraceNotes } from "./trace-notes.ts";

/** An agent, as far as its answers need it. */
export interface AnsweringAgent {
	id: string;
	name: string;
	status: AgentStatus;
	settings: AgentSettings;
	/** The version that answers; null: its draft. */
	version: number | null;
}

export interface AnswerRequest {
	workspaceId: string;
	agent: AnsweringAgent;
	/** The conversation, oldest first, ending with the customer's messages to be answered. */
	turns: readonly Turn[];
	customerName: string | null;
	/** The API key that pays for the model; null: that of the agent's own integration. */
	key: ModelKey | null;
	/** Number of answers agents have given in this conversation so far. */
	answers: number;
	/** Why no model may be asked: the knowledge base answers, or else people take over for this reason. */
	withoutModel?: HandOverReason | null;
	/** People were called and nobody has come yet: only an answer the knowledge base is sure of is given. */
	isMeanwhile?: boolean;
	/**
	 * Reserves tokens before a model is asked, as many as the answer takes with all calls so far; false: the budget does
	 * not have as many left (K06).
	 */
	reserve?(tokens: number): Promise<boolean>;
	/** Where and with whom it talks; the moment and the hours are added. */
	situation?: Pick<Situation, "channel" | "labels" | "hasProvedPhone">;
	/** What the customer said about themselves, by the team's labels. */
	told?: readonly { label: string; value: string }[];
	/** What the agent may do besides talking, read when a model is asked; absent: nothing. */
	openActing?(): Promise<Acting>;
	/** What was done for this answer before it was asked for. */
	done?: readonly ActDone[];
	/** Called once with the passages that were found. */
	onFound?(passages: FoundPassage[]): void;
	/** Called with raw pieces of text while a model writes them. */
	onDelta?(text: string): void;
	/** Aborted: the model is given up. */
	signal?: AbortSignal;
}

/** What an agent wants to answer, with what it cost. `language` is for texts that follow. */
export type AnswerDraft = {
	found: FoundPassage[];
	usage: ModelUsage;
	/** Millionths of a Brazilian real. */
	costMicros: number;
	language: AgentLanguage;
	/** What the agent did, in its order; its effects come with the answer. */
	acts: readonly ActDone[];
} & (
	| {
			type: "answer";
			text: string;
			/** The text says that the agent does not know. */
			isUnknown: boolean;
			/** The customer asked nothing: a greeting, thanks or a file that cannot be read. */
			isCourtesy: boolean;
	  }
	/** The customer's messages need no answer. */
	| { type: "nothing" }
	| { type: "hand_over"; reason: HandOverReason }
	| {
			type: "failed";
			code: "model_failed" | "model_not_configured" | "rate_limited";
			/** The failure may be temporary. */
			mayRetry: boolean;
	  }
);

/** A draft with how it came about. */
export type TracedDraft = AnswerDraft & { trace: AnswerTrace };

/** A request with what was read from the customer's messages. */
export interface ReadRequest {
	request: AnswerRequest;
	/** The messages without greetings and thanks; "" when nothing is asked. */
	question: string;
	/** What was said before; none of the agent's sentences is said again. */
	talk: Talk;
	language: AgentLanguage;
	/** What answers each of the questions; empty: nothing is sure enough. */
	answers: RankedPassage[];
	/** The nearest passages, best first. */
	passages: RankedPassage[];
	/** What becomes the answer's trace. */
	notes: TraceNotes;
	/** What was done so far. */
	acts?: readonly ActDone[];
}

/** Converts Markdown to WhatsApp's text marks; only links to these hosts stay. */
export type ToMarks = (markdown: string, hosts: ReadonlySet<string>) => string;

export const NO_USAGE: ModelUsage = { inputTokens: 0, outputTokens: 0 };

export const addUsage = (one: ModelUsage, other: ModelUsage): ModelUsage => ({
	inputTokens: one.inputTokens + other.inputTokens,
	outputTokens: one.outputTokens + other.outputTokens,
});

/** A passage without its share, as members and the test bench see it. */
export const shownPassage = ({ entryId, title, text }: FoundPassage): FoundPassage => ({
	entryId,
	title,
	text,
});

/** The fields that every draft has, whatever its type. */
export function costFields(
	{ passages, language, request, acts = [] }: ReadRequest,
	usage: ModelUsage = NO_USAGE,
) {
	const { costMicros } = costOf(request.agent.settings.model, usage);
	return { found: passages.map(shownPassage), usage, costMicros, language, acts };
}

/** A draft that answers `text`. */
export const answerWith = (read: ReadRequest, text: string, usage: ModelUsage = NO_USAGE) =>
	({
		type: "answer",
		text,
		isUnknown: false,
		isCourtesy: false,
		...costFields(read, usage),
	}) as const;
