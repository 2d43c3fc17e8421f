import { expect, test } from "vitest";
import { listProduction, readSource } from "./sources.ts";

/**
 * What vite.styles.ts takes out of the style sheet whoever would ask for it: looks, sizes, kinds of menus, and properties
 * that differ by the screen's width. Whoever needs one takes it off that list, and off this one.
 */
const TAKEN_OUT: readonly [what: string, pattern: RegExp][] = [
	["a look", /\bvariant\??[:=][^;\n]*["'](?:classic|soft|outline)["']/u],
	["a size", /\bsize\??[:=]\s*\{?[^;\n}]*["'][4-9]["']/u],
	["a kind of menu", /\bDropdownMenu\.(?:Sub|Radio|Checkbox)/u],
	["a property by width", /=\{\{\s*(?:initial|xs|sm|md|lg|xl)\s*:/u],
];

const findAsked = (source: string): string[] =>
	TAKEN_OUT.filter(([, pattern]) => pattern.test(source)).map(([what]) => what);

test("nobody asks the component library for what is not in the style sheet", () => {
	const files = listProduction().filter((file) => file.startsWith("app/"));
	expect(files.length).toBeGreaterThan(200);
	const asked = files.flatMap((file) => findAsked(readSource(file)).map((what) => [file, what]));
	expect(asked).toEqual([]);
});

test("the check sees each of them", () => {
	for (const source of [
		'<Button variant="soft">',
		'variant?: "ghost" | "outline";',
		'<Heading size="7">',
		"<DropdownMenu.Sub>",
		'<Grid columns={{ initial: "1", sm: "2" }}>',
	])
		expect(findAsked(source), source).toHaveLength(1);
	expect(findAsked('<Button size="2" variant="ghost">')).toEqual([]);
});
