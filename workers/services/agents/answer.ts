import type { FoundPassage, Turn } from "#app/contracts/agents.ts";
import type { AgentLanguage, AgentSettings, AgentStatus } from "#app/domain/agents/agent.ts";
import { finishAnswer, renderAnswer } from "#app/domain/agents/answer-text.ts";
import type { HandOverReason } from "#app/domain/agents/answering.ts";
import { decideHandOver } from "#app/domain/agents/asks-for-person.ts";
import { costOf } from "#app/domain/agents/cost.ts";
import {
	answerCourtesy,
	isWait,
	sayMeanwhile,
	sayUnreadable,
} from "#app/domain/agents/agent-words.ts";
import { estimateTokens } from "#app/domain/agents/budget.ts";
import { COURTESIES, type Courtesy, readCourtesy } from "#app/domain/agents/courtesy.ts";
import {
	askBack,
	chosenTitle,
	composeAnswer,
	guessLanguage,
	hasAskedBack,
	SURE_SHARE,
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
	/** Why no model is asked: the knowledge base answers, or people take over for this reason. */
	withoutModel?: HandOverReason | null;
	/** People were called and nobody has come: only what is quite sure is said. */
	isMeanwhile?: boolean;
	/** Sets so many tokens aside before a model is asked; false: there are not as many left (K06). */
	reserve?(tokens: number): Promise<boolean>;
	onFound?(passages: FoundPassage[]): void;
	/** Hears what a model writes while it writes it, as it wrote it. */
	onDelta?(text: string): void;
	signal?: AbortSignal;
}

/** What an agent came to, and the language to go on in. */
export type Thought = {
	found: FoundPassage[];
	usage: ModelUsage;
	costMicros: number;
	language: AgentLanguage;
} & (
	| {
			type: "answer";
			text: string;
			/** It says that it does not know. */
			isUnknown: boolean;
			/** Nothing was asked. */
			isCourtesy: boolean;
	  }
	/** What was said needs no answer. */
	| { type: "nothing" }
	| { type: "hand_over"; reason: HandOverReason }
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
const LANGUAGE_TURNS = 4;

/** What is being answered. */
interface Asked {
	input: ThinkInput;
	/** Without courtesies; "" where nothing is asked. */
	question: string;
	/** What the agent said last; "" for nothing. */
	lastOurs: string;
	language: AgentLanguage;
	passages: Passages;
}

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

	function answerFromKnowledge(asked: Asked): Thought {
		const { input, passages, language } = asked;
		const { isMeanwhile = false } = input;
		const { instructions } = input.agent.settings;
		const composed = composeAnswer(passages, isMeanwhile ? SURE_SHARE : undefined);
		if (composed === null) return unknown(asked);
		const own = [...passages.map(({ text }) => text), composed];
		const text = renderAnswer(composed, { instructions, passages: own, toMarks: deps.toMarks });
		if (isBlank(text)) return unknown(asked);
		const said = isMeanwhile ? sayMeanwhile(text, language) : text;
		return answer(asked, said);
	}

	/** Nothing answers it: first the agent asks back, then people take over where the rules say so. */
	function unknown(asked: Asked, usage = NO_USAGE): Thought {
		const { input, passages, language, lastOurs } = asked;
		const used = spent(asked, usage);
		if (input.isMeanwhile) return { type: "nothing", ...used };
		const { withoutModel = null } = input;
		// The model might have known.
		if (withoutModel !== null) return { type: "hand_over", reason: withoutModel, ...used };
		if (input.agent.settings.handOver.onNoAnswer && hasAskedBack(lastOurs))
			return { type: "hand_over", reason: "no_answer", ...used };
		const near = passages.filter(({ share }) => share > 0);
		return { ...answer(asked, askBack(language, near), usage), isUnknown: true };
	}

	async function askModel(asked: Asked): Promise<Thought> {
		const { input, passages } = asked;
		const { agent, customerName, turns } = input;
		const { instructions, languages, temperature, handOver } = agent.settings;
		const model = await findModel(input);
		if (!model)
			return {
				type: "failed",
				code: "model_not_configured",
				mayRetry: false,
				...spent(asked),
			};
		const prompt = writePrompt({
			agentName: agent.name,
			instructions,
			languages,
			customerName,
			passages,
			notes: toldIn(input).notes,
			handsOverUnknown: handOver.onNoAnswer || handOver.onRequest,
		});
		const told = toPromptTurns(turns);
		const texts = [prompt, ...told.map(({ text }) => text)];
		const mayAsk = await input.reserve?.(estimateTokens(texts, MAX_OUTPUT_TOKENS));
		if (mayAsk === false)
			return answerFromKnowledge({ ...asked, input: { ...input, withoutModel: "over_budget" } });
		const writing = model.write(
			{
				instructions: prompt,
				turns: told,
				temperature,
				maxOutputTokens: MAX_OUTPUT_TOKENS,
				...(input.signal ? { signal: input.signal } : {}),
			},
			input.onDelta,
		);
		return readAnswer(asked, await orGivenUp(writing, input.signal));
	}

	function readAnswer(asked: Asked, written: ModelAnswer): Thought {
		const { input, passages } = asked;
		const { workspaceId, agent } = input;
		const { instructions, handOver, languages } = agent.settings;
		if (written.class !== "answered") {
			const why = written.class === "refused" ? written.reason : null;
			deps.log({ event: "model_failed", level: "warn", workspaceId, agentId: agent.id, why });
			if (why === "content") return { type: "hand_over", reason: "withheld", ...spent(asked) };
			const isBusy = written.class === "unavailable" && written.retryAfterMs !== null;
			const code = isBusy ? "rate_limited" : "model_failed";
			return { type: "failed", code, mayRetry: written.class === "unavailable", ...spent(asked) };
		}
		const used = spent(asked, written.usage);
		const text = finishAnswer(written.text, {
			instructions,
			languages,
			passages: passages.map((passage) => `${passage.title}\n${passage.text}`),
			...toldIn(input),
			toMarks: deps.toMarks,
		});
		if (text.ok) return answer(asked, text.value, written.usage);
		if (text.code === "empty")
			return { type: "failed", code: "model_failed", mayRetry: true, ...used };
		if (text.code === "gives_away") {
			deps.log({ event: "instructions_kept", level: "security", workspaceId, agentId: agent.id });
			// Not a failure of the model: a customer could have the agent paused with it.
			return { type: "hand_over", reason: "withheld", ...used };
		}
		if (text.code === "unfounded") {
			deps.log({ event: "answer_unfounded", level: "warn", workspaceId, agentId: agent.id });
			// What the team wrote itself is founded.
			const without = { ...asked, input: { ...input, withoutModel: "withheld" as const } };
			return { ...answerFromKnowledge(without), ...used };
		}
		// To a greeting nobody needs a person.
		if (asked.question === "") return answer(asked, sayGreeting(asked), written.usage);
		const isWanted = text.code === "wants_person" && handOver.onRequest;
		return isWanted
			? { type: "hand_over", reason: "requested", ...used }
			: unknown(asked, written.usage);
	}

	/** What asks nothing, or nothing that can be read; null: the agent has to think. */
	function answerWithoutQuestion(asked: Asked, courtesies: readonly (Courtesy | null)[]) {
		const { input, language, lastOurs } = asked;
		const media = burstOf(input.turns).flatMap(({ medium }) => medium ?? []);
		const silent: Thought = { type: "nothing", ...spent(asked) };
		if (asked.question !== "" || (courtesies.length === 0 && media.length === 0)) return null;
		if (input.isMeanwhile) return silent;
		const unreadable = media.filter((medium) => medium !== "sticker");
		if (unreadable.length > 0) {
			const isHeard = unreadable.includes("audio");
			return { ...answer(asked, sayUnreadable(isHeard, language)), isCourtesy: true };
		}
		const courtesy = COURTESIES.find((kind) => courtesies.includes(kind)) ?? "acknowledgement";
		const hasModel = input.agent.settings.provider !== "knowledge" && !input.withoutModel;
		// "Ok" after "posso reservar?" is an answer, and a greeting sounds like whoever greets.
		if (hasModel && (courtesy === "greeting" || /\?\s*$/u.test(lastOurs))) return null;
		const text = answerCourtesy(courtesy, language, lastOurs === "");
		return text === null ? silent : { ...answer(asked, text), isCourtesy: true };
	}

	return {
		/** Never throws for what a vendor does; trouble of our own it does. */
		async think(input: ThinkInput): Promise<Thought> {
			const { agent, workspaceId, turns, answers, isMeanwhile = false } = input;
			const { handOver, provider } = agent.settings;
			const burst = burstOf(turns).flatMap(({ medium, text }) => (medium ? [] : [text]));
			// What nobody could answer since people were called is theirs.
			const texts = isMeanwhile ? burst.slice(-1) : burst;
			const read = texts.map(readCourtesy);
			const question = read
				.map((one) => one.question)
				.filter((one) => one !== "")
				.join("\n");
			const lastOurs =
				turns.findLast(({ by, text }) => by === "agent" && !isWait(text))?.text ?? "";
			const said = { input, question, lastOurs, language: languageOf(input), passages: [] };
			const reason = decideHandOver(handOver, texts, answers);
			if (reason !== null)
				return isMeanwhile
					? { type: "nothing", ...spent(said) }
					: { type: "hand_over", reason, ...spent(said) };
			const courtesies = read.map(({ courtesy }) => courtesy);
			const talk = answerWithoutQuestion(said, courtesies);
			if (talk !== null) return talk;
			const sought = chosenTitle(lastOurs, question) ?? question;
			const passages = await deps.searchPassages(workspaceId, agent.id, sought, MAX_PASSAGES);
			input.onFound?.(passages.map(shownPassage));
			const isKnowledge = provider === "knowledge" || isMeanwhile || Boolean(input.withoutModel);
			return isKnowledge
				? answerFromKnowledge({ ...said, passages })
				: askModel({ ...said, passages });
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

function spent({ passages, language, input }: Asked, usage: ModelUsage = NO_USAGE) {
	const { costMicros } = costOf(input.agent.settings.model, usage);
	return { found: passages.map(shownPassage), usage, costMicros, language };
}

const answer = (asked: Asked, text: string, usage: ModelUsage = NO_USAGE) =>
	({ type: "answer", text, isUnknown: false, isCourtesy: false, ...spent(asked, usage) }) as const;

const sayGreeting = ({ language }: Asked): string =>
	answerCourtesy("greeting", language, true) ?? "";

/** What the customer wrote last tells the language, also when the newest of it is a thumb. */
const languageOf = ({ turns, agent }: ThinkInput): AgentLanguage =>
	guessLanguage(
		turns
			.filter(({ by, medium }) => by === "customer" && medium === undefined)
			.slice(-LANGUAGE_TURNS)
			.map(({ text }) => text)
			.join("\n"),
		agent.settings.languages,
	);

/** A model that hears no signal is not waited for either. */
function orGivenUp(writing: Promise<ModelAnswer>, signal?: AbortSignal): Promise<ModelAnswer> {
	if (!signal) return writing;
	const givenUp = new Promise<ModelAnswer>((resolve) => {
		signal.addEventListener("abort", () => resolve({ class: "unavailable", retryAfterMs: null }));
	});
	return Promise.race([writing, givenUp]);
}
