import { expect, test } from "vitest";
import { stemOf } from "#app/domain/agents/retrieval/stems.ts";
import { TopicIndex } from "#app/domain/agents/retrieval/topic-index.ts";
import { shippedTopics } from "#app/domain/agents/retrieval/topics/index.ts";
import { measureProcessor } from "#tests/support/processor-time.ts";

const about = (topics: TopicIndex, words: string): (string | undefined)[] => {
	const weights = new Map(words.split(" ").map((word) => [stemOf(word), 1]));
	return [...topics.ofQuestion(weights).shares.keys()].map((topic) => topics.ids[topic]);
};

test("a question is about the topic whose words it has, the rarer the more", () => {
	const topics = new TopicIndex([
		"# bread\n! pão\nquanto custa o pão | sai quentinho",
		"# cake\n! bolo\nquanto custa o bolo | vela",
	]);
	expect(about(topics, "quanto pao")[0]).toBe("bread");
	expect(about(topics, "quentinho")).toEqual(["bread"]);
	expect(about(topics, "girafa")).toEqual([]);
	expect(topics.ofQuestion(new Map()).top).toBe(0);
});

test("what is shipped tells topics apart, entries and questions alike", () => {
	const topics = shippedTopics();
	expect(about(topics, "vaga carro manobrista")[0]).toContain("estaciona");
	const entry = topics.ofEntry(["estacionamento"].map(stemOf), ["vagas", "carro"].map(stemOf));
	expect(topics.ids[entry[0]?.[0] ?? -1]).toContain("estaciona");
	expect(topics.rarityOf(stemOf("carro"))).toBeGreaterThan(1);
	expect(topics.rarityOf("xyzabc")).toBeUndefined();
});

test("a text with no topic in it is none", () => {
	const spent = measureProcessor();
	const topics = new TopicIndex(["", "# only\n", "# two\nbolo"]);
	expect(topics.ids).toEqual(["only", "two"]);
	expect(spent()).toBeLessThan(100);
});
