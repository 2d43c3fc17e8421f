import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { findProof, isProof } from "#app/domain/channels/visitor-proof.ts";

const zeroBits = (text: string): number =>
	Math.clz32(createHash("sha256").update(text).digest().readUInt32BE(0));

test("a proof is right exactly where SHA-256 begins with so many zeros, whatever the length (security 2)", () => {
	for (const challenge of ["a", "x".repeat(50), "x".repeat(54), "x".repeat(55), "x".repeat(120)])
		for (let answer = 0; answer < 200; answer++)
			expect(isProof(challenge, String(answer), 4), `${challenge} ${answer}`).toBe(
				zeroBits(`${challenge}.${answer}`) >= 4,
			);
});

test("an answer is found, and fits no other challenge (security 2)", () => {
	const answer = findProof("one", 12, 0, 100_000) ?? "";
	expect(isProof("one", answer, 12)).toBe(true);
	expect(isProof("two", answer, 12)).toBe(false);
	expect(findProof("one", 12, 0, Number(answer))).toBeNull();
	for (const odd of ["", "-1", "1e5", " 1", "1".repeat(13)])
		expect(isProof("one", odd, 0)).toBe(false);
});
