import { sayMeanwhile, sayUnreadable } from "#app/domain/agents/agent-words.ts";
import { answerCourtesy } from "#app/domain/agents/courtesy-words.ts";
import { renderAnswer } from "#app/domain/agents/answer-text.ts";
import { COURTESIES, type Courtesy } from "#app/domain/agents/courtesy.ts";
import { askBack, composeAnswer, hasAskedBack } from "#app/domain/agents/knowledge-answer.ts";
import { sayFresh } from "#app/domain/agents/said-before.ts";
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
	const { request, answers, passages, language, said } = read;
	const { isMeanwhile = false } = request;
	const { instructions } = request.agent.settings;
	const composed = composeAnswer(answers);
	if (composed === null) return draftUnknown(read);
	const own = [...passages.map(({ text }) => text), composed];
	const text = renderAnswer(composed, { instructions, passages: own, toMarks });
	if (isBlank(text)) return draftUnknown(read);
	const isOwn = true;
	return answerWith(
		read,
		isMeanwhile ? sayMeanwhile(text, language, said) : sayFresh(text, said, { language, isOwn }),
	);
}

/** Nothing answers the question: first the agent asks back; the second time people take over if the agent is set so. */
export function draftUnknown(read: ReadRequest, usage = NO_USAGE): AnswerDraft {
	const { request, passages, language, lastOurs } = read;
	const cost = costFields(read, usage);
	if (request.isMeanwhile) return { type: "nothing", ...cost };
	const { withoutModel = null } = request;
	// The model might have known, so asking back would be wrong.
	if (withoutModel !== null) return { type: "hand_over", reason: withoutModel, ...cost };
	if (request.agent.settings.handOver.onNoAnswer && hasAskedBack(lastOurs))
		return { type: "hand_over", reason: "no_answer", ...cost };
	const near = passages.filter(({ share }) => share > 0);
	return { ...answerWith(read, askBack(language, near, read.said), usage), isUnknown: true };
}

/**
 * Answers messages that ask nothing (greeting, thanks), or that cannot be read (audio, files).
 * @param courtesies what each of the texts is, null for a text that asks something
 * @returns null when there is a question, or when a model should see the messages
 */
export function draftWithoutQuestion(
	read: ReadRequest,
	courtesies: readonly (Courtesy | null)[],
): AnswerDraft | null {
	const { request, language, lastOurs, question } = read;
	const media = burstOf(request.turns).flatMap(({ medium }) => medium ?? []);
	const silent: AnswerDraft = { type: "nothing", ...costFields(read) };
	if (question !== "" || (courtesies.length === 0 && media.length === 0)) return null;
	if (request.isMeanwhile) return silent;
	const unreadable = media.filter((medium) => medium !== "sticker");
	if (unreadable.length > 0) {
		const isHeard = unreadable.includes("audio");
		return { ...answerWith(read, sayUnreadable(isHeard, language)), isCourtesy: true };
	}
	const courtesy = COURTESIES.find((kind) => courtesies.includes(kind)) ?? "acknowledgement";
	const hasModel = request.agent.settings.provider !== "knowledge" && !request.withoutModel;
	// "Ok" after "posso reservar?" is an answer, and a model greets in the customer's own tone.
	if (hasModel && (courtesy === "greeting" || /\?\s*$/u.test(lastOurs))) return null;
	const text = answerCourtesy(courtesy, language, read.said);
	return text === null ? silent : { ...answerWith(read, text), isCourtesy: true };
}
