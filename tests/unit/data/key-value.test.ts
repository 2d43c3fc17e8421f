import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { userKey, workspaceKey } from "#workers/data/key-value.ts";

const ROOT = path.join(import.meta.dirname, "../../..");

function listSources(folder: string): string[] {
	return readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
		.map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)));
}

const findUsers = (pattern: RegExp) =>
	["app", "workers", "durable-objects"]
		.flatMap(listSources)
		.filter((file) => pattern.test(readFileSync(path.join(ROOT, file), "utf8")));

test("D12 R22 one file makes keys and speaks to KV; no edge cache is used", () => {
	expect(findUsers(/\bKVNamespace\b/)).toEqual(["workers/data/key-value.ts"]);
	// Handed over once, where everything is wired.
	expect(findUsers(/\benv\.KV\b|\benv\[.KV.\]|\{[^}\n]*\bKV\b[^}\n]*\} = env/)).toEqual([
		"workers/services/runtime.ts",
	]);
	expect(findUsers(/\bas Key\b/)).toEqual(["workers/data/key-value.ts"]);
	// What a service worker keeps is its browser's own.
	expect(findUsers(/\bcaches\.(?:default|open)\b/)).toEqual(["app/service-worker/kept-pages.ts"]);
});

test("D12 every key starts with its owner, and two owners never share one", () => {
	const id = fc.oneof(
		fc.uuid(),
		fc.string({ minLength: 1 }).filter((text) => text.isWellFormed()),
	);
	fc.assert(
		fc.property(id, id, (one, other) => {
			const key = userKey(one, "prefs");
			expect(key.startsWith(`u:${encodeURIComponent(one)}:`)).toBe(true);
			expect(key.split(":")).toHaveLength(3);
			expect(key === userKey(other, "prefs")).toBe(one === other);
			const link = workspaceKey(one, "link", other);
			expect(link.startsWith(`w:${encodeURIComponent(one)}:`)).toBe(true);
			expect(link.split(":")).toHaveLength(4);
			expect(link === workspaceKey(other, "link", other)).toBe(one === other);
		}),
	);
	expect(() => userKey("", "prefs")).toThrow("owner");
	expect(() => workspaceKey("", "link", "h")).toThrow("owner");
});
