import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Avatar, initials, tintOf } from "#app/ui/avatar.tsx";

test.each([
	["Maria Clara Souza", "MS"],
	["ana", "A"],
	["Ítalo Órfão", "ÍÓ"],
	["🎉 Festa da Ana", "FA"],
	["+55 11 98765-4321", ""],
	["", ""],
	["محمد علي", "مع"],
])("the initials of %s are %s", (name, expected) => {
	expect(initials(name)).toBe(expected);
});

test("a name keeps its tint", () => {
	expect(tintOf("Maria")).toBe(tintOf("Maria"));
	expect(new Set(["Maria", "Ana", "João", "Bia", "Caio", "Davi"].map(tintOf)).size).toBeGreaterThan(
		2,
	);
});

test("a picture from another host is not loaded", () => {
	for (const src of [
		"https://pps.example/x.jpg",
		"//evil.example/x",
		"javascript:alert(1)",
		"data:image/svg+xml,<svg/>",
	])
		expect(renderToStaticMarkup(<Avatar name="Ana" src={src} />)).not.toContain("<img");
	expect(renderToStaticMarkup(<Avatar name="Ana" src="/media/1" />)).toContain('src="/media/1"');
});
