import { expect, test } from "vitest";
import { agentAvatarPath, avatarPath, detectAvatarType } from "#app/domain/settings/avatar.ts";

const bytes = (...parts: (number[] | string)[]) =>
	new Uint8Array(
		parts.flatMap((part) =>
			typeof part === "string" ? [...new TextEncoder().encode(part)] : part,
		),
	);

test("the first bytes say what a picture is", () => {
	expect(detectAvatarType(bytes([0x89], "PNG\r\n", [0x1a, 0x0a], "rest"))).toBe("image/png");
	expect(detectAvatarType(bytes([0xff, 0xd8, 0xff, 0xe0], "rest"))).toBe("image/jpeg");
	expect(detectAvatarType(bytes("RIFF", [1, 2, 3, 4], "WEBPVP8 "))).toBe("image/webp");
});

test("F06 what only calls itself a picture is none", () => {
	for (const other of [
		"",
		"GIF89a",
		"<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>",
		"<!doctype html><script>",
		"RIFF\u0001\u0002\u0003\u0004WAVE",
		" \u0089PNG",
		"BM",
	])
		expect(detectAvatarType(bytes(other)), other).toBeNull();
	expect(detectAvatarType(bytes([0x89], "PNG"))).toBeNull();
});

test("each version has an address of its own", () => {
	expect(avatarPath("u-1", 17)).toBe("/api/avatars/u-1?v=17");
	expect(agentAvatarPath("a-1", 17)).toBe("/api/agents/a-1/avatar?v=17");
});
