import {
	type AnswerTrace,
	bareTrace,
	TRACE_CHECKS,
	type TraceCheck,
	type TracedAct,
} from "#app/domain/agents/trace.ts";
import type { ActDone } from "#app/domain/agents/acts/act.ts";
import type { RankedPassage } from "#app/contracts/knowledge.ts";
import { type AnswerDraft, type AnswerRequest, NO_USAGE } from "./answer-draft.ts";
import { addSpent, type Spent } from "./reply-report.ts";

export type TraceNotes = ReturnType<typeof createTraceNotes>;

/**
 * Collects how one answer comes about, for its trace. Durations are those the platform shows: its clock stands still
 * while a Worker computes, and goes on with input and output.
 */
export function createTraceNotes({ agent, withoutModel }: AnswerRequest, now: () => number) {
	const began = now();
	const checks: TraceCheck[] = TRACE_CHECKS.filter((check) => check === withoutModel);
	const acts: TracedAct[] = [];
	const took = { retrieval: 0, model: null as number | null };
	let question = "";
	let passages: readonly RankedPassage[] = [];
	let isPrompted = false;
	let searched: Spent = { usage: NO_USAGE, costMicros: 0 };
	let answering = new Set<string>();
	/** Passages of one entry have the same id. */
	const keyOf = ({ entryId, text }: RankedPassage) => `${entryId}/${text}`;

	async function timed<T>(part: keyof typeof took, work: Promise<T>): Promise<T> {
		const from = now();
		try {
			return await work;
		} finally {
			took[part] = (took[part] ?? 0) + now() - from;
		}
	}

	return {
		/** Notes the time that a search or a model took. */
		timed,

		noteQuestion(asked: string): void {
			question = asked;
		},

		/** @param answers those of `found` that answer the question without a model */
		noteFound(found: readonly RankedPassage[], answers: readonly RankedPassage[]): void {
			passages = found;
			answering = new Set(answers.map(keyOf));
		},

		/** A model is asked: all passages stand in its prompt. */
		noteModel(): void {
			isPrompted = true;
		},

		/** What a search by meaning cost; `isJoined` false: it brought nothing, and words alone found the passages. */
		noteSearched({ spent, isJoined }: { spent: Spent; isJoined: boolean }): void {
			searched = addSpent(searched, spent);
			if (!isJoined) checks.push("words_only");
		},

		/** A draft with what its search cost. */
		withSearched: <D extends AnswerDraft>(draft: D): D => ({
			...draft,
			...addSpent(draft, searched),
		}),

		noteCheck: (check: TraceCheck): void => void checks.push(check),
		noteAct({ call, isOk: ok, result, ms }: ActDone): void {
			acts.push({
				name: call.name,
				arguments: JSON.stringify(call.arguments) ?? "",
				result,
				ok,
				ms,
			});
		},

		/** The trace of what was drafted; the channel's object cuts it to what it stores. */
		finish(draft: AnswerDraft): AnswerTrace {
			const { provider, model } = agent.settings;
			const isAnswer = draft.type === "answer";
			const isUnknown = draft.type === "answer" && draft.isUnknown;
			return {
				...bareTrace(question),
				isUnknown,
				version: agent.version,
				passages: passages.map((passage) => ({
					entryId: passage.entryId,
					title: passage.title,
					text: passage.text,
					share: passage.share,
					isUsed: isPrompted || (isAnswer && !isUnknown && answering.has(keyOf(passage))),
				})),
				...(isPrompted && { provider, model }),
				inputTokens: draft.usage.inputTokens,
				outputTokens: draft.usage.outputTokens,
				costMicros: draft.costMicros,
				took: { ...took, whole: now() - began },
				checks,
				acts,
			};
		},
	};
}
