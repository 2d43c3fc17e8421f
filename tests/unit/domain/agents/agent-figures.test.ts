import { expect, test } from "vitest";
import { addFigures } from "#app/domain/agents/agent-figures.ts";

const version = (of: number | null, answers: number) => ({
	version: of,
	answers,
	handOvers: 1,
	costMicros: 10,
	good: 2,
	bad: 1,
});

test("channels are added up: the most frequent reason and the newest version first", () => {
	expect(
		addFigures([
			{
				ended: { all: 4, resolved: 3 },
				reasons: [{ reason: "requested", count: 1 }],
				versions: [version(null, 5), version(2, 7)],
			},
			{
				ended: { all: 2, resolved: 0 },
				reasons: [
					{ reason: "requested", count: 1 },
					{ reason: "no_answer", count: 4 },
				],
				versions: [version(2, 3), version(3, 1)],
			},
		]),
	).toEqual({
		ended: { all: 6, resolved: 3 },
		reasons: [
			{ reason: "no_answer", count: 4 },
			{ reason: "requested", count: 2 },
		],
		versions: [
			version(3, 1),
			{ version: 2, answers: 10, handOvers: 2, costMicros: 20, good: 4, bad: 2 },
			version(null, 5),
		],
	});
	expect(addFigures([])).toEqual({ ended: { all: 0, resolved: 0 }, reasons: [], versions: [] });
});
