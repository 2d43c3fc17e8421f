import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { createRuntime } from "#workers/services/runtime.ts";
import { createScryptHasher } from "#workers/adapters/password/scrypt.ts";

test("workerd makes and knows the hash of a password at its full cost, two at a time", async () => {
	const hasher = createScryptHasher();
	const [first, second] = await Promise.all([hasher.hash("uma senha"), hasher.hash("uma senha")]);
	expect(first).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[\w+/]{22}\$[\w+/]{43}$/);
	expect(second).not.toBe(first);
	expect(await hasher.verify("uma senha", first)).toBe(true);
	expect(await hasher.verify("outra senha", second)).toBe(false);
});

test("the services of these tests hash at a hundredth of that cost", async () => {
	const { passwords } = createRuntime(env, { defer: () => {} });
	expect(await passwords.hash("uma senha")).toMatch(/^\$scrypt\$ln=8,r=8,p=1\$/);
});
