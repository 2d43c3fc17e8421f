import type { AgentLanguage } from "#app/domain/agents/agent.ts";
import { isWait } from "#app/domain/agents/agent-words.ts";
import { decideHandOver } from "#app/domain/agents/asks-for-person.ts";
import { readCourtesy } from "#app/domain/agents/courtesy.ts";
import { saidBy } from "#app/domain/agents/said-before.ts";
import { chosenTitle, guessLanguage } from "#app/domain/agents/knowledge-answer.ts";
import { isManipulation } from "#app/domain/agents/manipulation.ts";
import { GOOD, SURE } from "#app/domain/agents/retrieval/confidence.ts";
import { choose, listSearches, understand } from "#app/domain/agents/retrieval/understanding.ts";
import { burstOf, MAX_PASSAGES } from "#app/domain/agents/prompt.ts";
import {
	type AnswerDraft,
	type AnswerRequest,
	costFields,
	type ReadRequest,
	shownPassage,
	type TracedDraft,
} from "./answer-draft.ts";
import { draftFromKnowledge, draftUnknown, draftWithoutQuestion } from "./knowledge-draft.ts";
import type { SearchKnowledge } from "./knowledge-indexes.ts";
import { createModelDrafts, type ModelDraftsDeps } from "./model-draft.ts";
import { createTraceNotes, type TraceNotes } from "./trace-notes.ts";

/** The newest messages of the customer by which their language is guessed. */
const LANGUAGE_TURNS = 4;
const NOTHING: Pick<ReadRequest, "answers" | "passages"> = { answers: [], passages: [] };

export interface AnswerWriterDeps extends ModelDraftsDeps {
	searchKnowledge: SearchKnowledge;
	/** Epoch ms. */
	now(): number;
}

function createDrafts(deps: AnswerWriterDeps) {
	const { draftFromModel, findModel } = createModelDrafts(deps);
	return {
		async draft(request: AnswerRequest, notes: TraceNotes): Promise<AnswerDraft> {
			const { agent, workspaceId, turns, isMeanwhile = false } = request;
			const { handOver, provider } = agent.settings;
			const burst = burstOf(turns).flatMap(({ medium, text }) => (medium ? [] : [text]));
			// Earlier messages since people were called are left for those people.
			const texts = isMeanwhile ? burst.slice(-1) : burst;
			const parts = texts.map(readCourtesy);
			const question = parts
				.map((part) => part.question)
				.filter((part) => part !== "")
				.join("\n");
			const said = saidBy(turns);
			const lastOurs = said.findLast((text) => !isWait(text)) ?? "";
			notes.noteQuestion(question);
			const language = languageOf(request);
			const read = { request, question, lastOurs, said, language, notes, ...NOTHING };
			const reason = decideHandOver(handOver, texts, request.answers);
			if (reason !== null)
				return isMeanwhile
					? { type: "nothing", ...costFields(read) }
					: { type: "hand_over", reason, ...costFields(read) };
			const courtesies = parts.map(({ courtesy }) => courtesy);
			const small = draftWithoutQuestion(read, courtesies);
			if (small !== null) return small;
			const isKnowledge = provider === "knowledge" || isMeanwhile || Boolean(request.withoutModel);
			if (isKnowledge && isManipulation(question)) {
				notes.noteCheck("manipulation");
				return draftUnknown(read);
			}
			const sought = chosenTitle(lastOurs, question) ?? question;
			notes.noteQuestion(sought);
			const understood = understand(sought, askedBefore(turns));
			const searches = listSearches(understood);
			const found = await notes.timed(
				"retrieval",
				deps.searchKnowledge({ workspaceId, agentId: agent.id }, searches, MAX_PASSAGES),
			);
			const chosen = choose(understood, found, isMeanwhile ? SURE : GOOD);
			const known = { answers: chosen.answers, passages: chosen.passages.slice(0, MAX_PASSAGES) };
			notes.noteFound(known.passages, known.answers);
			request.onFound?.(known.passages.map(shownPassage));
			return isKnowledge
				? draftFromKnowledge({ ...read, ...known }, deps.toMarks)
				: draftFromModel({ ...read, ...known });
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
			const drafted = await draft(request, notes);
			return { ...drafted, trace: notes.finish(drafted) };
		},

		findModel,
	};
}
export type AnswerWriter = ReturnType<typeof createAnswerWriter>;

/** What the customer asked before the last answer; "" when nothing was. */
function askedBefore(turns: AnswerRequest["turns"]): string {
	const now = new Set(burstOf(turns));
	const earlier = turns.filter((turn) => turn.by !== "note" && !now.has(turn));
	const end = earlier.findLastIndex(({ by }) => by === "customer");
	return burstOf(earlier.slice(0, end + 1))
		.flatMap(({ medium, text }) => (medium ? [] : [readCourtesy(text).question]))
		.filter((text) => text !== "")
		.join("\n");
}

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
