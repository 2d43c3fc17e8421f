import fc from "fast-check";
import { expect, test } from "vitest";
import {
	createDataKey,
	createSealer,
	masterKeyId,
	rewrapDataKey,
	type SecretContext,
	wrappingKeyId,
} from "#workers/adapters/secrets/envelope.ts";

const MASTER = "k2Xw9QnB4vRz7TjM1yLh6UcD3pFs8GaE";
const sealerOf = (workspaceId: string, masterKeys = [MASTER], dataKeyWrapped?: string) =>
	createSealer({
		masterKeys,
		workspaceId,
		dataKeyWrapped: dataKeyWrapped ?? createDataKey(MASTER, workspaceId),
	});
const place: SecretContext = { workspaceId: "w1", table: "channels", rowId: "c1", field: "token" };

test("what is sealed opens again, and never looks the same twice", () => {
	const sealer = sealerOf("w1");
	fc.assert(
		fc.property(fc.string({ unit: "grapheme" }), (value) => {
			const sealed = sealer.seal(value, place);
			expect(sealer.open(sealed, place)).toEqual({ ok: true, value });
			expect(sealer.seal(value, place)).not.toBe(sealed);
		}),
	);
});

test("J02 a sealed value shows nothing of itself", () => {
	const sealed = sealerOf("w1").seal("marker-of-a-secret", place);
	expect(sealed).not.toContain("marker");
	expect(sealed).not.toContain(
		Buffer.from("marker-of-a-secret").toString("base64url").slice(0, 12),
	);
	expect(sealed).toMatch(/^v1\.[0-9a-f]{8}\.[\w-]{16}\.[\w-]+$/);
});

test.each([
	["row", { rowId: "c2" }],
	["field", { field: "webhook" }],
	["table", { table: "integrations" }],
	["row whose name swallows the next part", { table: "channels|c1", rowId: "" }],
])("J04 a ciphertext moved to another %s does not open", (_, change) => {
	const sealer = sealerOf("w1");
	const sealed = sealer.seal("secret", place);
	expect(sealer.open(sealed, { ...place, ...change })).toEqual({
		ok: false,
		code: "secret_unreadable",
	});
});

test("J04 a ciphertext of another workspace does not open, even under the same names", () => {
	const sealed = sealerOf("w1").seal("secret", place);
	const other = sealerOf("w2");
	expect(other.open(sealed, { ...place, workspaceId: "w2" }).ok).toBe(false);
	expect(() => other.open(sealed, place)).toThrow("another workspace");
});

test("J04 a flipped bit anywhere does not open", () => {
	const sealer = sealerOf("w1");
	const sealed = sealer.seal("secret", place);
	const [version, keyId, iv = "", text = ""] = sealed.split(".");
	for (const [part, rebuild] of [
		[iv, (flipped: string) => `${version}.${keyId}.${flipped}.${text}`],
		[text, (flipped: string) => `${version}.${keyId}.${iv}.${flipped}`],
	] as const) {
		const bytes = Buffer.from(part, "base64url");
		for (let bit = 0; bit < bytes.length * 8; bit++) {
			const flipped = Buffer.from(bytes);
			const at = bit >> 3;
			flipped[at] = (flipped[at] ?? 0) ^ (1 << (bit & 7));
			expect(sealer.open(rebuild(flipped.toString("base64url")), place).ok).toBe(false);
		}
	}
});

test("J04 garbage, a cut tag, another key id or version fail closed", () => {
	const sealer = sealerOf("w1");
	const sealed = sealer.seal("secret", place);
	const [, keyId, iv, text = ""] = sealed.split(".");
	for (const bad of [
		"",
		"secret",
		"v1...",
		`v2.${keyId}.${iv}.${text}`,
		`v1.00000000.${iv}.${text}`,
		`v1.${keyId}.${iv}.${text.slice(0, 8)}`,
		`${sealed}.x`,
	])
		expect(sealer.open(bad, place)).toEqual({ ok: false, code: "secret_unreadable" });
});

test("J04 a data key wrapped for another workspace or by a dropped master key does not open", () => {
	const wrapped = createDataKey(MASTER, "w1");
	expect(() => sealerOf("w2", [MASTER], wrapped)).toThrow("does not open");
	expect(() => sealerOf("w1", [`${MASTER}-new`], wrapped)).toThrow("does not open");
});

test("a new master key in front still opens what the old one wrapped", () => {
	const wrapped = createDataKey(MASTER, "w1");
	const sealed = sealerOf("w1", [MASTER], wrapped).seal("secret", place);
	const rotated = sealerOf("w1", [`${MASTER}-new`, MASTER], wrapped);
	expect(rotated.open(sealed, place)).toEqual({ ok: true, value: "secret" });
});

const NEXT = "m7Tq2ZsE9xVb4LdW8yHn3KfR6pJc1UgA";

test("J05 a data key wrapped anew opens what it sealed before, by either wrapping", () => {
	const before = createDataKey(MASTER, "w1");
	const sealed = sealerOf("w1", [MASTER], before).seal("secret", place);
	const after = rewrapDataKey({
		masterKeys: [NEXT, MASTER],
		workspaceId: "w1",
		dataKeyWrapped: before,
	});
	if (after === null) throw new Error("unreadable");
	expect(wrappingKeyId(before)).toBe(masterKeyId(MASTER));
	expect(wrappingKeyId(after)).toBe(masterKeyId(NEXT));
	const opened = { ok: true, value: "secret" };
	expect(sealerOf("w1", [NEXT], after).open(sealed, place)).toEqual(opened);
	expect(sealerOf("w1", [NEXT, MASTER], before).open(sealed, place)).toEqual(opened);
	const resealed = sealerOf("w1", [NEXT], after).seal("later", place);
	expect(sealerOf("w1", [MASTER], before).open(resealed, place)).toMatchObject({ value: "later" });
	expect(() => sealerOf("w1", [MASTER], after)).toThrow("does not open");
});

test("J05 wrapping anew twice changes nothing the second time", () => {
	const masterKeys = [NEXT, MASTER] as const;
	const dataKeyWrapped = createDataKey(NEXT, "w1");
	expect(rewrapDataKey({ masterKeys: [...masterKeys], workspaceId: "w1", dataKeyWrapped })).toBe(
		dataKeyWrapped,
	);
});

test("J04 a data key of another workspace, or of no known master key, is not wrapped anew", () => {
	const input = { masterKeys: [NEXT, MASTER] as [string, string], workspaceId: "w1" };
	expect(rewrapDataKey({ ...input, dataKeyWrapped: createDataKey(MASTER, "w2") })).toBeNull();
	const foreign = createDataKey("b5Nw8QzE2xVt4LdR9yHm3KfS6pJc7UgA", "w1");
	expect(rewrapDataKey({ ...input, dataKeyWrapped: foreign })).toBeNull();
	for (const dataKeyWrapped of ["", "k", "v1.zz.a.b"]) {
		expect(rewrapDataKey({ ...input, dataKeyWrapped })).toBeNull();
		expect(wrappingKeyId(dataKeyWrapped)).toBe("");
	}
});
