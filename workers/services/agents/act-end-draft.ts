import { sayActEnd } from "#app/domain/agents/acts/act-words.ts";
import {
	type AnswerDraft,
	type AnswerRequest,
	answerWith,
	type ReadRequest,
} from "./answer-draft.ts";

const endsOf = ({ done = [] }: Pick<AnswerRequest, "done">) =>
	done.flatMap(({ end }) => (end === undefined ? [] : [end]));

/** Whether something has ended that this answer is to tell, whatever the customer wrote. */
export const hasActEnd = (request: Pick<AnswerRequest, "done">): boolean =>
	endsOf(request).length > 0;

/**
 * Tells how acts ended where no model does: what somebody said yes to is told also when the budget is used up or the
 * model has failed. Null where none has ended.
 */
export function draftActEnd(read: ReadRequest): AnswerDraft | null {
	const ends = endsOf(read.request);
	if (ends.length === 0) return null;
	const acts = read.acts ?? read.request.done ?? [];
	return answerWith({ ...read, acts }, sayActEnd(ends, read.language));
}
