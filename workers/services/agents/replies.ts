import type { ReplyContext, ReplyOutcome, SettledReply } from "#app/contracts/agents.ts";
import type { AgentReplyJob } from "#app/contracts/jobs.ts";
import { dutyAt, sayHandOver, sayWait } from "#app/domain/agents/agent-words.ts";
import { AGENT_LANGUAGES, type AgentLanguage } from "#app/domain/agents/agent.ts";
import {
	type AgentEvent,
	type HandOverReason,
	MAX_MODEL_ATTEMPTS,
} from "#app/domain/agents/answering.ts";
import { guessLanguage } from "#app/domain/agents/knowledge-answer.ts";
import { patienceOf } from "#app/domain/agents/reply-rules.ts";
import { isOpenAt } from "#app/domain/channels/business-hours.ts";
import type { ChannelType } from "#app/domain/channels/channel.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import { lastEvents, recordAgentEvent } from "#workers/data/queries/agents/figures.ts";
import { pauseAgentBySelf } from "#workers/data/queries/agents/changes.ts";
import { findAgentForAnswering } from "#workers/data/queries/agents/agents.ts";
import { findChannelType, listMembersWhoMay } from "#workers/data/queries/agents/answering.ts";
import type { AgentMind, AnsweringAgent, Thought } from "./answer.ts";
import type { ChannelStub } from "../channels/stub.ts";
import type { Notify } from "../shell/notifications.ts";
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
	budget: Pick<TokenBudget, "isSpent" | "limits">;
	/** Members whose browsers are open. */
	onlineMembers(workspaceId: string): Promise<string[]>;
	/** When a slow model is excused and given up; by the rules, but for tests. */
	patience?: typeof patienceOf;
}

type Spent = Pick<Thought, "usage" | "costMicros">;
const NOTHING_SPENT: Spent = { usage: { inputTokens: 0, outputTokens: 0 }, costMicros: 0 };

/** What was only excused, or needs no answer, is no event. */
const EVENT_OF: Record<SettledReply["settled"], AgentEvent | null> = {
	answered: "answered",
	handed_over: "handed_over",
	retried: "failed",
	waiting: null,
	ignored: null,
};

/** What came of a job, before the channel's object has taken it. */
interface Decided {
	outcome: ReplyOutcome;
	spent: Spent;
	/** The model was asked, and what it used is known. */
	isMeasured: boolean;
	/** Why the knowledge base answered in place of the model. */
	insteadOf: HandOverReason | null;
}

/** Answers of agents: what the queue brings is thought through and put to the channel's object. */
export function createAgentReplies(deps: AgentRepliesDeps) {
	/** Why no answer is thought of at all; null: it is. */
	function refuse(context: ReplyContext, agent: AnsweringAgent | null): HandOverReason | null {
		// A model that was lost three times is not asked again, but the knowledge base may know.
		if (context.handOver !== null && context.handOver !== "model_failed") return context.handOver;
		if (agent?.status !== "active") return "agent_unavailable";
		return isOpenAt(agent.settings.hours, deps.now()) ? null : "outside_hours";
	}

	/** Who is online is asked only where a person is called; nobody is when it cannot be told. */
	async function isSomebodyOnline(workspaceId: string): Promise<boolean> {
		try {
			const online = new Set(await deps.onlineMembers(workspaceId));
			if (online.size === 0) return false;
			const able = await listMembersWhoMay(deps.db, workspaceId, "send");
			return able.some((memberId) => online.has(memberId));
		} catch (error) {
			deps.log({ event: "online_not_read", level: "warn", workspaceId, error });
			return false;
		}
	}

	/** People take over, with words that promise nobody who is not there. */
	async function callPeople(
		workspaceId: string,
		agent: AnsweringAgent | null,
		reason: HandOverReason,
		language: AgentLanguage,
	): Promise<ReplyOutcome> {
		const isHere = reason !== "outside_hours" && (await isSomebodyOnline(workspaceId));
		const duty = dutyAt(agent?.settings.hours ?? null, deps.now(), isHere);
		return { type: "hand_over", reason, text: sayHandOver(reason, language, duty) };
	}

	/** Excuses a model that takes long, and ends the wait for it. */
	function startPatience(waitedMs: number, excuse: () => Promise<unknown>) {
		const { excuseInMs, giveUpInMs } = (deps.patience ?? patienceOf)(waitedMs);
		const stop = new AbortController();
		let excused: Promise<unknown> = Promise.resolve();
		const timers = [
			setTimeout(() => {
				excused = excuse().catch((error: unknown) =>
					deps.log({ event: "wait_not_said", level: "warn", error }),
				);
			}, excuseInMs),
			setTimeout(() => stop.abort(), giveUpInMs),
		];
		return {
			signal: stop.signal,
			/** Nothing of it comes after the answer. */
			async end(): Promise<void> {
				for (const timer of timers) clearTimeout(timer);
				await excused;
			},
		};
	}

	async function think(
		job: AgentReplyJob,
		context: ReplyContext,
		agent: AnsweringAgent,
		channel: ChannelStub,
	): Promise<{ thought: Thought; isMeasured: boolean; insteadOf: HandOverReason | null }> {
		const { workspaceId } = job;
		const { turns, customerName, answers, isMeanwhile, waitedMs } = context;
		const asked = { workspaceId, agent, turns, customerName, key: null, answers, isMeanwhile };
		const isKnowledge = agent.settings.provider === "knowledge" || isMeanwhile;
		const spentUp = isKnowledge
			? null
			: (context.handOver ??
				((await deps.budget.isSpent(workspaceId, agent)) ? ("over_budget" as const) : null));
		if (isKnowledge || spentUp !== null) {
			const thought = await deps.mind.think({ ...asked, withoutModel: spentUp });
			return { thought, isMeasured: false, insteadOf: spentUp };
		}
		const language = guessLanguage(
			turns.flatMap(({ by, text }) => (by === "customer" ? [text] : [])).join("\n"),
			agent.settings.languages,
		);
		const patience = startPatience(waitedMs, () =>
			channel.submitReply(workspaceId, job, { type: "wait", text: sayWait(language) }),
		);
		const { signal } = patience;
		try {
			const thought = await deps.mind.think({
				...asked,
				signal,
				reserve: async (tokens) =>
					(await channel.reserveTokens(workspaceId, job, tokens, deps.budget.limits)).ok,
			});
			const isMeasured = !signal.aborted;
			const isLast = signal.aborted || job.attempt >= MAX_MODEL_ATTEMPTS;
			if (thought.type !== "failed" || (thought.mayRetry && !isLast))
				return { thought, isMeasured, insteadOf: null };
			// Silence helps nobody: what the team wrote itself may answer.
			const known = await deps.mind.think({ ...asked, withoutModel: "model_failed" });
			const { usage, costMicros } = thought;
			return { thought: { ...known, usage, costMicros }, isMeasured, insteadOf: "model_failed" };
		} finally {
			await patience.end();
		}
	}

	async function decide(
		job: AgentReplyJob,
		context: ReplyContext,
		channel: ChannelStub,
	): Promise<Decided> {
		const { workspaceId } = job;
		const agent = await findAgentForAnswering(deps.db, workspaceId, context.agentId);
		const reason = refuse(context, agent);
		if (reason !== null || agent === null) {
			const said = context.turns.flatMap(({ by, text }) => (by === "customer" ? [text] : []));
			const language = guessLanguage(said.join("\n"), agent?.settings.languages ?? AGENT_LANGUAGES);
			const outcome: ReplyOutcome = context.isMeanwhile
				? { type: "nothing" }
				: await callPeople(workspaceId, agent, reason ?? "agent_unavailable", language);
			return { outcome, spent: NOTHING_SPENT, isMeasured: false, insteadOf: null };
		}
		const { thought, ...told } = await think(job, context, agent, channel);
		return { outcome: await outcomeOf(workspaceId, agent, thought), spent: thought, ...told };
	}

	async function outcomeOf(
		workspaceId: string,
		agent: AnsweringAgent,
		thought: Thought,
	): Promise<ReplyOutcome> {
		switch (thought.type) {
			case "answer":
				return {
					type: "answer",
					text: thought.text,
					handOver: null,
					isCourtesy: thought.isCourtesy,
				};
			case "hand_over":
				return callPeople(workspaceId, agent, thought.reason, thought.language);
			case "nothing":
				return { type: "nothing" };
			case "failed":
				return { type: "failed" };
		}
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
			newest.every(({ event, reason }) => event === "handed_over" && reason === "model_failed") &&
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
		{ spent, insteadOf }: Decided,
	): Promise<void> {
		const { reason } = settled;
		const event = EVENT_OF[settled.settled];
		if (event === null) return;
		try {
			// Why it was no model's answer is told too.
			const why = event === "answered" ? insteadOf : reason;
			await record(job, context, { event, reason: why }, spent);
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
			const decided = await decide(job, context.value, channel);
			const { outcome, spent, isMeasured } = decided;
			const tokens = spent.usage.inputTokens + spent.usage.outputTokens;
			const used = isMeasured ? tokens : null;
			const settled = await channel.submitReply(workspaceId, job, outcome, used);
			if (settled.ok) return report(job, context.value, settled.value, decided);
			// It came too late; what it cost counts all the same (K06).
			if (tokens > 0) await record(job, context.value, { event: "failed", reason: null }, spent);
		},
	};
}
