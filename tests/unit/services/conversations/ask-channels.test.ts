import { expect, test } from "vitest";
import { fail, ok } from "#app/domain/result.ts";
import { askChannels } from "#workers/services/conversations/ask-channels.ts";

const LIMITS = { atOnce: 2, eachMs: 1_000, allMs: 5_000 };
const never = () => new Promise<never>(() => undefined);

test("channels are asked side by side, no more than a few at a time, and all of them", async () => {
	let [now, most] = [0, 0];
	const { answers, silent } = await askChannels(
		[1, 2, 3, 4, 5],
		async (n) => {
			most = Math.max(most, (now += 1));
			await Promise.resolve();
			now -= 1;
			return ok(n * 10);
		},
		LIMITS,
	);
	expect(answers.map(({ answer }) => answer).toSorted((a, b) => a - b)).toEqual([
		10, 20, 30, 40, 50,
	]);
	expect([most, silent]).toEqual([2, []]);
});

test("one that is late or breaks is named, one that refuses has nothing to say, and the others answer", async () => {
	const ask = async (name: string) => {
		if (name === "late") return never();
		if (name === "broken") throw new Error("no line");
		return name === "gone" ? fail("not_found") : ok(name);
	};
	const { answers, silent } = await askChannels(["late", "gone", "broken", "well"], ask, {
		...LIMITS,
		eachMs: 10,
	});
	expect(answers.map(({ answer }) => answer)).toEqual(["well"]);
	expect(silent.toSorted()).toEqual(["broken", "late"]);
});

test("together they take no longer than is allowed: who was not asked by then is named too", async () => {
	const asked: number[] = [];
	const { silent } = await askChannels(
		[1, 2, 3, 4],
		(n) => {
			asked.push(n);
			return never();
		},
		{ atOnce: 1, eachMs: 10_000, allMs: 20 },
	);
	expect([asked, silent]).toEqual([[1], [1, 2, 3, 4]]);
});
