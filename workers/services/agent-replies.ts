import type { ReplyContext, ReplyOutcome, SettledReply } from "#app/contracts/agents.ts";
import type { AgentReplyJob } from "#app/contracts/jobs.ts";
import type { AgentEvent, HandOverReason } from "#app/domain/agents/answering.ts";
import { isOpenAt } from "#app/domain/channels/business-hours.ts";
import type { ChannelType } from "#app/domain/channels/channel.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import { lastEvents, recordAgentEvent } from "#workers/data/queries/agent-figures.ts";
import { pauseAgentBySelf } from "#workers/data/queries/agent-changes.ts";
import { findAgentForAnswering } from "#workers/data/queries/agents.ts";
import { findChannelType, listMembersWhoMay } from "#workers/data/queries/answering.ts";
import type { AgentMind, AnsweringAgent, Thought } from "./agent-mind.ts";
import type { ChannelStub } from "./instance-stub.ts";
import type { Notify } from "./notifications.ts";
import type { TokenBudget } from "./token-budget.ts";

/** So many conversations in a row that a model left to people: the agent is paused (K09). */
const FAILURES_TO_PAUSE = 3;
/** Newest events in which they are looked for. */
const EVENTS_READ = 30;

export interface AgentRepliesDeps {
	db: Database;
	log: Log;
	now: () => number;
	mind: Pick<AgentMind, "think">;
	channel(channel: { id: string; type: ChannelType }): ChannelStub;
	notify: Notify;
	/** After the agent was paused: its channels hear of it. */
	tellAgent(workspaceId: string, agentId: string): Promise<unknown>;
	budget: Pick<TokenBudget, "isSpent">;
}

type Spent = Pick<Thought, "usage" | "costMicros">;
const NOTHING_SPENT: Spent = { usage: { inputTokens: 0, outputTokens: 0 }, costMicros: 0 };

function outcomeOf(thought: Thought): ReplyOutcome {
	switch (thought.type) {
		case "answer":
			return { type: "answer", text: thought.text, handOver: thought.handOver };
		case "hand_over":
			return { type: "hand_over", reason: thought.reason, text: thought.text };
		case "failed":
			// The key, the model's name: repeating changes nothing, so people are told at once.
			return thought.mayRetry
				? { type: "failed" }
				: { type: "hand_over", reason: "model_failed", text: null };
	}
}

const EVENT_OF: Record<SettledReply["settled"], AgentEvent> = {
	answered: "answered",
	handed_over: "handed_over",
	retried: "failed",
};

/** Answers of agents: what the queue brings is thought through and put to the channel's object. */
export function createAgentReplies(deps: AgentRepliesDeps) {
	/** Why no answer is thought of at all; null: it is. */
	async function refuse(
		{ workspaceId }: AgentReplyJob,
		context: ReplyContext,
		agent: AnsweringAgent | null,
	): Promise<HandOverReason | null> {
		if (context.handOver !== null) return context.handOver;
		if (agent?.status !== "active") return "agent_unavailable";
		if (!isOpenAt(agent.settings.hours, deps.now())) return "outside_hours";
		return (await deps.budget.isSpent(workspaceId, agent)) ? "over_budget" : null;
	}

	async function decide(
		job: AgentReplyJob,
		context: ReplyContext,
	): Promise<{ outcome: ReplyOutcome; spent: Spent }> {
		const { workspaceId } = job;
		const agent = await findAgentForAnswering(deps.db, workspaceId, context.agentId);
		const reason = await refuse(job, context, agent);
		if (reason !== null || agent === null) {
			const why = reason ?? "agent_unavailable";
			return { outcome: { type: "hand_over", reason: why, text: null }, spent: NOTHING_SPENT };
		}
		const { turns, customerName, answers } = context;
		const thought = await deps.mind.think({
			workspaceId,
			agent,
			turns,
			customerName,
			key: null,
			answers,
		});
		return { outcome: outcomeOf(thought), spent: thought };
	}

	function record(
		job: AgentReplyJob,
		context: ReplyContext,
		told: { event: AgentEvent; reason: HandOverReason | null },
		{ usage, costMicros }: Spent,
	): Promise<void> {
		const { workspaceId, channelId, contactId, inboundId, attempt, epoch } = job;
		return recordAgentEvent(deps.db, workspaceId, {
			...told,
			...usage,
			costMicros,
			id: `${channelId}:${inboundId}:${epoch}:${attempt}`,
			agentId: context.agentId,
			channelId,
			contactId,
			conversationId: context.conversationId,
			at: deps.now(),
		});
	}

	/** Whoever looks after it, else everybody who may answer. */
	async function tellTeam(
		{ workspaceId, channelId }: AgentReplyJob,
		{ contact, assigneeId }: SettledReply,
		reason: HandOverReason,
	): Promise<void> {
		const memberIds =
			assigneeId === null ? await listMembersWhoMay(deps.db, workspaceId, "send") : [assigneeId];
		const name = contact.name ?? contact.phone ?? "";
		const params = { name, reason, channelId, contactId: contact.id };
		await deps.notify({ workspaceId, memberIds, kind: "conversation_needs_person", params });
	}

	/** K09: a model that failed three conversations in a row is not asked for the next ones. */
	async function pauseWhenBroken(workspaceId: string, agentId: string): Promise<void> {
		const events = await lastEvents(deps.db, workspaceId, agentId, EVENTS_READ);
		const newest = events.filter(({ event }) => event !== "failed").slice(0, FAILURES_TO_PAUSE);
		const isBroken =
			newest.length === FAILURES_TO_PAUSE &&
			newest.every(({ reason }) => reason === "model_failed") &&
			new Set(newest.map(({ conversationId }) => conversationId)).size === FAILURES_TO_PAUSE;
		if (!isBroken) return;
		const now = deps.now();
		if (!(await pauseAgentBySelf(deps.db, workspaceId, agentId, "model_failed", now))) return;
		deps.log({ event: "agent_paused", level: "warn", workspaceId, agentId });
		await deps.tellAgent(workspaceId, agentId);
		const agent = await findAgentForAnswering(deps.db, workspaceId, agentId);
		await deps.notify({
			workspaceId,
			memberIds: await listMembersWhoMay(deps.db, workspaceId, "manage_agents"),
			kind: "agent_paused",
			params: { name: agent?.name ?? "", agentId },
		});
	}

	/** It is decided: what is told of it may fail without deciding it again. */
	async function report(
		job: AgentReplyJob,
		context: ReplyContext,
		settled: SettledReply,
		spent: Spent,
	): Promise<void> {
		const { reason } = settled;
		try {
			await record(job, context, { event: EVENT_OF[settled.settled], reason }, spent);
			if (settled.settled !== "handed_over" || reason === null) return;
			await tellTeam(job, settled, reason);
			if (reason === "model_failed") await pauseWhenBroken(job.workspaceId, context.agentId);
		} catch (error) {
			const { workspaceId, channelId } = job;
			deps.log({ event: "reply_not_reported", level: "error", workspaceId, channelId, error });
		}
	}

	return {
		/** Thinks of one answer and puts it to the object, which takes it only while it still fits. */
		async answer(job: AgentReplyJob): Promise<void> {
			const { workspaceId, channelId } = job;
			const type = await findChannelType(deps.db, workspaceId, channelId);
			if (type === null) return;
			const channel = deps.channel({ id: channelId, type });
			const context = await channel.replyContext(workspaceId, job);
			if (!context.ok) return;
			const { outcome, spent } = await decide(job, context.value);
			const settled = await channel.submitReply(workspaceId, job, outcome);
			if (settled.ok) return report(job, context.value, settled.value, spent);
			// It came too late; what it cost counts all the same (K06).
			const tokens = spent.usage.inputTokens + spent.usage.outputTokens;
			if (tokens > 0) await record(job, context.value, { event: "failed", reason: null }, spent);
		},
	};
}
