import { expect, test } from "vitest";
import { type Draft, emptyDraft } from "#app/areas/agents/form/draft.ts";
import { fieldOf, findProblem } from "#app/areas/agents/form/problems.ts";

const draft = (change: Partial<Draft>): Draft => ({
	...emptyDraft("pt", ["atendente"]),
	name: "Aurora",
	...change,
});

test("a new agent needs nothing but a name", () => {
	expect(findProblem(draft({}))).toBeNull();
	expect(findProblem(draft({ name: "  " }))).toBe("name_missing");
});

test.each([
	[{ name: "" }, "name"],
	[{ instructions: "x".repeat(8_001) }, "instructions"],
	[{ provider: "openai", model: "gpt-5" }, "integrationId"],
	[{ provider: "workers_ai", model: " " }, "model"],
	[{ hasMaxTurns: true, maxTurns: "zero" }, "maxTurns"],
	[{ hours: { timeZone: "Terra/Plana", open: [] } }, "hours"],
	[{ debounceSeconds: "0" }, "debounce"],
	[{ languages: [] }, "languages"],
	[{ words: ["x".repeat(61)] }, "words"],
] as [Partial<Draft>, string][])("%j is said beside %s", (change, field) => {
	const problem = findProblem(draft(change));
	expect(problem && fieldOf(problem)).toBe(field);
});

test("what is about no field is said once for the whole form", () => {
	expect(fieldOf("plan_limit")).toBeNull();
	expect(fieldOf("unavailable")).toBeNull();
});
