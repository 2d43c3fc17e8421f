import { rank } from "#app/domain/agents/retrieval/confidence.ts";
import { KnowledgeIndex } from "#app/domain/agents/retrieval/knowledge-index.ts";
import { SHIPPED_SYNONYMS } from "#app/domain/agents/retrieval/synonyms.ts";
import { shippedTopics } from "#app/domain/agents/retrieval/topics/index.ts";
import type { Asked } from "#app/domain/agents/retrieval/segments.ts";
import type { Database } from "#workers/data/database.ts";
import { findKnowledgeVersion, listPassages } from "#workers/data/queries/agents/knowledge.ts";
import type { RankedPassage } from "./answer-draft.ts";

/** Agents whose index an isolate keeps: of 200 entries one takes about a megabyte. */
const MAX_KEPT = 20;

interface Kept {
	version: number;
	index: KnowledgeIndex;
}

const OF_THIS_ISOLATE = new Map<string, Kept>();

/**
 * For each search the best passages of the agent's own entries, best first; none for an agent that is not of the
 * workspace. Throws when D1 fails.
 */
export type SearchKnowledge = (
	agent: { workspaceId: string; agentId: string },
	searches: readonly Asked[],
	limit: number,
) => Promise<RankedPassage[][]>;

/** Builds indexes of what agents know and keeps them while nothing of it changes. */
export function createKnowledgeIndexes(db: Database, kept = OF_THIS_ISOLATE) {
	async function open(workspaceId: string, agentId: string): Promise<KnowledgeIndex | null> {
		// Read before the passages: a change meanwhile makes the next question build it again.
		const version = await findKnowledgeVersion(db, workspaceId, agentId);
		if (version === null) return null;
		const key = `${workspaceId}/${agentId}`;
		const known = kept.get(key);
		kept.delete(key);
		const index =
			known?.version === version
				? known.index
				: new KnowledgeIndex(
						await listPassages(db, workspaceId, agentId),
						SHIPPED_SYNONYMS,
						shippedTopics(),
					);
		kept.set(key, { version, index });
		const [oldest] = kept.keys();
		if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
		return index;
	}

	const searchKnowledge: SearchKnowledge = async ({ workspaceId, agentId }, searches, limit) => {
		const index = await open(workspaceId, agentId);
		return searches.map((asked) =>
			index === null
				? []
				: rank(index.search(asked))
						.slice(0, limit)
						.map((found) => ({ ...found, text: found.text.trim() })),
		);
	};
	return { searchKnowledge };
}
