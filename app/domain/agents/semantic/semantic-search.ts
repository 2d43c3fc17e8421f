// Search by meaning beside the search by words: who makes the vectors, what of a message is asked, what it may cost.
import { isBlank, storableText } from "../../inbox/stored-text.ts";
import { fail, ok, type Result } from "../../result.ts";
import { costOf } from "../cost.ts";
import type { Asked } from "../retrieval/segments.ts";

/** Multilingual, 1,024 figures, and the cheapest of Workers AI that knows Portuguese. */
export const INSTALLATION_MODEL = "@cf/baai/bge-m3";
export const DEFAULT_KEY_MODEL = "text-embedding-3-small";
const MAX_MODEL_LENGTH = 100;

/** Who makes vectors of a workspace's knowledge and of its customers' questions. */
export type SemanticChoice =
	/** The installation's Workers AI, where it is bound; what holds until somebody chooses. */
	| { by: "installation" }
	/** An openai integration of the workspace. */
	| { by: "key"; integrationId: string; model: string }
	/** Switched off. */
	| { by: "nobody" };

/** Judges the name of a model that somebody typed. */
export function parseChoice(
	choice: SemanticChoice,
): Result<SemanticChoice, "model_required" | "model_too_long" | "integration_required"> {
	if (choice.by !== "key") return ok(choice);
	if (choice.integrationId === "") return fail("integration_required");
	const model = storableText(choice.model)
		.replaceAll(/[\p{Cc}\s]+/gu, " ")
		.trim();
	if (isBlank(model)) return fail("model_required");
	return model.length > MAX_MODEL_LENGTH ? fail("model_too_long") : ok({ ...choice, model });
}

/** The question waits no longer for its vector; words alone answer then. */
export const QUESTION_LIMIT_MS = 1_500;
/** Texts of a message that are asked for; of further questions the words are enough. */
export const MAX_QUESTION_TEXTS = 3;
const MAX_QUESTION_LENGTH = 1_000;
/** Passages by meaning for each text. */
export const MAX_NEAR = 24;
/** In a day: the largest knowledge twice. What is left is made on the next one. */
export const MAX_ENTRY_TOKENS_A_DAY = 4_000_000;

const textOf = (asked: Asked): string =>
	asked
		.map(({ text }) => text.trim())
		.filter((text) => text !== "")
		.join("\n")
		.slice(0, MAX_QUESTION_LENGTH)
		.toWellFormed();

/** The text of each search that is looked for by meaning, and null for the others: the first few, none twice. */
export function listQuestionTexts(searches: readonly Asked[]): {
	texts: string[];
	/** By search, its place among the texts. */
	places: (number | null)[];
} {
	const texts: string[] = [];
	const places = searches.map((asked) => {
		const text = textOf(asked);
		const known = texts.indexOf(text);
		if (known >= 0) return known;
		if (text === "" || texts.length >= MAX_QUESTION_TEXTS) return null;
		return texts.push(text) - 1;
	});
	return { texts, places };
}

/** Where nobody asked yet: two texts of some words. */
const USUAL_TOKENS = 40;

/**
 * Millionths of a real that a thousand questions cost.
 * @param used questions so far and their tokens
 * @returns null where nobody told us a price
 */
export function costOfThousand(
	model: string,
	used: { questions: number; questionTokens: number },
): number | null {
	const tokens = used.questions === 0 ? USUAL_TOKENS : used.questionTokens / used.questions;
	const { costMicros, isKnown } = costOf(model, { inputTokens: tokens * 1_000, outputTokens: 0 });
	return isKnown ? costMicros : null;
}
