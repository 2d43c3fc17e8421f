import fc from "fast-check";
import { expect, test } from "vitest";
import {
	chooseAnswers,
	listBurstSearches,
	listLimits,
	planSearches,
} from "#app/domain/agents/dialogue/burst-search.ts";
import type { Ranked } from "#app/domain/agents/retrieval/confidence.ts";
import type { IndexedPassage } from "#app/domain/agents/retrieval/knowledge-index.ts";
import { joinNear } from "#app/domain/agents/semantic/near.ts";
import { listQuestionTexts } from "#app/domain/agents/semantic/semantic-search.ts";

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

const LONG =
	"oi, comprei uma jaqueta aí na semana passada mas ficou grande, e queria saber se dá pra trocar na loja do centro";

test("a clause brings its best passage alone, every other search and what is looked for by meaning all", () => {
	expect(listLimits(planSearches(["tem van?"], "quanto custa?"), 24)).toEqual([24, 24, 24, 24]);
	const plan = planSearches([LONG], "");
	const searches = listBurstSearches(plan);
	const { places } = listQuestionTexts(searches);
	const limits = listLimits(plan, 24);
	const single = searches.filter((_, at) => limits[at] === 1);
	expect(limits).toHaveLength(searches.length);
	expect(new Set(limits)).toEqual(new Set([24, 1]));
	expect(single.every((asked) => plan.whole.clauses.includes(asked))).toBe(true);
	expect(limits.filter((limit, at) => limit === 1 && places[at] !== null)).toEqual([]);
});

test("what is chosen is the same with the passages of these limits as with all, by words and by meaning", () => {
	const list = fc.uniqueArray(
		fc.record({
			entryId: fc.constantFrom("a", "b", "c", "d"),
			title: fc.constant(""),
			text: fc.constantFrom("one", "other"),
			share: fc.constantFrom(0, 0.25, 0.5, 0.7, 0.8, 0.95),
			isStrange: fc.boolean(),
			matched: fc.constant<string[]>([]),
		}),
		{ selector: ({ entryId, text }) => `${entryId} ${text}`, minLength: 1, maxLength: 6 },
	);
	const messages = fc.constantFrom([LONG], [LONG, "tem van?"], [LONG, `${LONG}?`], ["tem van?"]);
	const searched = fc
		.tuple(messages, fc.constantFrom("", "quanto custa?"))
		.chain(([of, before]) => {
			const plan = planSearches(of, before);
			const { length } = listBurstSearches(plan);
			const lists = fc.array(list, { minLength: length, maxLength: length });
			return fc.tuple(fc.constant(plan), lists, lists);
		});
	fc.assert(
		fc.property(searched, ([plan, found, near]) => {
			const limits = listLimits(plan, 24);
			const { places } = listQuestionTexts(listBurstSearches(plan));
			const join = (lists: Ranked<IndexedPassage>[][]) =>
				lists.map((words, at) =>
					places[at] === null
						? words
						: joinNear(words, near[at]?.map((one) => ({ ...one, isNear: one.share > 0.5 })) ?? []),
				);
			const limited = found.map((passages, at) => passages.slice(0, limits[at]));
			expect(chooseAnswers(plan, limited)).toEqual(chooseAnswers(plan, found));
			expect(chooseAnswers(plan, join(limited))).toEqual(chooseAnswers(plan, join(found)));
		}),
	);
});
