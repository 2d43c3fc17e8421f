import path from "node:path";
import { expect, test } from "vitest";
import { listFiles, readSource } from "./sources.ts";

const USES = /\buse(?:Query|InfiniteQuery|QueryClient|Mutation)\(/u;
const PROVIDES = /<QueryProvider>/u;
/** Erased by the compiler. */
const OF_TYPES = /(?:import|export) type [^"]*"[^"]*"/gu;
const IMPORTS = /(?:from|import\()\s*"(#app\/[^"]+|\.[^"]+)"/gu;
/** Its routes stand within its provider. */
const LAYOUT = "app/areas/conversations/inbox.layout.tsx";

const files = listFiles("app", /\.tsx?$/u);
const sources = new Map(files.map((file) => [file, readSource(file)]));
const sourceOf = (file: string): string => sources.get(file) ?? "";

/** Who imports a file, in whatever way. */
const importers = new Map<string, string[]>();
for (const file of files)
	for (const [, name = ""] of sourceOf(file).replaceAll(OF_TYPES, "").matchAll(IMPORTS)) {
		const target = name.startsWith("#")
			? name.slice(1)
			: path.posix.join(path.posix.dirname(file), name);
		importers.set(target, [...(importers.get(target) ?? []), file]);
	}

/** Routes within the layout, as its area lists them. */
const within = new Set(
	[...sourceOf("app/areas/conversations/routes.ts").matchAll(/"(\.[^"]+\.tsx)"/gu)].map(
		([, name = ""]) => path.posix.join("app/areas/conversations", name),
	),
);

/** Files at the end of a chain of importers on which nobody provides a client. */
function bareEnds(file: string, seen = new Set<string>()): string[] {
	if (seen.has(file) || PROVIDES.test(sourceOf(file)) || within.has(file)) return [];
	seen.add(file);
	const above = importers.get(file) ?? [];
	return above.length === 0 ? [file] : above.flatMap((each) => bareEnds(each, seen));
}

test("whatever asks the server by a query has a client on every way to it, which the tests of widgets give to everything", () => {
	expect(PROVIDES.test(sourceOf(LAYOUT))).toBe(true);
	const users = files.filter((file) => USES.test(sourceOf(file)));
	expect(users.length).toBeGreaterThan(20);
	const bare = users.flatMap((file) => bareEnds(file).map((end) => `${file} under ${end}`));
	expect(bare).toEqual([]);
});
