import type { AgentLanguage } from "#app/domain/agents/agent.ts";
import { isWait } from "#app/domain/agents/agent-words.ts";
import { decideHandOver } from "#app/domain/agents/asks-for-person.ts";
import { readCourtesy } from "#app/domain/agents/courtesy.ts";
import { chosenTitle, guessLanguage } from "#app/domain/agents/knowledge-answer.ts";
import { burstOf, MAX_PASSAGES } from "#app/domain/agents/prompt.ts";
import {
	type AnswerDraft,
	type AnswerRequest,
	costFields,
	type RankedPassage,
	shownPassage,
} from "./answer-draft.ts";
import { draftFromKnowledge, draftWithoutQuestion } from "./knowledge-draft.ts";
import { createModelDrafts, type ModelDraftsDeps } from "./model-draft.ts";

/** The newest messages of the customer by which their language is guessed. */
const LANGUAGE_TURNS = 4;

export interface AnswerWriterDeps extends ModelDraftsDeps {
	/** The best passages of the agent's own entries for a question, best first. */
	searchPassages(
		workspaceId: string,
		agentId: string,
		text: string,
		limit: number,
	): Promise<RankedPassage[]>;
}

/** How an agent arrives at an answer; the same for customers and on the test bench. Sends and stores nothing. */
export function createAnswerWriter(deps: AnswerWriterDeps) {
	const { draftFromModel, findModel } = createModelDrafts(deps);
	return {
		/**
		 * Drafts the answer to the last messages of `turns`: hand-over rules first, then greetings and thanks, then the
		 * knowledge base or the model. A vendor's failure is a `failed` draft; throws when D1 fails.
		 */
		async draft(request: AnswerRequest): Promise<AnswerDraft> {
			const { agent, workspaceId, turns, answers, isMeanwhile = false } = request;
			const { handOver, provider } = agent.settings;
			const burst = burstOf(turns).flatMap(({ medium, text }) => (medium ? [] : [text]));
			// Earlier messages since people were called are left for those people.
			const texts = isMeanwhile ? burst.slice(-1) : burst;
			const parts = texts.map(readCourtesy);
			const question = parts
				.map((part) => part.question)
				.filter((part) => part !== "")
				.join("\n");
			const lastOurs =
				turns.findLast(({ by, text }) => by === "agent" && !isWait(text))?.text ?? "";
			const read = { request, question, lastOurs, language: languageOf(request), passages: [] };
			const reason = decideHandOver(handOver, texts, answers);
			if (reason !== null)
				return isMeanwhile
					? { type: "nothing", ...costFields(read) }
					: { type: "hand_over", reason, ...costFields(read) };
			const courtesies = parts.map(({ courtesy }) => courtesy);
			const small = draftWithoutQuestion(read, courtesies);
			if (small !== null) return small;
			const sought = chosenTitle(lastOurs, question) ?? question;
			const passages = await deps.searchPassages(workspaceId, agent.id, sought, MAX_PASSAGES);
			request.onFound?.(passages.map(shownPassage));
			const isKnowledge = provider === "knowledge" || isMeanwhile || Boolean(request.withoutModel);
			return isKnowledge
				? draftFromKnowledge({ ...read, passages }, deps.toMarks)
				: draftFromModel({ ...read, passages });
		},

		findModel,
	};
}
export type AnswerWriter = ReturnType<typeof createAnswerWriter>;

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
