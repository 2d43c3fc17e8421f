import { expect, test } from "vitest";
import { nextTab } from "#app/ui/tabs.tsx";

test.each([
	["ArrowRight", 0, 1],
	["ArrowRight", 2, 0],
	["ArrowLeft", 0, 2],
	["ArrowLeft", 1, 0],
	["Home", 2, 0],
	["End", 0, 2],
	["Enter", 0, null],
	["Tab", 1, null],
])("%s on tab %i of three leads to %s", (key, at, to) => {
	expect(nextTab(key, at, 3)).toBe(to);
});
