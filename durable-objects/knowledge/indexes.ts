import type { FoundPassage } from "#app/contracts/agents.ts";
import type { KnowledgeAnswer, KnowledgeQuestion } from "#app/contracts/knowledge.ts";
import { WHOLE_CHARACTERS } from "#app/domain/agents/knowledge-base.ts";
import { rank } from "#app/domain/agents/retrieval/confidence.ts";
import { KnowledgeIndex } from "#app/domain/agents/retrieval/knowledge-index.ts";
import { SHIPPED_SYNONYMS } from "#app/domain/agents/retrieval/synonyms.ts";
import { shippedTopics } from "#app/domain/agents/retrieval/topics/index.ts";
import type { Entries, StoredText } from "./entries.ts";

/** Passages in all indexes that are kept, the one in use not counted: 5,000 take about 20 MB. */
const MAX_KEPT_PASSAGES = 10_000;

interface Kept {
	index: KnowledgeIndex<FoundPassage>;
	passages: number;
	whole: FoundPassage[] | null;
}

export type Indexes = ReturnType<typeof createIndexes>;

/** Indexes of what sets of bases hold, each built when it is first asked and kept while nothing changes. */
export function createIndexes(entries: Pick<Entries, "texts">) {
	const kept = new Map<string, Kept>();

	function build(baseIds: readonly string[]): Kept {
		const texts = entries.texts(baseIds);
		const passages = texts.flatMap(listPassages);
		const characters = texts.reduce((sum, { title, text }) => sum + title.length + text.length, 0);
		const fits = characters <= WHOLE_CHARACTERS;
		return {
			index: new KnowledgeIndex(passages, SHIPPED_SYNONYMS, shippedTopics()),
			passages: passages.length,
			whole: fits ? texts.map(({ id, title, text }) => ({ entryId: id, title, text })) : null,
		};
	}

	function open(baseIds: readonly string[]): Kept {
		const key = [...new Set(baseIds)].toSorted().join();
		const found = kept.get(key) ?? build(baseIds);
		kept.delete(key);
		let room = MAX_KEPT_PASSAGES;
		for (const [other, { passages }] of [...kept].toReversed()) {
			room -= passages;
			if (room < 0) kept.delete(other);
		}
		kept.set(key, found);
		return found;
	}

	return {
		/** Answers every search from memory; only the first after a change reads rows, one for each entry. */
		answer(
			baseIds: readonly string[],
			{ searches, limit, wantsWhole = false }: Omit<KnowledgeQuestion, "agentId">,
		): KnowledgeAnswer {
			const { index, whole } = open(baseIds);
			return {
				found: searches.map((asked) =>
					rank(index.search(asked))
						.slice(0, limit)
						.map((found) => ({ ...found, text: found.text.trim() })),
				),
				whole: wantsWhole ? whole : null,
			};
		},

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
