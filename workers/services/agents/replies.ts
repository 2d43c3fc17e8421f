import type { ReplyContext, ReplyOutcome } from "#app/contracts/agents.ts";
import type { AgentReplyJob } from "#app/contracts/jobs.ts";
import { type ActDone, isPassingOn } from "#app/domain/agents/acts/act.ts";
import type { ReportedConversion } from "#app/domain/agents/acts/conversion.ts";
import { sayWait } from "#app/domain/agents/agent-words.ts";
import { AGENT_LANGUAGES } from "#app/domain/agents/agent.ts";
import { type HandOverReason, MAX_MODEL_ATTEMPTS } from "#app/domain/agents/answering.ts";
import { guessLanguage } from "#app/domain/agents/knowledge-answer.ts";
import { saidBy } from "#app/domain/agents/said-before.ts";
import { patienceOf } from "#app/domain/agents/reply-rules.ts";
import { libraryOf } from "#app/domain/library/library-file.ts";
import { isOpenAt } from "#app/domain/channels/business-hours.ts";
import type { ChannelType } from "#app/domain/channels/channel.ts";
import { findAgentForAnswering } from "#workers/data/queries/agents/agents.ts";
import { findChannelType } from "#workers/data/queries/agents/answering.ts";
import { answeredInstead, type AnswerTrace, bareTrace } from "#app/domain/agents/trace.ts";
import type { FileStore } from "#workers/adapters/file-store/port.ts";
import type { AgentActs, FileSending } from "./acts.ts";
import type { AnswerDraft, AnsweringAgent, TracedDraft } from "./answer-draft.ts";
import type { AnswerWriter } from "./answer-writer.ts";
import { settleConfirmation } from "./confirmations.ts";
import { createHandOver, type HandOverDeps } from "./hand-over.ts";
import type { ChannelStub } from "../channels/stub.ts";
import type { Listening } from "./listening.ts";
import { startPatience } from "./reply-patience.ts";
import { customerTextOf, describePerson, provedOf, textOfBurst } from "./reply-request.ts";
import {
	addSpent,
	createReplyReport,
	tokensOf,
	type GivenReply,
	type ReplyReportDeps,
	type Spent,
} from "./reply-report.ts";
import type { TokenBudget } from "./token-budget.ts";

export interface AgentRepliesDeps extends ReplyReportDeps, HandOverDeps {
	answerWriter: Pick<AnswerWriter, "draft">;
	listening: Pick<Listening, "hear">;
	channel(channel: { id: string; type: ChannelType }): ChannelStub;
	budget: Pick<TokenBudget, "isSpent" | "limits">;
	acts: AgentActs;
	/** Null: this installation keeps no files. */
	files: Pick<FileStore, "copy"> | null;
	/** When a slow model is excused and given up; replaced by tests only. */
	patience?: typeof patienceOf;
}

const NOTHING_SPENT: Spent = { usage: { inputTokens: 0, outputTokens: 0 }, costMicros: 0 };

/** What was decided for a job, before the channel's object has accepted it. */
interface Decided {
	outcome: ReplyOutcome;
	spent: Spent;
	/** A model was asked and its token use is known. */
	isMeasured: boolean;
	/** Why the knowledge base answered in place of the model. */
	insteadOf: HandOverReason | null;
	trace: AnswerTrace;
	/** The version that answers. */
	version: number | null;
	/** Reported once the reply is accepted. */
	conversions: readonly ReportedConversion[];
}

/** Handles jobs of the queue `agent-replies`: decides an agent's reply and submits it to the channel's object. */
export function createAgentReplies(deps: AgentRepliesDeps) {
	const { record, report } = createReplyReport(deps);
	const handOver = createHandOver(deps);

	/** Why people have to take over without a draft; null: the agent drafts an answer. */
	function refuse(context: ReplyContext, agent: AnsweringAgent | null): HandOverReason | null {
		// After repeated failures the model is not asked again, but the knowledge base may answer.
		if (context.handOver !== null && context.handOver !== "model_failed") return context.handOver;
		if (agent?.status !== "active") return "agent_unavailable";
		return isOpenAt(agent.settings.hours, deps.now()) ? null : "outside_hours";
	}

	async function draft(
		job: AgentReplyJob,
		context: ReplyContext,
		agent: AnsweringAgent,
		channel: ChannelStub,
		{ done, heardTokens }: { done: readonly ActDone[]; heardTokens: number },
	): Promise<
		{ draft: TracedDraft } & Omit<
			Decided,
			"outcome" | "spent" | "trace" | "version" | "conversions"
		>
	> {
		const { workspaceId } = job;
		const { turns, customerName, answers, isMeanwhile, waitedMs } = context;
		const asked = {
			workspaceId,
			agent,
			turns,
			customerName,
			key: null,
			answers,
			isMeanwhile,
			done,
			// One reservation for all of a job: the next one replaces it.
			reserve: async (tokens: number) => {
				const all = tokens + heardTokens;
				return (await channel.reserveTokens(workspaceId, job, all, deps.budget.limits)).ok;
			},
		};
		const isKnowledge = agent.settings.provider === "knowledge" || isMeanwhile;
		const withoutModel = isKnowledge
			? null
			: (context.handOver ??
				((await deps.budget.isSpent(workspaceId, agent)) ? ("over_budget" as const) : null));
		if (isKnowledge || withoutModel !== null) {
			const known = await deps.answerWriter.draft({ ...asked, withoutModel });
			return { draft: known, isMeasured: false, insteadOf: withoutModel };
		}
		const language = guessLanguage(customerTextOf(context), agent.settings.languages);
		const waits = (deps.patience ?? patienceOf)(waitedMs);
		const patience = startPatience(waits, deps.log, () =>
			channel.submitReply(workspaceId, job, {
				type: "wait",
				text: sayWait(language, saidBy(turns)),
			}),
		);
		const { signal } = patience;
		try {
			const written = await deps.answerWriter.draft({
				...asked,
				signal,
				...describePerson(context, agent),
				openActing: () =>
					deps.acts.open({
						workspaceId,
						agent,
						proved: provedOf(context),
						sending: sendingOf(job, context, channel),
					}),
			});
			const isMeasured = !signal.aborted;
			const isLast = signal.aborted || job.attempt >= MAX_MODEL_ATTEMPTS;
			if (written.type !== "failed" || (written.mayRetry && !isLast))
				return { draft: written, isMeasured, insteadOf: null };
			// The model is out of attempts: the knowledge base may answer instead of leaving the customer without any.
			const known = await deps.answerWriter.draft({ ...asked, withoutModel: "model_failed" });
			const { usage, costMicros } = written;
			const trace = answeredInstead(written.trace, known.trace);
			return {
				draft: { ...known, usage, costMicros, trace },
				isMeasured,
				insteadOf: "model_failed",
			};
		} finally {
			await patience.end();
		}
	}

	/** Null: no file can be sent, as where the object is of an earlier release. */
	function sendingOf(
		{ workspaceId, channelId }: AgentReplyJob,
		{ files: known }: ReplyContext,
		channel: ChannelStub,
	): FileSending | null {
		const { files } = deps;
		if (!files || !known) return null;
		return {
			...known,
			async take(hash) {
				// First: a copy that no answer brings would stay for ever.
				await channel.noteUnsent(workspaceId, hash);
				return (
					(await files.copy(libraryOf(workspaceId), hash, { workspaceId, channelId })) !== null
				);
			},
		};
	}

	/** People take over, and nobody was asked for an answer. */
	async function passOn(
		workspaceId: string,
		context: ReplyContext,
		agent: AnsweringAgent | null,
		reason: HandOverReason,
	): Promise<Decided> {
		const said = customerTextOf(context);
		const language = guessLanguage(said, agent?.settings.languages ?? AGENT_LANGUAGES);
		const outcome: ReplyOutcome = context.isMeanwhile
			? { type: "nothing" }
			: await handOver(workspaceId, agent, reason, language);
		const version = agent?.version ?? null;
		const trace = { ...bareTrace(textOfBurst(context.turns)), version };
		const decided = { outcome, spent: NOTHING_SPENT, isMeasured: false, insteadOf: null };
		return { ...decided, trace, version, conversions: [] };
	}

	/** Null: another delivery of this job is doing what was confirmed, and answers. */
	async function decide(
		job: AgentReplyJob,
		context: ReplyContext,
		agent: AnsweringAgent | null,
		channel: ChannelStub,
		heardTokens: number,
	): Promise<Decided | null> {
		const { workspaceId } = job;
		const reason = refuse(context, agent);
		if (reason !== null || agent === null)
			return passOn(workspaceId, context, agent, reason ?? "agent_unavailable");
		const confirmed = await settleConfirmation(deps.acts, channel, job, { context, agent });
		if (confirmed === "busy") return null;
		if (confirmed === "unknown") return passOn(workspaceId, context, agent, "act_unknown");
		const { draft: drafted, ...measured } = await draft(job, context, agent, channel, {
			done: confirmed,
			heardTokens,
		});
		const outcome = await outcomeOf(workspaceId, agent, drafted);
		const { version } = agent;
		const conversions = drafted.acts.flatMap(({ conversion }) => conversion ?? []);
		return { outcome, spent: drafted, trace: drafted.trace, version, conversions, ...measured };
	}

	async function outcomeOf(
		workspaceId: string,
		agent: AnsweringAgent,
		drafted: AnswerDraft,
	): Promise<ReplyOutcome> {
		switch (drafted.type) {
			case "answer":
				return {
					type: "answer",
					text: drafted.text,
					handOver: drafted.acts.some(isPassingOn) ? "assigned" : null,
					isCourtesy: drafted.isCourtesy,
					...actsOf(drafted),
					told: drafted.acts.flatMap(({ end, call }) => (end === undefined ? [] : [call.id])),
				};
			case "hand_over": {
				const outcome = await handOver(workspaceId, agent, drafted.reason, drafted.language);
				return { ...outcome, ...actsOf(drafted) };
			}
			case "nothing":
				return { type: "nothing" };
			case "failed":
				return { type: "failed" };
		}
	}

	/** Voice notes and pictures in words; null where no draft is made of them. */
	const listen = async (
		job: AgentReplyJob,
		context: ReplyContext,
		agent: AnsweringAgent | null,
		channel: ChannelStub,
	) =>
		agent === null || refuse(context, agent) !== null
			? null
			: deps.listening.hear(job, context, agent, channel);

	/** It was too late and is not sent, but its cost counts against the budget (K06). */
	async function recordLate(job: AgentReplyJob, to: ReplyContext, given: GivenReply) {
		if (tokensOf(given.spent) > 0) await record(job, to, { event: "failed", reason: null }, given);
	}

	return {
		/**
		 * Handles one job. The channel's object accepts the reply only if the conversation has not moved on since.
		 * Throws when D1 or the object cannot be reached; the queue then retries the job.
		 */
		async answer(job: AgentReplyJob): Promise<void> {
			const { workspaceId, channelId } = job;
			const type = await findChannelType(deps.db, workspaceId, channelId);
			if (type === null) return;
			const channel = deps.channel({ id: channelId, type });
			const context = await channel.replyContext(workspaceId, job);
			if (!context.ok) return;
			const { agentId } = context.value;
			const agent = await findAgentForAnswering(deps.db, workspaceId, agentId, job.contactId);
			const version = agent?.version ?? null;
			const heard = await listen(job, context.value, agent, channel);
			if (heard?.wait === "others") return;
			const known = heard?.isChanged ? await channel.replyContext(workspaceId, job) : context;
			if (!known.ok)
				return recordLate(job, context.value, { spent: heard?.spent ?? NOTHING_SPENT, version });
			const decided =
				heard?.wait === "later"
					? failedFor(known.value, version)
					: await decide(job, known.value, agent, channel, heard ? tokensOf(heard.spent) : 0);
			if (decided === null)
				return recordLate(job, context.value, { spent: heard?.spent ?? NOTHING_SPENT, version });
			const spent = heard ? addSpent(heard.spent, decided.spent) : decided.spent;
			const used = decided.isMeasured ? tokensOf(spent) : null;
			const { outcome, trace } = decided;
			const settled = await channel.submitReply(workspaceId, job, outcome, used, trace);
			const { phone } = provedOf(known.value);
			if (settled.ok)
				return report(job, { ...context.value, phone }, settled.value, { ...decided, spent });
			await recordLate(job, context.value, { ...decided, spent });
		},
	};
}

/** What the channel's object does together with the reply. */
const actsOf = ({ acts }: AnswerDraft) => ({
	effects: acts.flatMap(({ effects }) => effects),
	pending: acts.findLast(({ pending }) => pending !== null)?.pending ?? null,
});

/** What the customer said could not be heard yet: the job is repeated. */
const failedFor = ({ turns }: ReplyContext, version: number | null): Decided => ({
	outcome: { type: "failed" },
	version,
	spent: NOTHING_SPENT,
	isMeasured: false,
	insteadOf: null,
	conversions: [],
	trace: { ...bareTrace(textOfBurst(turns)), version },
});
