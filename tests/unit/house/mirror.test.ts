import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import ts from "typescript";
import { findNodes, listFiles, readSource, ROOT } from "./sources.ts";

/** `app/domain/team/role.ts` → `tests/unit/domain/team/role.test.ts`. */
function mirrorOf(file: string): string {
	return file.replace(/^app\//, "tests/unit/").replace(/\.ts$/, ".test.ts");
}

/** A file of types and lists alone decides nothing; its users' tests cover it. */
function hasRules(file: string): boolean {
	return (
		findNodes(file, readSource(file), /\(/, (node) => ts.isFunctionLike(node) && "body" in node)
			.length > 0
	);
}

test("every rule has its test file at the same path", () => {
	const missing = listFiles("app/domain", /\.ts$/)
		.filter((file) => hasRules(file))
		.map((file) => mirrorOf(file))
		.filter((file) => !existsSync(path.join(ROOT, file)));
	expect(missing).toEqual([]);
});

test("no folder has a name that says nothing", () => {
	const empty = /\/(lib|utils|helpers|common|shared|types|constants|hooks|models|modules)\//;
	const files = ["app", "workers", "durable-objects"].flatMap((folder) =>
		listFiles(folder, /\.tsx?$/),
	);
	expect(files.filter((file) => empty.test(file))).toEqual([]);
});
