import { expect, test } from "vitest";
import { createGate } from "#workers/adapters/password/gate.ts";

test("A25 two run, twenty wait, the rest are told at once", async () => {
	const gate = createGate(2, 20);
	let running = 0;
	let most = 0;
	const finish: (() => void)[] = [];
	const task = async () => {
		most = Math.max(most, ++running);
		await new Promise<void>((resolve) => finish.push(resolve));
		running--;
		return "done";
	};
	const all = Array.from({ length: 50 }, () => gate.run(task));
	const settled = Promise.all(all);
	for (let round = 0; round < 30; round++) {
		finish.shift()?.();
		await new Promise((resolve) => setTimeout(resolve));
	}
	const results = await settled;
	expect(most).toBe(2);
	expect(results.filter((result) => result === "done")).toHaveLength(22);
	expect(results.filter((result) => result === null)).toHaveLength(28);
});

test("a task that fails frees its place", async () => {
	const gate = createGate(1, 0);
	await expect(gate.run(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
	expect(await gate.run(() => Promise.resolve(1))).toBe(1);
});
