import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const ROOT = path.join(import.meta.dirname, "../../..");

function listSources(folder: string): string[] {
	return readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
		.map((entry) => path.join(entry.parentPath, entry.name));
}

test("D12 R22 nothing is kept in KV or an edge cache yet, so no key can mix two workspaces", () => {
	// The first use brings a key builder that begins with the owner, and its test replaces this one.
	const users = ["app", "workers", "durable-objects"]
		.flatMap(listSources)
		.filter((file) => /\benv\.KV\b|\bcaches\.(?:default|open)\b/.test(readFileSync(file, "utf8")));
	expect(users).toEqual([]);
});
