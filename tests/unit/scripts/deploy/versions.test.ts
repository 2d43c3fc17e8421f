import { expect, test } from "vitest";
import { RECORD, toRecord } from "#scripts/deploy/settings.mjs";
import { findBefore, knowsPresentKey, listServed } from "#scripts/deploy/versions.mjs";

const version = (id: string, by: string, tag?: string) => ({
	id,
	metadata: { created_on: `2026-11-23T10:0${id}:00Z` },
	annotations: { "workers/triggered_by": by, ...(tag ? { "workers/tag": tag } : {}) },
});
const serving = (...ids: string[]) => ids.map((id) => ({ versions: [{ version_id: id }] }));

const VERSIONS = [
	version("5", "secret"),
	version("4", "upload", "c"),
	version("3", "upload", "b"),
	version("2", "secret"),
	version("1", "upload", "a"),
];

test("settings that changed after an upload belong to it, what never served is left out", () => {
	const listed = listServed(VERSIONS, serving("5", "4", "2", "1"));
	expect(listed.map(({ id, release }) => [id, release])).toEqual([
		["5", "c"],
		["4", "c"],
		["2", "a"],
		["1", "a"],
	]);
	expect(listed.find(({ isServing }) => isServing)?.id).toBe("5");
	expect(findBefore(listed)?.id).toBe("2");
});

test("a second rollback goes one further; the first version has none before it", () => {
	expect(findBefore(listServed(VERSIONS, serving("3", "5", "4", "3", "2", "1")))?.id).toBe("2");
	expect(findBefore(listServed(VERSIONS, serving("2", "1")))).toBeNull();
	expect(findBefore(listServed([], []))).toBeNull();
});

test("R53 a version that does not know the present key is not gone back to", () => {
	const keyed = (...keys: string[]) => [{ name: RECORD, text: toRecord({ settings: [], keys }) }];
	expect(knowsPresentKey(keyed("new", "old"), keyed("old"))).toBe(false);
	expect(knowsPresentKey(keyed("new", "old"), keyed("old", "new"))).toBe(true);
	expect(knowsPresentKey(keyed("new"), [])).toBe(true);
});
