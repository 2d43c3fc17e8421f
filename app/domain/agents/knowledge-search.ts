// founding.md 33: the words of a passage as the search table in D1 keeps them.
import { listWords } from "../inbox/search-words.ts";

/** The one thing that says whose words these are. */
const scopeOf = (agentId: string): string => agentId.replaceAll("-", "");

/**
 * What the index keeps of a passage: the words that questions are made of, each behind the agent's id.
 * So the index has no word that belongs to two agents.
 */
export function indexedWords(agentId: string, passage: { title: string; text: string }): string {
	const scope = scopeOf(agentId);
	return listWords(`${passage.title} ${passage.text}`)
		.map((word) => scope + word)
		.join(" ");
}
