import { sayMeanwhile } from "#app/domain/agents/agent-words.ts";
import { answerCourtesy } from "#app/domain/agents/courtesy-words.ts";
import { sayUnreadable } from "#app/domain/agents/small-words.ts";
import { renderAnswer } from "#app/domain/agents/answer-text.ts";
import type { Courtesy } from "#app/domain/agents/courtesy.ts";
import { askBack } from "#app/domain/agents/dialogue/asking-back.ts";
import { sayAgain } from "#app/domain/agents/dialogue/saying-again.ts";
import { composeAnswer } from "#app/domain/agents/knowledge-answer.ts";
import { burstOf } from "#app/domain/agents/prompt.ts";
import { isBlank } from "#app/domain/inbox/stored-text.ts";
import {
	type AnswerDraft,
	answerWith,
	costFields,
	NO_USAGE,
	type ReadRequest,
	type ToMarks,
} from "./answer-draft.ts";

/** Answers from the passages of the agent's knowledge base, without a model. Never throws. */
export function draftFromKnowledge(read: ReadRequest, toMarks: ToMarks): AnswerDraft {
	const { request, answers, passages, language } = read;
	const { isMeanwhile = false } = request;
	const { instructions } = request.agent.settings;
	const composed = composeAnswer(answers);
	if (composed === null) return draftUnknown(read);
	const own = [...passages.map(({ text }) => text), composed];
	const text = renderAnswer(composed, { instructions, passages: own, toMarks });
	if (isBlank(text)) return draftUnknown(read);
	const { ours } = read.talk;
	const said = sayAgain(text, read.question, read.talk, language);
	return answerWith(read, isMeanwhile ? sayMeanwhile(said, language, ours) : said);
}

/** Nothing answers the question: first the agent asks back; the second time people take over if the agent is set so. */
export function draftUnknown(read: ReadRequest, usage = NO_USAGE): AnswerDraft {
	const { request, passages, language, talk } = read;
	const cost = costFields(read, usage);
	if (request.isMeanwhile) return { type: "nothing", ...cost };
	const { withoutModel = null } = request;
	// The model might have known, so asking back would be wrong.
	if (withoutModel !== null) return { type: "hand_over", reason: withoutModel, ...cost };
	if (request.agent.settings.handOver.onNoAnswer && talk.wasUnknown)
		return { type: "hand_over", reason: "no_answer", ...cost };
	const near = passages.filter(({ share }) => share > 0);
	return { ...answerWith(read, askBack(language, near, talk.ours), usage), isUnknown: true };
}

/**
 * Answers messages that ask nothing (greeting, thanks), or that cannot be read (audio, files).
 * @param courtesy what was said, of several the one that is answered; null: nothing courteous
 * @param hasText something was written
 * @returns null when there is a question, or when a model should see the messages
 */
export function draftWithoutQuestion(
	read: ReadRequest,
	courtesy: Courtesy | null,
	hasText: boolean,
): AnswerDraft | null {
	const { request, language, question } = read;
	const { lastOurs, ours } = read.talk;
	const media = burstOf(request.turns).flatMap(({ medium }) => medium ?? []);
	const silent: AnswerDraft = { type: "nothing", ...costFields(read) };
	if (question !== "" || (!hasText && media.length === 0)) return null;
	if (request.isMeanwhile) return silent;
	const unreadable = media.filter((medium) => medium !== "sticker");
	if (unreadable.length > 0) {
		const isHeard = unreadable.includes("audio");
		const said = sayUnreadable(isHeard, language, ours);
		return said === null ? silent : { ...answerWith(read, said), isCourtesy: true };
	}
	const hasModel = request.agent.settings.provider !== "knowledge" && !request.withoutModel;
	// "Ok" after "posso reservar?" is an answer, and a model greets in the customer's own tone.
	if (hasModel && (courtesy === "greeting" || /\?\s*$/u.test(lastOurs))) return null;
	const text = answerCourtesy(courtesy ?? "acknowledgement", language, ours);
	return text === null ? silent : { ...answerWith(read, text), isCourtesy: true };
}

/** The customer only reacts to what was said: thanks and a farewell are answered. */
export function draftReaction(read: ReadRequest, courtesy: Courtesy | null): AnswerDraft {
	const isKind = courtesy === "thanks" || courtesy === "goodbye";
	const text = isKind ? answerCourtesy(courtesy, read.language, read.talk.ours) : null;
	if (text === null) return { type: "nothing", ...costFields(read) };
	return { ...answerWith(read, text), isCourtesy: true };
}
