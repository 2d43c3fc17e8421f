import { runInNewContext } from "node:vm";
import { afterEach, expect, test, vi } from "vitest";
import { SYSTEM_THEME_SCRIPT, toggleTheme } from "#app/ui/theme-choice.ts";

afterEach(() => vi.unstubAllGlobals());

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

test("a theme that cannot be applied falls back to light and warns", () => {
	const classes = new Set<string>();
	const classList = {
		contains: (name: string) => classes.has(name),
		remove: (name: string) => classes.delete(name),
		toggle: (name: string, on: boolean) => (on ? classes.add(name) : classes.delete(name)),
	};
	vi.stubGlobal("document", {
		documentElement: { classList },
		set cookie(_value: string) {
			throw new Error("cookies are refused");
		},
		querySelectorAll: () => [],
	});
	vi.stubGlobal("location", { protocol: "https:" });
	const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
	toggleTheme();
	expect(classes.has("dark")).toBe(false);
	expect(warn).toHaveBeenCalledOnce();
	warn.mockRestore();
});
