import type { KnowledgeAnswer, KnowledgeQuestion } from "#app/contracts/knowledge.ts";
import type { Result } from "#app/domain/result.ts";

/** What the object of a workspace's knowledge is asked for an answer. */
interface SearchedKnowledge {
	searchKnowledge(
		workspaceId: string,
		question: KnowledgeQuestion,
	): Promise<Result<KnowledgeAnswer, "not_found">>;
}

/**
 * For each search the best passages of the bases attached to an agent, best first; none for an agent that is not of the
 * workspace. Throws when the object fails.
 */
export type SearchKnowledge = (
	workspaceId: string,
	question: KnowledgeQuestion,
) => Promise<KnowledgeAnswer>;

/** Asks the workspace's knowledge on behalf of agents. A workspace that is being deleted knows nothing. */
export const createKnowledgeSearch =
	(knowledge: (workspaceId: string) => SearchedKnowledge): SearchKnowledge =>
	async (workspaceId, question) => {
		const answer = await knowledge(workspaceId).searchKnowledge(workspaceId, question);
		return answer.ok ? answer.value : { found: question.searches.map(() => []), whole: null };
	};
