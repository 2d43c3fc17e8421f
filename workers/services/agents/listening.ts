import type { ReplyContext } from "#app/contracts/agents.ts";
import type { AgentReplyJob } from "#app/contracts/jobs.ts";
import { MAX_MODEL_ATTEMPTS } from "#app/domain/agents/answering.ts";
import { costOf } from "#app/domain/agents/cost.ts";
import {
	costOfSpeech,
	IMAGE_TOKENS,
	isPerceivable,
	MAX_PERCEIVED,
	type PerceivedKind,
	secondsOf,
	tokensOfSpeech,
} from "#app/domain/agents/listening.ts";
import { burstOf } from "#app/domain/agents/prompt.ts";
import type { LanguageModels } from "#workers/adapters/language-model/index.ts";
import type { Listener, PerceivedAnswer } from "#workers/adapters/listening/port.ts";
import type { ChannelStub } from "../channels/stub.ts";
import type { AnsweringAgent } from "./answer-draft.ts";
import type { ModelKeys } from "./model-keys.ts";
import { createMediumReader, type MediumReaderDeps } from "./read-medium.ts";
import { addSpent, type Spent, tokensOf } from "./reply-report.ts";
import type { TokenBudget } from "./token-budget.ts";

/** All of a reply together: a job counts as lost after a minute, and the answer has to be written in it too. */
const LIMIT_MS = 20_000;

export interface ListeningDeps extends MediumReaderDeps {
	models: Pick<LanguageModels, "createListener">;
	modelKeys: Pick<ModelKeys, "findForAgent">;
	budget: Pick<TokenBudget, "isDaySpent" | "limits">;
	now(): number;
}

/** What became of the voice notes and pictures of a reply. */
export interface Heard {
	spent: Spent;
	/** Messages have a transcript now: the conversation is to be read again. */
	isChanged: boolean;
	/** `later`: no model could be reached, the job is repeated. `others`: another job is at it. */
	wait: "later" | "others" | null;
}

interface Asked {
	job: AgentReplyJob;
	agent: AnsweringAgent;
	channel: ChannelStub;
	listener: Listener;
	signal: AbortSignal;
}

type Outcome =
	| { kind: "said"; text: string | null; model: string; spent: Spent }
	/** Nothing is stored: over the budget. */
	| { kind: "left" }
	| { kind: "wait"; for: "later" | "others" };

const NOTHING: Spent = { usage: { inputTokens: 0, outputTokens: 0 }, costMicros: 0 };
const unheard = (spent = NOTHING, model = ""): Outcome => ({
	kind: "said",
	text: null,
	model,
	spent,
});

/** Puts the customer's voice notes and pictures into words before an answer is asked for, once for each message. */
export function createListening(deps: ListeningDeps) {
	const readMedium = createMediumReader(deps);

	async function findListener(workspaceId: string, { settings }: AnsweringAgent) {
		const { provider, model, integrationId, listens } = settings;
		if (!listens) return null;
		const key =
			provider === "openai" && integrationId !== null
				? await deps.modelKeys.findForAgent(workspaceId, integrationId)
				: null;
		return deps.models.createListener({ provider, model, key });
	}

	function settle(
		{ job, agent }: Asked,
		kind: PerceivedKind,
		answer: PerceivedAnswer,
		seconds: number,
	): Outcome {
		if (answer.class === "answered") {
			const length = answer.seconds ?? seconds;
			const usage = answer.usage ?? { inputTokens: tokensOfSpeech(length), outputTokens: 0 };
			const costMicros =
				kind === "audio"
					? costOfSpeech(agent.settings.provider, length)
					: costOf(answer.model, usage).costMicros;
			const text = answer.text === "" ? null : answer.text;
			return { kind: "said", text, model: answer.model, spent: { usage, costMicros } };
		}
		const { workspaceId } = job;
		const why = answer.class === "refused" ? answer.reason : answer.class;
		deps.log({ event: "medium_not_heard", level: "warn", workspaceId, agentId: agent.id, why });
		const mayRetry = answer.class === "unavailable" && job.attempt < MAX_MODEL_ATTEMPTS;
		return mayRetry ? { kind: "wait", for: "later" } : unheard();
	}

	async function perceive(
		asked: Asked,
		{ messageId, kind }: { messageId: string; kind: PerceivedKind },
		spentSoFar: number,
	): Promise<Outcome> {
		const { job, channel, listener } = asked;
		const claimed = await channel.claimMedium(job.workspaceId, job, messageId);
		if (!claimed.ok)
			return claimed.code === "conflict" ? { kind: "wait", for: "others" } : unheard();
		const { bytes, seconds } = claimed.value;
		if (!isPerceivable(kind, { bytes, seconds })) return unheard();
		const length = secondsOf(seconds, bytes ?? 0);
		const wanted = spentSoFar + (kind === "audio" ? tokensOfSpeech(length) : IMAGE_TOKENS);
		const { limits } = deps.budget;
		const reserved = await channel.reserveTokens(job.workspaceId, job, wanted, limits);
		if (!reserved.ok) return { kind: "left" };
		const file = await readMedium(job, kind, claimed.value.place);
		if (file === "unreadable") return unheard();
		if (file === "unavailable")
			return settle(asked, kind, { class: "unavailable", retryAfterMs: null }, length);
		const [language, ...others] = asked.agent.settings.languages;
		const given = {
			...file,
			...(language !== undefined && others.length === 0 && { language }),
			signal: asked.signal,
		};
		const answer = await (kind === "audio" ? listener.transcribe(given) : listener.describe(given));
		return settle(asked, kind, answer, secondsOf(seconds, file.bytes.byteLength));
	}

	return {
		/**
		 * Puts what the customer sent since the last answer into words and stores it with the messages, as far as the
		 * agent may and a model can. A transcript is stored also when the answer comes too late: it was paid for.
		 * Throws when D1 or the channel's object fails.
		 */
		async hear(
			job: AgentReplyJob,
			{ turns }: ReplyContext,
			agent: AnsweringAgent,
			channel: ChannelStub,
		): Promise<Heard> {
			const wanted = burstOf(turns)
				.flatMap((turn) => turn.unheard ?? [])
				.slice(-MAX_PERCEIVED);
			const heard: Heard = { spent: NOTHING, isChanged: false, wait: null };
			if (wanted.length === 0) return heard;
			const { workspaceId, contactId } = job;
			const listener = await findListener(workspaceId, agent);
			if (listener === null || (await deps.budget.isDaySpent(workspaceId, agent))) return heard;
			const asked = { job, agent, channel, listener, signal: AbortSignal.timeout(LIMIT_MS) };
			for (const one of wanted) {
				const outcome = await perceive(asked, one, tokensOf(heard.spent));
				if (outcome.kind === "wait") heard.wait = outcome.for;
				if (outcome.kind === "wait" && outcome.for === "others") break;
				const { messageId } = one;
				const said = outcome.kind === "said" ? outcome : null;
				const transcript = said && { text: said.text, model: said.model, at: deps.now() };
				await channel.keepTranscript(workspaceId, contactId, messageId, transcript);
				if (said === null) continue;
				heard.spent = addSpent(heard.spent, said.spent);
				heard.isChanged = true;
			}
			return heard;
		},
	};
}
export type Listening = ReturnType<typeof createListening>;
