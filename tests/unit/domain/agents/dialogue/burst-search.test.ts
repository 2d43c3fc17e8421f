import { expect, test } from "vitest";
import {
	chooseAnswers,
	listBurstSearches,
	planSearches,
} from "#app/domain/agents/dialogue/burst-search.ts";

interface Passage {
	entryId: string;
	text: string;
	share: number;
	isStrange: boolean;
}
/** What a search finds, by the words it holds. */
const find = (known: Record<string, string>, messages: string[], before = "", good = 0.6) => {
	const plan = planSearches(messages, before);
	const found = listBurstSearches(plan).map((asked) => {
		const [main] = asked.toSorted((one, other) => other.weight - one.weight);
		return Object.entries(known)
			.filter(([word]) => main?.text.includes(word))
			.map(([, entryId], at): Passage => ({
				entryId,
				text: entryId,
				share: at === 0 ? 0.9 : 0.3,
				isStrange: false,
			}));
	});
	return chooseAnswers(plan, found, good).answers.map(({ entryId }) => entryId);
};

test("messages that ask by themselves are answered each, at most three, every entry once", () => {
	const known = { uniforme: "u", apostilas: "a", van: "v", lanche: "l" };
	expect(find(known, ["quanto custa o uniforme", "e o kit de apostilas"])).toEqual(["u", "a"]);
	expect(find(known, ["tem van?", "a van custa quanto?"])).toEqual(["v"]);
	expect(find(known, ["tem van?", "tem lanche?", "tem uniforme?", "tem apostilas?"])).toEqual([
		"v",
		"l",
		"u",
	]);
});

test("one question in pieces is searched for as a whole", () => {
	const pieces = ["meu filho chegou", "atrasado ele pode entrar?"];
	expect(find({ atrasado: "atraso" }, pieces)).toEqual(["atraso"]);
	expect(planSearches(pieces, "").each).toEqual([]);
});

test("below the least confidence nothing is answered", () => {
	expect(find({ van: "v" }, ["tem van?"], "", 0.95)).toEqual([]);
	expect(find({}, [])).toEqual([]);
});
