import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { SYSTEM_THEME_SCRIPT } from "#app/ui/theme-choice.ts";

/** Runs the script as the page would; answers the classes it put on <html>. */
function classesFor(matchMedia: (query: string) => { matches: boolean }): string[] {
	const classes: string[] = [];
	const document = {
		documentElement: { classList: { add: (name: string) => classes.push(name) } },
	};
	runInNewContext(SYSTEM_THEME_SCRIPT, { matchMedia, document });
	return classes;
}

test("without a choice the page follows the system", () => {
	expect(classesFor((query) => ({ matches: query.includes("dark") }))).toEqual(["dark"]);
	expect(classesFor(() => ({ matches: false }))).toEqual([]);
});

test("a browser that cannot say what it prefers gets the light theme", () => {
	expect(
		classesFor(() => {
			throw new Error("no media queries here");
		}),
	).toEqual([]);
});

test("the script survives being written as text of an element", () => {
	expect(SYSTEM_THEME_SCRIPT).not.toMatch(/[<>&"']/);
});
