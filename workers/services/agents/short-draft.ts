import { answerCourtesy } from "#app/domain/agents/courtesy-words.ts";
import { answerShortly } from "#app/domain/agents/small-words.ts";
import type { Courtesy } from "#app/domain/agents/courtesy.ts";
import { offerAgain, sayNotThat } from "#app/domain/agents/dialogue/asking-back.ts";
import type { ShortStep } from "#app/domain/agents/dialogue/short-steps.ts";
import { type AnswerDraft, answerWith, costFields, type ReadRequest } from "./answer-draft.ts";
import { draftReaction, draftUnknown } from "./knowledge-draft.ts";

/** The draft for a short reply; nothing of an entry is said. `courtesy`: what was said beside it. */
export function draftShortStep(
	read: ReadRequest,
	step: Exclude<ShortStep, { kind: "chosen" }>,
	courtesy: Courtesy | null,
): AnswerDraft {
	const { language, request } = read;
	// What was asked before found no answer, or a wrong one: that is what the team wants to see.
	if (step.kind === "not_that" || step.kind === "offer_again")
		read.notes.noteQuestion(read.talk.askedBefore);
	const silent: AnswerDraft = { type: "nothing", ...costFields(read) };
	switch (step.kind) {
		case "unknown":
			return draftUnknown(read);
		case "not_that":
			return { ...answerWith(read, sayNotThat(language)), isUnknown: true };
		case "offer_again":
			return { ...answerWith(read, offerAgain(step.why, language, step.titles)), isUnknown: true };
		case "for_people":
			return request.agent.settings.handOver.onRequest
				? { type: "hand_over", reason: "requested", ...costFields(read) }
				: silent;
		case "done": {
			const isKind = courtesy === "thanks" || courtesy === "goodbye";
			const said = isKind ? answerCourtesy(courtesy, language, read.talk.ours) : null;
			return { ...answerWith(read, said ?? answerShortly("done", language)), isCourtesy: true };
		}
		case "go_on":
			return { ...answerWith(read, answerShortly("go_on", language)), isCourtesy: true };
		case "nothing":
			return draftReaction(read, courtesy);
	}
}
