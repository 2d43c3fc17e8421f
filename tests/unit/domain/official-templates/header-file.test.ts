import { expect, test } from "vitest";
import { whyNoHeader } from "#app/domain/official-templates/header-file.ts";

test.each([
	["image", "image/png", 10, null],
	["image", "image/webp", 10, "file_type_not_taken"],
	["image", "image/jpeg", 5 * 1024 * 1024 + 1, "file_too_large"],
	["video", "video/mp4", 10, null],
	["document", "application/pdf", 10, null],
	["document", "text/plain", 10, "file_type_not_taken"],
	["document", "application/pdf", 0, "file_empty"],
] as const)("a header of %s with %s of %d bytes: %s", (kind, type, size, why) => {
	expect(whyNoHeader(kind, { type, size })).toBe(why);
});
