import type { Plugin } from "vite";
import { stemsOfWord, TOPIC_WORD } from "./app/domain/agents/retrieval/topic-index.ts";
import { fold } from "./app/domain/fold.ts";

const TOPICS =
	/[\\/]app[\\/]domain[\\/]agents[\\/]retrieval[\\/]topics[\\/](?!index\.ts)[\w-]+\.ts$/u;
const TEXT = /^export const \w+ = `((?:[^`\\$]|\$(?!\{))*)`;$/mu;

/** A line's words that are counted, each beside its likes. */
function writeLine(words: readonly string[], mark: string, shortest: ReadonlyMap<string, string>) {
	const groups = new Map<string, string[]>();
	for (const word of words) {
		const stems = stemsOfWord(word).join(" ");
		if (stems === "") continue;
		const group = groups.get(stems) ?? [];
		group.push(shortest.get(stems) ?? word);
		groups.set(stems, group);
	}
	return groups.size === 0 ? [] : [mark + [...groups.values()].flat().join(" ")];
}

/**
 * A text of topics as their index counts it (topic-index.ts): ways to ask without the words it passes over, and of words with
 * one stem that stem or the shortest, one beside the other. An index of it is the same to the last bit, because each topic has as
 * many of each stem as before, in the order of the first.
 */
export function shortenTopics(text: string): string {
	const folded = fold(text);
	const shortest = new Map<string, string>();
	for (const [word] of folded.matchAll(TOPIC_WORD)) {
		const stems = stemsOfWord(word).join(" ");
		const known = shortest.get(stems);
		// Most stems, written as a word, have themselves as their stem.
		const isWord = !stems.includes(" ") && stemsOfWord(stems).join(" ") === stems;
		const written = isWord ? stems : word;
		if (known === undefined || written.length < known.length) shortest.set(stems, written);
	}
	return folded
		.split(/^(?=# )/mu)
		.flatMap((topic) => {
			const [id = "", ...lines] = topic.split("\n");
			if (!id.startsWith("# ")) return [];
			const wordsOf = (isAnchor: boolean) =>
				lines
					.filter((line) => line.startsWith("!") === isAnchor)
					.flatMap((line) => line.match(TOPIC_WORD) ?? []);
			return [
				id.trim(),
				...writeLine(wordsOf(true), "!", shortest),
				...writeLine(wordsOf(false), "", shortest),
			];
		})
		.join("\n");
}

/** Puts the topics into the Worker as their index counts them: half as many bytes. */
export function shortTopics(): Plugin {
	let found = 0;
	return {
		name: "prosa-short-topics",
		enforce: "pre",
		apply: "build",
		applyToEnvironment: (environment) => environment.name === "ssr",
		transform(code, id) {
			if (!TOPICS.test(id)) return null;
			const [, text] = TEXT.exec(code) ?? [];
			if (text === undefined) this.error(`${id} is no text of topics.`);
			found += 1;
			return { code: code.replace(text, () => shortenTopics(text)), map: null };
		},
		buildEnd(error) {
			if (!error && found === 0) this.error("The server's build has no topics to shorten.");
		},
	};
}
