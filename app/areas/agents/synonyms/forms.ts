/** Forms of words that mean the same. */
import * as v from "valibot";
import { MAX_SYNONYM_LENGTH, MAX_SYNONYMS } from "#app/domain/agents/synonym-groups.ts";

const Id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));
/** Looser than the rule: what is trimmed or said twice, the service decides. */
const Word = v.pipe(v.string(), v.maxLength(4 * MAX_SYNONYM_LENGTH, "synonyms_invalid"));
const Words = v.pipe(v.array(Word), v.maxLength(2 * MAX_SYNONYMS, "synonyms_invalid"));
const Pair = v.object({ asked: Word, told: Word });

export const synonymForms = {
	/** Without an id: a new group. */
	save: v.object({ id: v.optional(Id), words: Words }),
	remove: v.object({ id: Id }),
	accept: Pair,
	dismiss: Pair,
};
