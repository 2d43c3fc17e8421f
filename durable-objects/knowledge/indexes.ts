import type { FoundPassage } from "#app/contracts/agents.ts";
import type { KnowledgeAnswer, KnowledgeQuestion } from "#app/contracts/knowledge.ts";
import { openCatalogue, openTable } from "#app/domain/agents/catalogue/told-rows.ts";
import { WHOLE_CHARACTERS } from "#app/domain/agents/knowledge-base.ts";
import { rank } from "#app/domain/agents/retrieval/confidence.ts";
import { KnowledgeIndex } from "#app/domain/agents/retrieval/knowledge-index.ts";
import type { Rows } from "#app/domain/agents/tables.ts";
import { SHIPPED_SYNONYMS } from "#app/domain/agents/retrieval/synonyms.ts";
import { addSynonyms } from "#app/domain/agents/synonym-groups.ts";
import { shippedTopics } from "#app/domain/agents/retrieval/topics/index.ts";
import type { Entries, StoredText } from "./entries.ts";

/** Passages in all indexes that are kept, the one in use not counted: 5,000 take about 20 MB. */
const MAX_KEPT_PASSAGES = 10_000;

interface Kept {
	index: KnowledgeIndex<FoundPassage>;
	passages: readonly FoundPassage[];
	whole: FoundPassage[] | null;
	/** Null: no catalogue is in these bases. */
	products: ReturnType<typeof openCatalogue> | null;
}

export type Indexes = ReturnType<typeof createIndexes>;

/**
 * Indexes of what sets of bases hold, each built when it is first asked and kept while nothing changes.
 * @param listOwnSynonyms groups of words that the workspace has beside those that are shipped
 */
export function createIndexes(entries: Pick<Entries, "texts">, listOwnSynonyms: () => string[][]) {
	const kept = new Map<string, Kept>();

	function build(baseIds: readonly string[]): Kept {
		const texts = entries.texts(baseIds);
		const tables = texts.flatMap(({ id, title, rows }) =>
			rows === null ? [] : (openTable(id, title, JSON.parse(rows) as Rows) ?? []),
		);
		const asData = new Set(tables.map(({ entryId }) => entryId));
		const passages = texts.filter(({ id }) => !asData.has(id)).flatMap(listPassages);
		const characters = texts.reduce((sum, { title, text }) => sum + title.length + text.length, 0);
		const synonyms = addSynonyms(SHIPPED_SYNONYMS, listOwnSynonyms());
		const fits = characters <= WHOLE_CHARACTERS;
		return {
			index: new KnowledgeIndex(passages, synonyms, shippedTopics()),
			passages,
			whole: fits ? texts.map(({ id, title, text }) => ({ entryId: id, title, text })) : null,
			products: tables.length > 0 ? openCatalogue(tables) : null,
		};
	}

	function open(baseIds: readonly string[]): Kept {
		const key = [...new Set(baseIds)].toSorted().join();
		const found = kept.get(key) ?? build(baseIds);
		kept.delete(key);
		let room = MAX_KEPT_PASSAGES;
		for (const [other, { passages }] of [...kept].toReversed()) {
			room -= passages.length;
			if (room < 0) kept.delete(other);
		}
		kept.set(key, found);
		return found;
	}

	return {
		/** Answers every search from memory; only the first after a change reads rows, one for each entry. */
		answer(
			baseIds: readonly string[],
			{
				searches,
				limit,
				limits = [],
				wantsWhole = false,
				products: asked,
			}: Omit<KnowledgeQuestion, "agentId">,
		): KnowledgeAnswer {
			const { index, whole, products } = open(baseIds);
			return {
				found: searches.map((sought, at) =>
					rank(index.search(sought))
						.slice(0, Math.min(limits[at] ?? limit, limit))
						.map((found) => ({ ...found, text: found.text.trim() })),
				),
				whole: wantsWhole ? whole : null,
				products: asked && products ? products.ask(asked.message, asked) : null,
			};
		},

		/** All passages in the order of their entries; those of an entry in theirs. */
		passagesOf: (baseIds: readonly string[]): readonly FoundPassage[] => open(baseIds).passages,

		/** Something changed that a search may find. */
		forget(): void {
			kept.clear();
		},
	};
}

/** The passages of a text, which joined are the text again. */
function listPassages({ id, title, text, cuts }: StoredText): FoundPassage[] {
	let at = 0;
	return (JSON.parse(cuts) as number[]).map((length) => {
		const passage = { entryId: id, title, text: text.slice(at, at + length) };
		at += length;
		return passage;
	});
}
