/** Agents as screens and queues know them. Text is checked for meaning by `app/domain/agents`. */
import { z } from "zod";
import type { AgentSettings, AgentStatus } from "../domain/agents/agent.ts";
import type { AgentEvent, HandOverReason } from "../domain/agents/answering.ts";
import type { MessageType } from "../domain/inbox/message.ts";
import type { ChannelType } from "../domain/channels/channel.ts";

export interface AgentSummary {
	id: string;
	name: string;
	avatarUrl: string | null;
	status: AgentStatus;
	/** Why it was paused by itself, as a code; null when a member did it, or it is not. */
	pausedReason: string | null;
	provider: AgentSettings["provider"];
	model: string;
	channels: { id: string; name: string; type: ChannelType }[];
	/** Of the last 30 days. */
	answers: number;
	handOvers: number;
	createdAt: number;
}

/** An agent as a search offers it. */
export type AgentName = Pick<AgentSummary, "id" | "name">;

export interface AgentView extends Omit<AgentSummary, "answers" | "handOvers"> {
	settings: AgentSettings;
	entries: KnowledgeEntry[];
}

/** One thing an agent knows; its text is read when it is opened. */
export interface KnowledgeEntry {
	id: string;
	title: string;
	source: "typed" | "file";
	fileName: string | null;
	characters: number;
	createdAt: number;
}

/** A piece of the knowledge base that was found for a question. */
export interface FoundPassage {
	entryId: string;
	title: string;
	text: string;
}

/** What an agent did, by days of America/Sao_Paulo and one by one. */
export interface AgentActivity {
	days: {
		day: string;
		answers: number;
		handOvers: number;
		failures: number;
		inputTokens: number;
		outputTokens: number;
		/** Millionths of a real. */
		costMicros: number;
	}[];
	/** Newest first, at most 50. */
	events: {
		id: string;
		event: AgentEvent;
		reason: HandOverReason | null;
		channelId: string;
		contactId: string;
		conversationId: string | null;
		at: number;
	}[];
}

/** One thing said in a conversation, as an agent is told of it. */
export interface Turn {
	/** `note` is told by us: who took over, what came back. */
	by: "customer" | "agent" | "person" | "note";
	text: string;
	at: number;
	/** Something without words: `text` only names it, and nothing is searched for by that name. */
	medium?: MessageType;
}

/** What the maker of an agent says to it on the test bench; nothing of it is stored. */
export const BenchRequest = z.strictObject({
	turns: z
		.array(z.strictObject({ by: z.enum(["customer", "agent"]), text: z.string().max(8_000) }))
		.min(1)
		.max(40),
});
export type BenchRequest = z.infer<typeof BenchRequest>;

/** The bench's answer, one JSON object a line (application/x-ndjson), in this order. */
export type BenchEvent =
	| { type: "found"; passages: FoundPassage[] }
	| { type: "delta"; text: string }
	/** The whole answer as it would leave, with the marks of WhatsApp. */
	| { type: "answer"; text: string; inputTokens: number; outputTokens: number; costMicros: number }
	/** What was said needs no answer. */
	| { type: "nothing" }
	/** Here people would take over. */
	| { type: "hand_over"; reason: HandOverReason; text: string | null }
	| { type: "failed"; code: "model_failed" | "model_not_configured" | "rate_limited" };

/** What an agent asked the channel's object for, to answer one burst of messages. */
export interface ReplyContext {
	agentId: string;
	conversationId: string;
	channel: { name: string; type: ChannelType };
	customerName: string | null;
	/** Oldest first, at most 40, ending with what is to be answered. */
	turns: Turn[];
	/** Answers of agents in this conversation so far. */
	answers: number;
	/** The object knows already that people have to take over: no model is asked. */
	handOver: HandOverReason | null;
	/** People were called and nobody has come: only what is quite sure is said. */
	isMeanwhile: boolean;
	/** Since the answer was first asked for. */
	waitedMs: number;
}

/** What an agent is told of a conversation to help a person with it. */
export type DialogueContext = Pick<ReplyContext, "channel" | "customerName" | "turns"> & {
	/** The agent that answers it, or would; null where there is none. */
	agentId: string | null;
};

/** What became of an outcome that still fitted. */
export interface SettledReply {
	settled: "answered" | "handed_over" | "retried" | "waiting" | "ignored";
	/** Why people take over now; null when they do not. */
	reason: HandOverReason | null;
	conversationId: string;
	contact: { id: string; name: string | null; phone: string | null };
	assigneeId: string | null;
}

/** What the Worker made of it. */
export type ReplyOutcome =
	/** `handOver`: people take over after it. */
	| { type: "answer"; text: string; handOver: HandOverReason | null; isCourtesy?: boolean }
	/** What was said needs no answer. */
	| { type: "nothing" }
	/** It takes long: this is said meanwhile, and the answer is owed as before. */
	| { type: "wait"; text: string }
	| { type: "hand_over"; reason: HandOverReason; text: string | null }
	/** Nothing came of it; the object asks again, or people take over after the last try. */
	| { type: "failed" };
