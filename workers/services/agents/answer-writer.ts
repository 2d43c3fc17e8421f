import type { AgentLanguage } from "#app/domain/agents/agent.ts";
import { decideHandOver } from "#app/domain/agents/asks-for-person.ts";
import { readCourtesy } from "#app/domain/agents/courtesy.ts";
import { wasNotThat } from "#app/domain/agents/dialogue/asking-back.ts";
import { asksSomething } from "#app/domain/agents/dialogue/asks-something.ts";
import {
	chooseAnswers,
	listBurstSearches,
	listLimits,
	planSearches,
} from "#app/domain/agents/dialogue/burst-search.ts";
import { isSaidIn } from "#app/domain/agents/dialogue/saying-again.ts";
import { type Burst, readBurst } from "#app/domain/agents/dialogue/burst.ts";
import { contextOf, readTalk } from "#app/domain/agents/dialogue/talk.ts";
import { guessLanguage } from "#app/domain/agents/knowledge-answer.ts";
import { isManipulation } from "#app/domain/agents/manipulation.ts";
import { GOOD, SURE } from "#app/domain/agents/retrieval/confidence.ts";
import { eachOnce } from "#app/domain/agents/passages.ts";
import { burstOf, fitPassages, MAX_PASSAGES } from "#app/domain/agents/prompt.ts";
import { orderWhole } from "#app/domain/agents/whole-base.ts";
import {
	type AnswerDraft,
	type AnswerRequest,
	costFields,
	type ReadRequest,
	shownPassage,
	type TracedDraft,
} from "./answer-draft.ts";
import {
	draftFromKnowledge,
	draftReaction,
	draftUnknown,
	draftWithoutQuestion,
} from "./knowledge-draft.ts";
import type { SearchKnowledge } from "./knowledge-search.ts";
import { draftActEnd, hasActEnd } from "./act-end-draft.ts";
import type { SearchByMeaning } from "./semantic-search.ts";
import { createModelDrafts, type ModelDraftsDeps } from "./model-draft.ts";
import { tellProducts } from "./products-draft.ts";
import { tokensOf } from "./reply-report.ts";
import { draftShortStep } from "./short-draft.ts";
import { createTraceNotes, type TraceNotes } from "./trace-notes.ts";

/** The newest messages of the customer by which their language is guessed. */
const LANGUAGE_TURNS = 4;

export interface AnswerWriterDeps extends ModelDraftsDeps {
	searchKnowledge: SearchKnowledge;
	searchByMeaning: SearchByMeaning;
	/** Epoch ms. */
	now(): number;
}

/** A request with what was read of the customer's messages, before anything is searched for. */
interface Opened {
	read: ReadRequest;
	/** The texts to be answered. */
	texts: readonly string[];
	said: Burst;
	/** No model is asked. */
	isKnowledge: boolean;
}

function open(request: AnswerRequest, notes: TraceNotes): Opened {
	const { agent, turns, isMeanwhile = false, withoutModel } = request;
	const isKnowledge = agent.settings.provider === "knowledge" || isMeanwhile || !!withoutModel;
	const burst = burstOf(turns).flatMap(({ medium, text }) => (medium ? [] : [text]));
	const texts = isMeanwhile ? questionsForAgent(burst, request) : burst;
	const talk = readTalk(turns);
	const said = readBurst(texts, talk);
	// A model reads short replies, reactions and corrections itself.
	const heard = said.step === null ? texts.map((text) => readCourtesy(text).question) : texts;
	const question = questionOf(isKnowledge && said.step === null ? said.messages : heard);
	notes.noteQuestion(question);
	const language = languageOf(request);
	return {
		read: { request, talk, question, language, notes, answers: [], passages: [] },
		texts,
		said,
		isKnowledge,
	};
}

/** What is answered, or not, without a search; null: one is needed. */
function draftWithoutSearch({ read, texts, said, isKnowledge }: Opened): AnswerDraft | null {
	const { request, question, notes } = read;
	const { agent, isMeanwhile = false } = request;
	const silent: AnswerDraft = { type: "nothing", ...costFields(read) };
	if (isMeanwhile && texts.length === 0) return silent;
	const reason = isMeanwhile
		? null
		: decideHandOver(agent.settings.handOver, texts, request.answers);
	if (reason !== null) return { type: "hand_over", reason, ...costFields(read) };
	// A bare "sim" is no question, and a member's yes comes without any.
	if (hasActEnd(request)) {
		if (!isKnowledge) return null;
		for (const done of request.done ?? []) notes.noteAct(done);
		return draftActEnd(read);
	}
	if (isKnowledge && said.step !== null && said.step.kind !== "chosen")
		return draftShortStep(read, said.step, said.courtesy);
	const small = draftWithoutQuestion(read, said.courtesy, texts.length > 0);
	if (small !== null) return small;
	if (!isKnowledge || !isManipulation(question)) return null;
	notes.noteCheck("manipulation");
	return draftUnknown(read);
}

function createDrafts(deps: AnswerWriterDeps) {
	const { draftFromModel, findModel } = createModelDrafts(deps);

	/** The request with what was found for it. */
	async function search({ read, said, isKnowledge }: Opened): Promise<ReadRequest> {
		const { request, notes, talk } = read;
		const { workspaceId, agent } = request;
		const sought = said.step?.kind === "chosen" ? said.step.titles : said.messages;
		const question = questionOf(sought);
		notes.noteQuestion(question);
		const planned = planSearches(sought, contextOf(question, talk));
		const asked = {
			agentId: agent.id,
			searches: listBurstSearches(planned),
			limit: MAX_PASSAGES,
			limits: listLimits(planned, MAX_PASSAGES),
			products: { message: question, before: talk.askedBefore, language: read.language },
			wantsWhole: !isKnowledge,
		};
		const {
			found,
			whole,
			products = null,
			hasVectors = false,
		} = await notes.timed("retrieval", deps.searchKnowledge(workspaceId, asked));
		// After "não é isso" only what is sure is said, and not once more what was meant by nobody.
		const wasWrong = wasNotThat(talk.lastOurs);
		const isUnsure = said.reacts || wasWrong || said.step !== null;
		const told = tellProducts(products, { isUnsure, isKnowledge });
		const chosen = chooseAnswers(planned, found, said.reacts || wasWrong ? SURE : GOOD);
		const answers =
			told.answers ?? chosen.answers.filter(({ text }) => !wasWrong || !isSaidIn(text, talk.ours));
		// What words are sure of is said whatever is near in meaning: that only helps a model, or who asks back.
		const isOpen = !isKnowledge || (answers.length === 0 && !request.isMeanwhile);
		const near =
			hasVectors && isOpen && whole === null && !request.withoutModel
				? await searchNear(read, { agentId: agent.id, searches: asked.searches, found })
				: null;
		const ordered = near?.found ? chooseAnswers(planned, near.found).passages : chosen.passages;
		const passages =
			whole === null
				? fitPassages(eachOnce([...told.passages, ...chosen.answers, ...ordered]))
				: [...(told.answers ?? []), ...orderWhole(whole, [...chosen.answers, ...ordered])];
		const saying = new Set(answers.map(({ entryId }) => entryId));
		const used = whole === null ? answers : passages.filter(({ entryId }) => saying.has(entryId));
		notes.noteFound(passages, told.answers ? [...told.passages, ...used] : used);
		request.onFound?.(passages.map(shownPassage));
		return { ...read, request: near?.request ?? request, question, answers, passages };
	}

	/** What is near in meaning beside what words found, and the request from then on. */
	async function searchNear(
		{ request, notes }: ReadRequest,
		asked: Omit<Parameters<SearchByMeaning>[1], "reserve">,
	) {
		const { workspaceId, reserve } = request;
		const searching = deps.searchByMeaning(workspaceId, { ...asked, reserve });
		const { found, spent } = await notes.timed("retrieval", searching);
		notes.noteSearched({ spent, isJoined: found !== null });
		const tokens = tokensOf(spent);
		const later = reserve && { reserve: (wanted: number) => reserve(wanted + tokens) };
		return { found, request: { ...request, ...later } };
	}

	return {
		async draft(request: AnswerRequest, notes: TraceNotes): Promise<AnswerDraft> {
			const opened = open(request, notes);
			const { said, isKnowledge } = opened;
			const small = draftWithoutSearch(opened);
			if (small !== null) return small;
			const read = opened.texts.length === 0 ? opened.read : await search(opened);
			const { answers, talk } = read;
			if (!isKnowledge) return draftFromModel(read);
			// Neither a correction of what was understood nor a reaction needs the same answer again.
			const isHeard = said.isCorrection || said.reacts;
			if (isHeard && answers.every(({ text }) => isSaidIn(text, talk.ours)))
				return draftReaction(read, said.courtesy);
			return draftFromKnowledge(read, deps.toMarks);
		},

		findModel,
	};
}

/** How an agent arrives at an answer; the same for customers and on the test bench. Sends and stores nothing. */
export function createAnswerWriter(deps: AnswerWriterDeps) {
	const { draft, findModel } = createDrafts(deps);
	return {
		/**
		 * Drafts the answer to the last messages of `turns`: hand-over rules first, then greetings and thanks, then the
		 * knowledge base or the model. A vendor's failure is a `failed` draft; throws when D1 fails.
		 */
		async draft(request: AnswerRequest): Promise<TracedDraft> {
			const notes = createTraceNotes(request, deps.now);
			const drafted = notes.withSearched(await draft(request, notes));
			return { ...drafted, trace: notes.finish(drafted) };
		},

		findModel,
	};
}
export type AnswerWriter = ReturnType<typeof createAnswerWriter>;

const questionOf = (messages: readonly string[]): string =>
	messages.filter((message) => message !== "").join("\n");

/** While people are awaited, the rest of what is written is for them: requests, anger, and what they want to know. */
const questionsForAgent = (
	burst: readonly string[],
	{ agent, answers }: Pick<AnswerRequest, "agent" | "answers">,
): string[] =>
	burst.filter(
		(text) =>
			decideHandOver(agent.settings.handOver, [text], answers) === null &&
			asksSomething(readCourtesy(text).question),
	);

/** Several messages are read, because the newest may be a single emoji. */
const languageOf = ({ turns, agent }: AnswerRequest): AgentLanguage =>
	guessLanguage(
		turns
			.filter(({ by, medium }) => by === "customer" && medium === undefined)
			.slice(-LANGUAGE_TURNS)
			.map(({ text }) => text)
			.join("\n"),
		agent.settings.languages,
	);
