import { expect, test } from "vitest";
import { stemsOfWord, TOPIC_WORD, TopicIndex } from "#app/domain/agents/retrieval/topic-index.ts";
import { TOPIC_TEXTS } from "#app/domain/agents/retrieval/topics/index.ts";
import { fold } from "#app/domain/fold.ts";
import { shortenTopics } from "../../../vite.topics.ts";

/** How rare each stem is is held against the whole in any case; what comes of it for a fifth, or for all in the long form. */
const STRIDE = process.env.PROSA_LONG === "1" ? 1 : 5;
const isAsked = (_: unknown, at: number): boolean => at % STRIDE === 0;

test("topics as the Worker carries them make the same index, to the last bit", () => {
	const short = TOPIC_TEXTS.map(shortenTopics);
	expect(short.join("").length).toBeLessThan(TOPIC_TEXTS.join("").length * 0.6);
	const [whole, shortened] = [new TopicIndex(TOPIC_TEXTS), new TopicIndex(short)];
	expect(shortened.ids).toEqual(whole.ids);

	const lines = TOPIC_TEXTS.flatMap((text) => fold(text).split("\n"));
	const stemsOf = (line: string) => (line.match(TOPIC_WORD) ?? []).flatMap(stemsOfWord);
	const stems = new Set(lines.flatMap(stemsOf));
	expect(stems.size).toBeGreaterThan(5000);
	for (const stem of stems) expect(shortened.rarityOf(stem), stem).toBe(whole.rarityOf(stem));
	for (const stem of [...stems].filter(isAsked)) {
		// All topics that a stem alone is like, with its share of each.
		expect(shortened.ofEntry([], [stem]), stem).toEqual(whole.ofEntry([], [stem]));
	}
	for (const line of lines.filter(isAsked)) {
		const asked = stemsOf(line);
		expect(shortened.ofEntry(asked.slice(0, 4), asked), line).toEqual(
			whole.ofEntry(asked.slice(0, 4), asked),
		);
		const weights = new Map(asked.map((stem) => [stem, 1]));
		expect(shortened.ofQuestion(weights), line).toEqual(whole.ofQuestion(weights));
	}
});

test("a short text of topics is one that the index reads", () => {
	const text =
		"\n# frete\n! Frete, taxa de entrega\nQuanto é o frete? | o frete é 20?\nfretes de entregas 12\n";
	expect(shortenTopics(text)).toBe("# frete\n!fret tax entreg\nfret fret fret entreg");
	expect(shortenTopics("")).toBe("");
});
