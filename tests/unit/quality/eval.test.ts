import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { inRoot } from "#scripts/local/paths.mjs";
import {
	CLASSES,
	hashAside,
	listBusinesses,
	listQuestions,
	type Part,
} from "#tests/quality/cases.ts";
import { hashAsideDialogues, listDialogues } from "#tests/quality/dialogues.ts";
import { compare, measure, type Score } from "#tests/quality/score.ts";

/** A shop described in an evening, and more than anybody would tune by heart. */
const ENTRIES = 60;
const MIN_QUESTIONS = 1_800;
/** Ten seconds alone; all projects of the suite share the processor. What hangs is ended by this. */
const PATIENCE_MS = 240_000;
const MIN_DIALOGUES = 12;
const MIN_ASIDE_IN_CLASS = 50;

const listAll = (part: Part) =>
	listBusinesses().flatMap((business) => listQuestions(part, business));

test("six businesses of 60 entries, 1,800 messages and more, a third of them set aside in every class", () => {
	expect(listBusinesses().map(({ entries }) => entries.length)).toEqual(
		Array.from({ length: 6 }, () => ENTRIES),
	);
	const aside = listAll("aside");
	const all = listAll("tuning").length + aside.length;
	expect(all).toBeGreaterThanOrEqual(MIN_QUESTIONS);
	expect(aside.length / all).toBeGreaterThanOrEqual(1 / 3);
	for (const name of CLASSES)
		expect(aside.filter((question) => question.class === name).length, name).toBeGreaterThanOrEqual(
			MIN_ASIDE_IN_CLASS,
		);
});

test("the dialogues set aside are the ones that were written before the rules they judge", () => {
	const kept = readFileSync(inRoot("tests", "quality", "dialogues", "aside.sha256"), "utf8");
	expect(hashAsideDialogues()).toBe(kept.trim());
});

test("the part set aside is the one that was written before the rules it judges", () => {
	expect(hashAside()).toBe(readFileSync(inRoot("tests", "quality", "aside.sha256"), "utf8").trim());
});

test.each<Part>(["tuning", "aside"])(
	"dialogues of four to nine turns, twelve a business (%s)",
	(part) => {
		for (const business of listBusinesses()) {
			const dialogues = listDialogues(part, business);
			expect(dialogues.length, business.key).toBeGreaterThanOrEqual(MIN_DIALOGUES);
			for (const { name, turns } of dialogues) {
				expect(turns.length, name).toBeGreaterThanOrEqual(4);
				expect(turns.length, name).toBeLessThanOrEqual(9);
			}
		}
	},
);

/** In `npm test` the part that nobody tunes by: what makes the agent worse shows there too, for a third of the work. `npm run eval` asks the other one. */
const MEASURED: Part[] = process.env.PROSA_LONG === "1" ? ["tuning", "aside"] : ["aside"];

describe.each(MEASURED)("the agent without a model, on the %s part", (part) => {
	test("answers no worse than is kept", { timeout: PATIENCE_MS }, async () => {
		const file = inRoot("tests", "quality", `baseline-${part}.json`);
		const kept = JSON.parse(readFileSync(file, "utf8")) as Score;
		const { score } = await measure(part);
		expect(compare(score, kept)).toEqual([]);
	});
});
