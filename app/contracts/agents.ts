/** Agents in screens and queues. Only shapes are checked here; the meaning of text is checked by `app/domain/agents`. */
import { z } from "zod";
import type { PendingAct, ReplyEffect } from "../domain/agents/acts/act.ts";
import { ACT_DECISIONS, type ActState } from "../domain/agents/acts/kept-act.ts";
import type { AgentSettings, AgentStatus } from "../domain/agents/agent.ts";
import type { EntrySource } from "../domain/agents/knowledge-base.ts";
import type { AgentEvent, HandOverReason } from "../domain/agents/answering.ts";
import type { PerceivedKind } from "../domain/agents/listening.ts";
import type { Drafted } from "../domain/agents/reply-rules.ts";
import type { AnswerTrace } from "../domain/agents/trace.ts";
import type { MessageType } from "../domain/inbox/message.ts";
import type { GatewayCapabilities } from "../domain/channels/capabilities.ts";
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

/** An agent in search results. */
export type AgentName = Pick<AgentSummary, "id" | "name">;

export interface AgentView extends Omit<AgentSummary, "answers" | "handOvers"> {
	settings: AgentSettings;
	/** The newest of what the bases attached to it hold. */
	entries: KnowledgeEntry[];
	/** Number of the live version; `settings` are its. */
	version: number;
	draft: AgentDraft | null;
	/** A version that answers a share (percent) of the conversations since a moment; null: none. */
	trial: { version: number; share: number; since: number } | null;
	/** Number of cases in its test set. */
	cases: number;
	/** Of all entries that its bases hold; `entries` are the newest of them. */
	entryCount: number;
}

/** What was saved of an agent and is not published. */
export interface AgentDraft {
	name: string;
	settings: AgentSettings;
	savedAt: number;
	/** Name of the member; FORMER_MEMBER once they were erased. */
	by: string;
	/** The version that was live when it was begun. */
	basedOn: number | null;
}

/** An entry of a knowledge base; its text is read separately. */
export interface KnowledgeEntry {
	id: string;
	baseId: string;
	title: string;
	source: EntrySource;
	/** Of a file its name, of a page its address. */
	fileName: string | null;
	characters: number;
	createdAt: number;
	updatedAt: number;
	/** Replies it was used in. */
	answered: number;
	/** Epoch ms; null: never. */
	lastAnsweredAt: number | null;
	/** When a member last said that a reply made of it was right; null: never. */
	lastRightAt: number | null;
	/** How a program calls it; null for what people made, missing from releases before. */
	externalId?: string | null;
}

/** A passage of the knowledge base that was found for a question. */
export interface FoundPassage {
	entryId: string;
	title: string;
	text: string;
}

/** An agent's activity, per day (America/Sao_Paulo) and as single events. */
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

/** A message of a conversation as input for an agent. */
export interface Turn {
	/** `note` is written by the product: who took over, who gave the conversation back. */
	by: "customer" | "agent" | "person" | "note";
	text: string;
	at: number;
	/** A message without text: `text` only describes it and is not used to search the knowledge base. */
	medium?: MessageType;
	/** Written while people were awaited, before the agent came back: it needs no answer any more. */
	isSettled?: true;
	/** A voice note or a picture that nobody was asked to put into words. */
	unheard?: { messageId: string; kind: PerceivedKind };
}

/** A conversation on an agent's test bench; nothing of it is stored. */
export const BenchRequest = z.strictObject({
	turns: z
		.array(z.strictObject({ by: z.enum(["customer", "agent"]), text: z.string().max(8_000) }))
		.min(1)
		.max(40),
	/** Left out: the live version. */
	version: z.enum(["live", "draft"]).optional(),
});
export type BenchRequest = z.infer<typeof BenchRequest>;

/** The bench's answer, one JSON object a line (application/x-ndjson), in this order. */
export type BenchEvent =
	| { type: "found"; passages: FoundPassage[] }
	| { type: "delta"; text: string }
	/** How the answer came about; before what ends it. */
	| { type: "trace"; trace: AnswerTrace }
	/** The complete answer as it would be sent, with WhatsApp's text marks. */
	| { type: "answer"; text: string; inputTokens: number; outputTokens: number; costMicros: number }
	/** What was said needs no answer. */
	| { type: "nothing" }
	/** Here people would take over. */
	| { type: "hand_over"; reason: HandOverReason; text: string | null }
	| { type: "failed"; code: "model_failed" | "model_not_configured" | "rate_limited" };

/** What the channel's object answers so that an agent can reply to a burst of messages. */
export interface ReplyContext {
	agentId: string;
	conversationId: string;
	channel: { name: string; type: ChannelType };
	customerName: string | null;
	/** Oldest first, at most 40, ending with the messages to be answered. */
	turns: Turn[];
	/** Answers of agents in this conversation so far. */
	answers: number;
	/** The object has already decided that people take over, for this reason: no model is asked. */
	handOver: HandOverReason | null;
	/** People were called and nobody has come yet: only an answer the knowledge base is sure of is given. */
	isMeanwhile: boolean;
	/** Time since the answer was first requested, ms. */
	waitedMs: number;
	/** Absent: an object of an earlier release. */
	contact?: {
		id: string;
		/** E.164 digits the channel proves; null for none. */
		phone: string | null;
		/** As they stated it themselves. */
		email: string | null;
		/** What agents were told, by the keys of their forms. */
		fields: Record<string, string>;
	};
	labels?: string[];
	/** Changes in foreign systems that nobody decided, or whose end nobody told; newest first. */
	acts?: KeptAct[];
	/** What the channel takes of files, and hashes of those that agents sent in this conversation. */
	files?: { rules: NonNullable<GatewayCapabilities["files"]>; sent: string[] };
}

/** A change in a foreign system that an agent asked for, and what became of it. */
export interface KeptAct extends PendingAct {
	state: ActState;
	/** What the foreign system said; null while it waits. */
	result: string | null;
	askedAt: number;
	agentId: string;
	/** As it was called then. Of objects of an earlier release it and what follows is missing. */
	agentName?: string;
	/** When it got into its state. */
	changedAt?: number;
	/** The member who decided; null: the customer did, or nobody. */
	decidedBy?: string | null;
	/** The customer knows how it ended, or it is not the agent's to tell. */
	isTold?: boolean;
}

/** What agents did and were told in a conversation, as members see it. */
export interface ContactActs {
	/** Newest first. */
	acts: KeptAct[];
	/** What agents were told, by the keys of their forms. */
	fields: Record<string, string>;
	/** What the team calls them; absent keys were kept by an earlier release. */
	labels?: Record<string, string>;
}

/** What an agent gets of a conversation to help a member with it. */
export type DialogueContext = Pick<ReplyContext, "channel" | "customerName" | "turns"> & {
	/** The agent that answers it or would answer it; null for none. */
	agentId: string | null;
};

/** What the channel's object did with an accepted reply. */
export interface SettledReply {
	settled: "answered" | "handed_over" | "retried" | "waiting" | "ignored";
	/** Why people take over now; null when they do not. */
	reason: HandOverReason | null;
	conversationId: string;
	contact: { id: string; name: string | null; phone: string | null };
	assigneeId: string | null;
	/** The department that looks after it. Absent: none does. */
	departmentId?: string;
}

/** What is done together with a reply, or not at all. */
export interface ReplyActs {
	effects?: ReplyEffect[];
	/** Asked for by this answer. */
	pending?: PendingAct | null;
	/** Ids of acts whose end this answer tells. */
	told?: string[];
}

/** A member's decision about an act. */
export const DecideAct = z.strictObject({ decision: z.enum(ACT_DECISIONS) });
export type DecideAct = z.infer<typeof DecideAct>;

/** The reply that the Worker submits to the channel's object. */
export type ReplyOutcome =
	| (Drafted & ReplyActs)
	/** The model is slow: sends this text meanwhile; the answer still follows. */
	| { type: "wait"; text: string }
	/** No answer; the object asks again, or people take over after the last attempt. */
	| { type: "failed" };
