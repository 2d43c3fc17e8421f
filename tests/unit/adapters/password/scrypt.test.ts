import { expect, test } from "vitest";
import { createScryptHasher } from "#workers/adapters/password/scrypt.ts";

const hasher = createScryptHasher();

test("a password matches its hash and no other", async () => {
	const phc = await hasher.hash("uma senha comprida");
	expect(phc).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[\w+/]{22}\$[\w+/]{43}$/);
	expect(await hasher.verify("uma senha comprida", phc)).toBe(true);
	expect(await hasher.verify("uma senha comprida ", phc)).toBe(false);
	expect(await hasher.hash("uma senha comprida")).not.toBe(phc);
});

test(
	"A04 an unknown e-mail costs what a wrong password costs, and never matches",
	{ timeout: 120_000 },
	async () => {
		const phc = await hasher.hash("uma senha comprida");
		const timed = async (hash: string | null) => {
			const times: number[] = [];
			for (let round = 0; round < 5; round++) {
				const start = performance.now();
				expect(await hasher.verify("outra", hash)).toBe(false);
				times.push(performance.now() - start);
			}
			return times.toSorted((a, b) => a - b)[2] ?? 0;
		};
		const known = await timed(phc);
		const unknown = await timed(null);
		// Wide, because other work shares the machine; without the dummy it would be a thousandfold.
		expect(unknown / known).toBeGreaterThan(0.3);
		expect(unknown / known).toBeLessThan(3);
	},
);

test(
	"A25 of fifty at once two hash at a time, twenty wait and twenty-eight are told to",
	{ timeout: 120_000 },
	async () => {
		const results = await Promise.all(Array.from({ length: 50 }, () => hasher.hash("x")));
		expect(results.filter((result) => result === null)).toHaveLength(28);
	},
);

test("a stored hash that cannot be read is a fault, not a mismatch", async () => {
	await expect(hasher.verify("x", "$argon2id$v=19$x")).rejects.toThrow("cannot be read");
});
