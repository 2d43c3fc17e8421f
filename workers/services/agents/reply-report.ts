import type { SettledReply } from "#app/contracts/agents.ts";
import type { AgentReplyJob } from "#app/contracts/jobs.ts";
import type { ReportedConversion } from "#app/domain/agents/acts/conversion.ts";
import type { AgentEvent, HandOverReason } from "#app/domain/agents/answering.ts";
import type { AnswerTrace } from "#app/domain/agents/trace.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import { findAgentForAnswering } from "#workers/data/queries/agents/agents.ts";
import { listMembersWhoMay, listReaders } from "#workers/data/queries/agents/answering.ts";
import { pauseAgentBySelf } from "#workers/data/queries/agents/changes.ts";
import { lastEvents, recordAgentEvent } from "#workers/data/queries/agents/figures.ts";
import { addUsage, type AnswerDraft } from "./answer-draft.ts";
import type { EntryUse } from "./entry-use.ts";
import type { AgentConversion } from "../facebook/agent-conversions.ts";
import type { Notify } from "../shell/notifications.ts";

/** Consecutive conversations that a model failed in before its agent is paused (K09). */
const FAILURES_TO_PAUSE = 3;
/** Newest events of an agent in which they are counted. */
const EVENTS_READ = 30;

/** The event to record for a settled reply; null for replies that only announced a wait or needed no answer. */
const EVENT_OF: Record<SettledReply["settled"], AgentEvent | null> = {
	answered: "answered",
	handed_over: "handed_over",
	retried: "failed",
	waiting: null,
	ignored: null,
};

export interface ReplyReportDeps {
	db: Database;
	log: Log;
	now: () => number;
	notify: Notify;
	entryUse: Pick<EntryUse, "noteAnswered">;
	/** Sends what an agent reports to Meta; never throws. */
	reportConversion(conversion: AgentConversion): Promise<void>;
	/** Sends an agent's current state to the objects of its channels, after it was paused. */
	notifyAgent(workspaceId: string, agentId: string): Promise<unknown>;
}

/** What the model used for a reply. */
export type Spent = Pick<AnswerDraft, "usage" | "costMicros">;

export const tokensOf = ({ usage }: Spent): number => usage.inputTokens + usage.outputTokens;

export const addSpent = (one: Spent, other: Spent): Spent => ({
	usage: addUsage(one.usage, other.usage),
	costMicros: one.costMicros + other.costMicros,
});

/** What a reply cost, and the version of the agent that gave it. */
export interface GivenReply {
	spent: Spent;
	version: number | null;
}

/** The conversation a reply was made for. */
export interface RepliedTo {
	agentId: string;
	conversationId: string;
}

/** After a reply is settled: records it, calls members, and pauses an agent whose model keeps failing. */
export function createReplyReport(deps: ReplyReportDeps) {
	function record(
		job: AgentReplyJob,
		{ agentId, conversationId }: RepliedTo,
		outcome: { event: AgentEvent; reason: HandOverReason | null },
		{ spent: { usage, costMicros }, version }: GivenReply,
	): Promise<void> {
		const { workspaceId, channelId, contactId, inboundId, attempt, epoch } = job;
		return recordAgentEvent(deps.db, workspaceId, {
			...outcome,
			...usage,
			costMicros,
			version,
			id: `${channelId}:${inboundId}:${epoch}:${attempt}`,
			agentId,
			channelId,
			contactId,
			conversationId,
			at: deps.now(),
		});
	}

	/** Notifies the assignee, or without one every member who may answer and reads it. */
	async function notifyTeam(
		{ workspaceId, channelId }: AgentReplyJob,
		{ contact, assigneeId, departmentId }: SettledReply,
		reason: HandOverReason,
	): Promise<void> {
		const memberIds =
			assigneeId === null
				? await listReaders(deps.db, workspaceId, { assigneeId, departmentId })
				: [assigneeId];
		const name = contact.name ?? contact.phone ?? "";
		const params = { name, reason, channelId, contactId: contact.id };
		await deps.notify({ workspaceId, memberIds, kind: "conversation_needs_person", params });
	}

	/** K09: an agent whose model failed in FAILURES_TO_PAUSE conversations in a row is paused. */
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
		await deps.notifyAgent(workspaceId, agentId);
		const agent = await findAgentForAnswering(deps.db, workspaceId, agentId);
		await deps.notify({
			workspaceId,
			memberIds: await listMembersWhoMay(deps.db, workspaceId, "manage_agents"),
			kind: "agent_paused",
			params: { name: agent?.name ?? "", agentId },
		});
	}

	async function reportConversions(
		{ workspaceId, channelId, contactId }: AgentReplyJob,
		{ agentId, conversationId, phone }: RepliedTo & { phone: string | null },
		conversions: readonly ReportedConversion[],
	): Promise<void> {
		if (phone === null) return;
		for (const conversion of conversions)
			await deps.reportConversion({
				...conversion,
				workspaceId,
				channelId,
				contactId,
				agentId,
				conversationId,
				phone,
			});
	}

	return {
		/** Records an event with its cost. Throws when D1 fails. */
		record,

		/**
		 * Reports a settled reply. Never throws: the reply is sent, and a retry of the job would not change it.
		 * @param insteadOf why the knowledge base answered in place of the model; recorded as the answer's reason
		 */
		async report(
			job: AgentReplyJob,
			to: RepliedTo & { phone: string | null },
			settled: SettledReply,
			given: GivenReply & {
				insteadOf: HandOverReason | null;
				trace: AnswerTrace;
				conversions: readonly ReportedConversion[];
			},
		): Promise<void> {
			const event = EVENT_OF[settled.settled];
			if (event === null) return;
			if (event === "answered") await deps.entryUse.noteAnswered(job.workspaceId, given.trace);
			if (event !== "failed") await reportConversions(job, to, given.conversions);
			const { reason } = settled;
			try {
				await record(
					job,
					to,
					{ event, reason: event === "answered" ? given.insteadOf : reason },
					given,
				);
				if (settled.settled !== "handed_over" || reason === null) return;
				await notifyTeam(job, settled, reason);
				if (reason === "model_failed") await pauseWhenBroken(job.workspaceId, to.agentId);
			} catch (error) {
				const { workspaceId, channelId } = job;
				deps.log({ event: "reply_not_reported", level: "error", workspaceId, channelId, error });
			}
		},
	};
}
