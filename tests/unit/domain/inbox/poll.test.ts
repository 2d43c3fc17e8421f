import { expect, test } from "vitest";
import { contentOfPoll, placesOf, pollOf, tallyOf } from "#app/domain/inbox/poll.ts";

const LUNCH = { question: "Onde almoçamos?", options: ["Bar", "Casa", "Rua"], isMultiple: false };

test("a poll is its question and a line for each option, which any release reads", () => {
	const content = contentOfPoll({ ...LUNCH, question: "Onde\nalmoçamos?" });
	expect(content).toEqual({
		type: "other",
		text: "Onde almoçamos?\nBar\nCasa\nRua",
		media: { kind: "poll" },
	});
	expect(pollOf(content)).toEqual(LUNCH);
	const several = { ...LUNCH, isMultiple: true };
	expect(pollOf(contentOfPoll(several))).toEqual(several);
});

test("what is no poll is none", () => {
	expect(pollOf({ type: "text", text: "Qual?\nA" })).toBeNull();
	expect(pollOf({ type: "other", text: "Festa", media: { kind: "event" } })).toBeNull();
	expect(pollOf({ type: "other", text: "", media: null })).toBeNull();
});

test("what was chosen is known by word or by place; what the poll has not is left out", () => {
	expect(placesOf(LUNCH, ["Rua", "Bar"])).toEqual([0, 2]);
	expect(placesOf(LUNCH, [2, 0, 2])).toEqual([0, 2]);
	expect(placesOf(LUNCH, ["Praia", 3, -1, 0.5])).toEqual([]);
	expect(placesOf(LUNCH, [" Casa\n"])).toEqual([1]);
});

test("votes are counted by option, and people once", () => {
	const votes = [
		{ name: "Ana", choices: [0, 1] },
		{ name: null, choices: [1] },
		{ name: "Rui", choices: [] },
	];
	expect(tallyOf(LUNCH, votes)).toEqual({
		counts: [1, 2, 0],
		voters: 2,
		named: [{ name: "Ana", choices: [0, 1] }],
	});
	expect(tallyOf(LUNCH, [])).toEqual({ counts: [0, 0, 0], voters: 0, named: [] });
});

test("of a large group the counts are whole, and the names bounded", () => {
	const votes = Array.from({ length: 1_000 }, (_, n) => ({ name: `P${n}`, choices: [n % 3] }));
	const tally = tallyOf(LUNCH, votes);
	expect(tally.counts).toEqual([334, 333, 333]);
	expect(tally.voters).toBe(1_000);
	expect(tally.named).toHaveLength(50);
});
