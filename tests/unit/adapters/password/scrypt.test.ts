import { expect, test } from "vitest";
import { measureProcessor } from "#tests/support/processor-time.ts";
import { createScryptHasher } from "#workers/adapters/password/scrypt.ts";

const hasher = createScryptHasher();
/** A quarter of a second a hash, on a machine that does nothing else. */
const SLOW = { timeout: 120_000 };

test("a password matches its hash and no other", SLOW, async () => {
	const phc = await hasher.hash("uma senha comprida");
	expect(phc).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[\w+/]{22}\$[\w+/]{43}$/);
	expect(await hasher.verify("uma senha comprida", phc)).toBe(true);
	expect(await hasher.verify("uma senha comprida ", phc)).toBe(false);
	expect(await hasher.hash("uma senha comprida")).not.toBe(phc);
});

test(
	"A04 an unknown e-mail costs what a wrong password costs, and never matches",
	SLOW,
	async () => {
		const costOf = async (hash: string | null) => {
			const spent = measureProcessor();
			expect(await hasher.verify("outra", hash)).toBe(false);
			return spent();
		};
		const known = await costOf(await hasher.hash("uma senha comprida"));
		const unknown = await costOf(null);
		// Without the dummy it would be a thousandfold.
		expect(unknown / known).toBeGreaterThan(0.3);
		expect(unknown / known).toBeLessThan(3);
	},
);

test("A25 of fifty at once two hash at a time, twenty wait and twenty-eight are told to", async () => {
	// What one costs is nothing to the queue before it.
	const cheap = createScryptHasher({ ln: 10, r: 8, p: 1 });
	const results = await Promise.all(Array.from({ length: 50 }, () => cheap.hash("x")));
	expect(results.filter((result) => result === null)).toHaveLength(28);
});

test("a stored hash that cannot be read is a fault, not a mismatch", async () => {
	await expect(hasher.verify("x", "$argon2id$v=19$x")).rejects.toThrow("cannot be read");
});
