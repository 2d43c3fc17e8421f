import { expect, test } from "vitest";
import { isShared, linksOf } from "#app/domain/inbox/shared-item.ts";

test("pictures and films are media, documents and recordings files; a text is neither", () => {
	expect(
		(["image", "video", "document", "audio", "text"] as const).map((type) => [
			isShared("media", type),
			isShared("files", type),
			isShared("links", type),
		]),
	).toEqual([
		[true, false, false],
		[true, false, false],
		[false, true, false],
		[false, true, false],
		[false, false, false],
	]);
});

test("F02 of a text the addresses of the web are taken, each once and at most five", () => {
	expect(linksOf("veja www.loja.com/a, https://loja.com/b e www.loja.com/a.")).toEqual([
		"https://www.loja.com/a",
		"https://loja.com/b",
	]);
	expect(linksOf("ana@loja.com tel:11 javascript:alert(1) https://b.com@mau.com")).toEqual([]);
	expect(linksOf(Array.from({ length: 9 }, (_, n) => `https://a.com/${n}`).join(" "))).toHaveLength(
		5,
	);
});
