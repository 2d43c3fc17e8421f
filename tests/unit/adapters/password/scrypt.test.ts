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

test("A04 an unknown e-mail costs what a wrong password costs, and never matches", async () => {
	const phc = await hasher.hash("uma senha comprida");
	/** Seconds of the processor, not of the clock: other work shares the machine. */
	const costOf = async (hash: string | null) => {
		const before = process.cpuUsage();
		expect(await hasher.verify("outra", hash)).toBe(false);
		const { user, system } = process.cpuUsage(before);
		return user + system;
	};
	const known = Math.min(await costOf(phc), await costOf(phc));
	const unknown = Math.min(await costOf(null), await costOf(null));
	// Without the dummy it would be a thousandfold.
	expect(unknown / known).toBeGreaterThan(0.3);
	expect(unknown / known).toBeLessThan(3);
});

test("A25 of fifty at once two hash at a time, twenty wait and twenty-eight are told to", async () => {
	// What one costs is nothing to the queue before it.
	const cheap = createScryptHasher({ ln: 10, r: 8, p: 1 });
	const results = await Promise.all(Array.from({ length: 50 }, () => cheap.hash("x")));
	expect(results.filter((result) => result === null)).toHaveLength(28);
});

test("a stored hash that cannot be read is a fault, not a mismatch", async () => {
	await expect(hasher.verify("x", "$argon2id$v=19$x")).rejects.toThrow("cannot be read");
});
