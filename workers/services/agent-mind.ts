import type { FoundPassage, Turn } from "#app/contracts/agents.ts";
import type { AgentSettings, AgentStatus } from "#app/domain/agents/agent.ts";
import { finishAnswer, renderAnswer } from "#app/domain/agents/answer-text.ts";
import type { HandOverReason } from "#app/domain/agents/answering.ts";
import { decideHandOver } from "#app/domain/agents/asks-for-person.ts";
import { costOf } from "#app/domain/agents/cost.ts";
import {
	answerSmallTalk,
	composeAnswer,
	guessLanguage,
	sayPersonComes,
	sayUnknown,
} from "#app/domain/agents/knowledge-answer.ts";
import { burstOf, MAX_PASSAGES, toPromptTurns, writePrompt } from "#app/domain/agents/prompt.ts";
import { isBlank } from "#app/domain/inbox/stored-text.ts";
import type { LanguageModels, ModelKey } from "#workers/adapters/language-model/index.ts";
import type { ModelAnswer, ModelUsage } from "#workers/adapters/language-model/port.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { ModelKeys } from "./model-keys.ts";

/** Room for an answer of a chat, in the model's own measure. */
const MAX_OUTPUT_TOKENS = 1_200;

/** An agent, as far as its answers need it. */
export interface AnsweringAgent {
	id: string;
	name: string;
	status: AgentStatus;
	settings: AgentSettings;
}

export interface ThinkInput {
	workspaceId: string;
	agent: AnsweringAgent;
	/** Oldest first, ending with what is to be answered. */
	turns: readonly Turn[];
	customerName: string | null;
	/** Who pays; null: the agent's own integration. */
	key: ModelKey | null;
	/** Answers of agents in this conversation so far. */
	answers: number;
	onFound?(passages: FoundPassage[]): void;
	/** Hears what a model writes while it writes it, as it wrote it. */
	onDelta?(text: string): void;
	signal?: AbortSignal;
}

/** What an agent came to. */
export type Thought = { found: FoundPassage[]; usage: ModelUsage; costMicros: number } & (
	| {
			type: "answer";
			text: string;
			handOver: HandOverReason | null;
			/** It says that it does not know. */
			isUnknown: boolean;
	  }
	| { type: "hand_over"; reason: HandOverReason; text: string | null }
	| {
			type: "failed";
			code: "model_failed" | "model_not_configured" | "rate_limited";
			/** Asked again, it may go well. */
			mayRetry: boolean;
	  }
);

export interface AgentMindDeps {
	models: Pick<LanguageModels, "create">;
	modelKeys: Pick<ModelKeys, "findForAgent">;
	/** Passages of the agent's own entries, the best first, with the share of the words they hold. */
	searchPassages(
		workspaceId: string,
		agentId: string,
		text: string,
		limit: number,
	): Promise<(FoundPassage & { share: number })[]>;
	/** Markdown as the marks of WhatsApp. */
	toMarks(markdown: string, hosts: ReadonlySet<string>): string;
	log: Log;
}

type Passages = Awaited<ReturnType<AgentMindDeps["searchPassages"]>>;
const NO_USAGE: ModelUsage = { inputTokens: 0, outputTokens: 0 };

/** How an agent comes to an answer; the same for customers and on the test bench. Sends nothing. */
export function createAgentMind(deps: AgentMindDeps) {
	/** With a model of the deployment's own, or one that somebody's key pays for; null: neither. */
	async function findModel({ workspaceId, agent, key }: ThinkInput) {
		const { provider, model, integrationId } = agent.settings;
		if (provider === "knowledge") return null;
		const payer =
			key ??
			(provider === "openai" && integrationId !== null
				? await deps.modelKeys.findForAgent(workspaceId, integrationId)
				: null);
		return deps.models.create({ provider, model, key: payer });
	}

	function answerFromKnowledge(input: ThinkInput, passages: Passages, question: string): Thought {
		const { agent } = input;
		const { languages, instructions } = agent.settings;
		const language = guessLanguage(question, languages);
		const talk = answerSmallTalk(question, language);
		const composed = talk ?? composeAnswer(passages);
		if (composed === null) return unknown(input, passages, question);
		const shown = passages.map(({ text }) => text);
		const { toMarks } = deps;
		const text = renderAnswer(composed, { instructions, passages: [...shown, composed], toMarks });
		if (isBlank(text)) return unknown(input, passages, question);
		return { type: "answer", text, handOver: null, isUnknown: false, ...spent(passages) };
	}

	/** Nothing answers it: people take over where the rules say so. */
	function unknown(
		input: ThinkInput,
		found: Passages,
		question: string,
		usage = NO_USAGE,
	): Thought {
		const { handOver, languages, model } = input.agent.settings;
		const language = guessLanguage(question, languages);
		const text = sayUnknown(language, handOver.onNoAnswer);
		const used = spent(found, usage, model);
		return handOver.onNoAnswer
			? { type: "hand_over", reason: "no_answer", text, ...used }
			: { type: "answer", text, handOver: null, isUnknown: true, ...used };
	}

	async function askModel(input: ThinkInput, passages: Passages, question: string) {
		const { agent, customerName, turns } = input;
		const { instructions, languages, temperature, handOver } = agent.settings;
		const model = await findModel(input);
		if (!model)
			return {
				type: "failed",
				code: "model_not_configured",
				mayRetry: false,
				...spent(passages),
			} as const;
		const answer = await model.write(
			{
				instructions: writePrompt({
					agentName: agent.name,
					instructions,
					languages,
					customerName,
					passages,
					notes: toldIn(input).notes,
					handsOverUnknown: handOver.onNoAnswer || handOver.onRequest,
				}),
				turns: toPromptTurns(turns),
				temperature,
				maxOutputTokens: MAX_OUTPUT_TOKENS,
				...(input.signal ? { signal: input.signal } : {}),
			},
			input.onDelta,
		);
		return readAnswer(input, passages, question, answer);
	}

	function readAnswer(
		input: ThinkInput,
		found: Passages,
		question: string,
		answer: ModelAnswer,
	): Thought {
		const { instructions, model, handOver, languages } = input.agent.settings;
		if (answer.class !== "answered") {
			const { workspaceId, agent } = input;
			const why = answer.class === "refused" ? answer.reason : null;
			deps.log({ event: "model_failed", level: "warn", workspaceId, agentId: agent.id, why });
			if (why === "content")
				return { type: "hand_over", reason: "no_answer", text: null, ...spent(found) };
			const isBusy = answer.class === "unavailable" && answer.retryAfterMs !== null;
			const code = isBusy ? "rate_limited" : "model_failed";
			return { type: "failed", code, mayRetry: answer.class === "unavailable", ...spent(found) };
		}
		const used = spent(found, answer.usage, model);
		const text = finishAnswer(answer.text, {
			instructions,
			languages,
			passages: found.map((passage) => `${passage.title}\n${passage.text}`),
			...toldIn(input),
			toMarks: deps.toMarks,
		});
		if (text.ok)
			return { type: "answer", text: text.value, handOver: null, isUnknown: false, ...used };
		if (text.code === "empty")
			return { type: "failed", code: "model_failed", mayRetry: true, ...used };
		if (text.code === "unfounded") {
			const { workspaceId, agent } = input;
			deps.log({ event: "answer_unfounded", level: "warn", workspaceId, agentId: agent.id });
			// What the team wrote itself is founded.
			const known = answerFromKnowledge(input, found, question);
			return { ...known, ...used };
		}
		if (text.code === "gives_away") {
			const { workspaceId, agent } = input;
			deps.log({ event: "instructions_kept", level: "security", workspaceId, agentId: agent.id });
			// Not a failure of the model: a customer could have the agent paused with it.
			return { type: "hand_over", reason: "no_answer", text: null, ...used };
		}
		if (handOver.onNoAnswer || !handOver.onRequest)
			return unknown(input, found, question, answer.usage);
		const said = sayPersonComes(guessLanguage(question, languages));
		return { type: "hand_over", reason: "requested", text: said, ...used };
	}

	return {
		/** Never throws for what a vendor does; trouble of our own it does. */
		async think(input: ThinkInput): Promise<Thought> {
			const { agent, workspaceId, turns, answers } = input;
			const { handOver, provider, languages } = agent.settings;
			const burst = burstOf(turns);
			const question = burst.join("\n");
			const reason = decideHandOver(handOver, burst, answers);
			if (reason !== null) {
				const text = sayPersonComes(guessLanguage(question, languages));
				return { type: "hand_over", reason, text, ...spent([]) };
			}
			const found = await deps.searchPassages(workspaceId, agent.id, question, MAX_PASSAGES);
			input.onFound?.(found.map(shownPassage));
			return provider === "knowledge"
				? answerFromKnowledge(input, found, question)
				: askModel(input, found, question);
		},

		findModel,
	};
}
export type AgentMind = ReturnType<typeof createAgentMind>;

/** What the team told the agent alone, and what everybody in the conversation has read. */
function toldIn({ turns, customerName }: ThinkInput) {
	const notes = turns.flatMap(({ by, text }) => (by === "note" ? [text] : []));
	const said = turns.flatMap(({ by, text }) => (by === "note" ? [] : [text]));
	return { notes, said: customerName === null ? said : [...said, customerName] };
}

const shownPassage = ({ entryId, title, text }: FoundPassage): FoundPassage => ({
	entryId,
	title,
	text,
});

function spent(found: Passages, usage: ModelUsage = NO_USAGE, model = "") {
	const { costMicros } = costOf(model, usage);
	return { found: found.map(shownPassage), usage, costMicros };
}
