import { expect, test } from "vitest";
import { placeToken, workspaceOfToken } from "#app/domain/auth/token-place.ts";

const ID = "018f0000-0000-7000-8000-000000000001";

test("a token says its workspace, one of an earlier release none", () => {
	expect(workspaceOfToken(placeToken("abc_-9", ID))).toBe(ID);
	for (const token of [
		"abc",
		"",
		`.${ID}`,
		`abc.${ID}.x`,
		`abc.${ID.toUpperCase()}`,
		"abc.knowledge:x",
	])
		expect(workspaceOfToken(token), token).toBeNull();
});
