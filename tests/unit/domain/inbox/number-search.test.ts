import { expect, test } from "vitest";
import { computeSearchKey, planWords } from "#app/domain/conversations/search.ts";
import { listNumberForms } from "#app/domain/inbox/number-search.ts";
import { planSearch } from "#app/domain/inbox/search-key.ts";

const finds = (typed: string, phone: string): boolean =>
	listNumberForms(typed).some((form) => phone.includes(form));

const SHAPES = [
	"(11) 97000-0101",
	"11 97000-0101",
	"11970000101",
	"970000101",
	"97000-0101",
	"+55 11 97000-0101",
	"5511970000101",
	"055 11 97000.0101",
	"011 97000-0101",
	"0055 11 97000-0101",
	"(11) 7000-0101",
	"55 11 7000 0101",
	"7000-0101",
	"0101",
];

test.each(SHAPES)("%j finds 5511970000101, with or without its ninth digit (inbox A5)", (typed) => {
	expect(finds(typed, "5511970000101")).toBe(true);
	expect(finds(typed, "551170000101")).toBe(true);
	expect(finds(typed, "5521988887777")).toBe(false);
});

test.each(SHAPES)("%j is sought alike in the inbox and in /conversations (inbox A5)", (typed) => {
	const person = { name: "Mariana", phone: "5511970000101", email: null };
	const words = computeSearchKey(person).split(" ");
	const isListed = planWords(typed).every((group) =>
		group.some((form) => words.some((word) => word.startsWith(form))),
	);
	const plan = planSearch(typed);
	const isInInbox =
		plan.kind === "number" &&
		plan.phrases.some((phrase) => person.phone.includes(phrase.slice(1, -1)));
	expect([isListed, isInInbox]).toEqual([true, true]);
});

test("a landline has no ninth digit, and what is no number is none (inbox A5)", () => {
	expect(listNumberForms("(11) 3000-0101")).toEqual(["1130000101"]);
	expect(listNumberForms("+1 415 555 2671")).toEqual(["14155552671"]);
	for (const typed of ["", "01", "ana 0101", "0101a", "()", "+", "５５１１"])
		expect(listNumberForms(typed)).toEqual([]);
});
