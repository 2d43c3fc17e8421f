import type { SynonymGroup, SynonymList } from "#app/contracts/knowledge.ts";
import {
	addSynonyms,
	MAX_SYNONYM_GROUPS,
	MAX_SYNONYMS,
	suggestWords,
} from "#app/domain/agents/synonym-groups.ts";
import { SHIPPED_SYNONYMS } from "#app/domain/agents/retrieval/synonyms.ts";
import { fold } from "#app/domain/fold.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Knowledge } from "./knowledge.ts";

const hasWord = ({ words }: SynonymGroup, sought: string): boolean =>
	words.some((word) => fold(word) === fold(sought));

/** Words that mean the same in this workspace. */
export const synonymOperations = {
	listSynonyms: ({ synonyms }: Knowledge): Result<SynonymList, never> =>
		ok({ groups: synonyms.list(), suggestions: synonyms.listSuggestions() }),

	/** Adds a group, or gives the one with its id these words. The same again changes nothing. */
	putSynonyms(
		{ synonyms, now }: Knowledge,
		group: SynonymGroup & { createdBy: string },
		isNew: boolean,
	) {
		const isKnown = synonyms.find(group.id) !== null;
		if (!isKnown && !isNew) return fail("not_found" as const);
		if (!isKnown && synonyms.list().length >= MAX_SYNONYM_GROUPS)
			return fail("too_many_synonyms" as const);
		synonyms.put({ ...group, createdAt: now() });
		return ok(null);
	},

	/** The words it had. */
	removeSynonyms({ synonyms }: Knowledge, id: string) {
		const known = synonyms.find(id);
		if (!known) return fail("not_found" as const);
		synonyms.remove(id);
		return ok(known.words);
	},

	/**
	 * Both words of a suggestion mean the same: the group that has one gets the other, where it has room, else they are a
	 * group of their own. The words of that group.
	 */
	acceptWords(
		knowledge: Knowledge,
		{ asked, told }: { asked: string; told: string },
		spare: { id: string; createdBy: string },
	) {
		const { synonyms, now } = knowledge;
		const groups = synonyms.list();
		const known =
			groups.find((group) => hasWord(group, told)) ?? groups.find((group) => hasWord(group, asked));
		const missing = [told, asked].filter((word) => !known || !hasWord(known, word));
		const fits = known && known.words.length + missing.length <= MAX_SYNONYMS;
		if (!fits && groups.length >= MAX_SYNONYM_GROUPS) return fail("too_many_synonyms" as const);
		const words = fits ? [...known.words, ...missing] : [told, asked];
		synonyms.put({ ...spare, createdAt: now(), id: fits ? known.id : spare.id, words });
		synonyms.dismiss(asked, told);
		return ok(words);
	},

	/** They do not mean the same, and are not suggested again. */
	dismissWords({ synonyms }: Knowledge, { asked, told }: { asked: string; told: string }) {
		synonyms.dismiss(asked, told);
		return ok(null);
	},

	/** These questions, which nothing answered, are answered by the entry from now on. */
	learnWords({ entries, synonyms, now }: Knowledge, questions: readonly string[], entryId: string) {
		const entry = entries.find(entryId);
		if (!entry) return fail("not_found" as const);
		const known = addSynonyms(
			SHIPPED_SYNONYMS,
			synonyms.list().map(({ words }) => words),
		);
		synonyms.suggest(suggestWords(questions, entry, known), now());
		return ok(null);
	},
};
