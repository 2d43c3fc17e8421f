import { expect, test } from "vitest";
import { createChainHash } from "#workers/adapters/secrets/chain-hash.ts";

test("J16 a hash fits its text and its key, and no other", () => {
	const chain = createChainHash(["one-key"]);
	const hash = chain.hash("entry");
	expect(hash).toMatch(/^[0-9a-f]{64}$/);
	expect(chain.isHashOf(hash, "entry")).toBe(true);
	expect(chain.isHashOf(hash, "entry2")).toBe(false);
	expect(chain.isHashOf("", "entry")).toBe(false);
	expect(chain.isHashOf(hash.toUpperCase(), "entry")).toBe(false);
	// Somebody without the key cannot make a changed log fit again.
	expect(createChainHash(["other-key"]).isHashOf(hash, "entry")).toBe(false);
});

test("after a rotation the old hashes still count, and new ones have the new key", () => {
	const old = createChainHash(["old-key"]).hash("entry");
	const rotated = createChainHash(["new-key", "old-key"]);
	expect(rotated.isHashOf(old, "entry")).toBe(true);
	expect(rotated.hash("entry")).toBe(createChainHash(["new-key"]).hash("entry"));
});
