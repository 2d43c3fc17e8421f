import { expect, test } from "vitest";
import { shippedTopics } from "#app/domain/agents/retrieval/topics/index.ts";

test("topics are built once, each with an id of its own", () => {
	const topics = shippedTopics();
	expect(shippedTopics()).toBe(topics);
	expect(topics.ids.length).toBeGreaterThan(500);
	expect(new Set(topics.ids).size).toBe(topics.ids.length);
	expect(topics.ids.every((id) => /^[a-z0-9-]+$/u.test(id))).toBe(true);
});
