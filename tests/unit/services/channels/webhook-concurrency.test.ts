import { expect, test } from "vitest";
import {
	admit,
	FORGOTTEN_AFTER_MS,
	MAX_UNDER_WAY,
} from "#workers/services/channels/webhook-concurrency.ts";

const turn = () => Promise.withResolvers<string>();

test("so many deliveries of one channel are under way at once, the next one comes again (ledger B0 B4)", async () => {
	const turns = Array.from({ length: MAX_UNDER_WAY }, turn);
	const answers = turns.map(({ promise }) => admit("a", () => promise));
	let tried = 0;
	const late = () => admit("a", async () => `late ${++tried}`);
	expect(await late()).toBe("busy");
	expect(tried).toBe(0);
	// Another channel has a crowd of its own.
	expect(await admit("b", async () => "stored")).toBe("stored");
	turns[0]?.resolve("stored");
	expect(await answers[0]).toBe("stored");
	expect(await late()).toBe("late 1");
	turns[1]?.reject(new Error("the object broke"));
	await expect(answers[1]).rejects.toThrow("the object broke");
	for (const { resolve } of turns) resolve("stored");
	expect((await Promise.all(answers.slice(2))).every((answer) => answer === "stored")).toBe(true);
	// Whoever is done, well or not, makes room for one.
	const again = Array.from({ length: MAX_UNDER_WAY }, turn);
	const second = again.map(({ promise }) => admit("a", () => promise));
	expect(await late()).toBe("busy");
	for (const { resolve } of again) resolve("stored");
	await Promise.all(second);
});

test("what ended without a word does not close a channel for good (ledger B0)", async () => {
	let now = 1_000;
	const never = new Promise<string>(() => undefined);
	for (let n = 0; n < MAX_UNDER_WAY; n++)
		void admit(
			"gone",
			() => never,
			() => now,
		);
	const next = () =>
		admit(
			"gone",
			async () => "stored",
			() => now,
		);
	now += FORGOTTEN_AFTER_MS - 1;
	expect(await next()).toBe("busy");
	now += 1;
	expect(await next()).toBe("stored");
});
