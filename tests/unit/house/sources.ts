/** Reads the house's own sources, for tests that ban things by looking at the syntax. */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

export const ROOT = path.resolve(import.meta.dirname, "../../..");

export interface Finding {
	/** Path from the root, with slashes. */
	file: string;
	line: number;
	text: string;
}

/** Files below a folder of the root whose names end so; paths from the root, with slashes. */
export function listFiles(folder: string, ending: RegExp): string[] {
	return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
		.map((name) => path.posix.join(folder, name.split(path.sep).join("/")))
		.filter((name) => ending.test(name))
		.toSorted();
}

export function readSource(file: string): string {
	return readFileSync(path.join(ROOT, file), "utf8");
}

/** Everything git would commit: tracked files and new ones that are not ignored. */
export function listCommitted(): string[] {
	const names = execFileSync(
		"git",
		["ls-files", "-z", "--cached", "--others", "--exclude-standard"],
		{ cwd: ROOT, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
	).split("\0");
	return [...new Set(names)]
		.filter((name) => name !== "" && existsSync(path.join(ROOT, name)))
		.toSorted();
}

/** Production TypeScript: screens, server and objects. */
export function listProduction(): string[] {
	return ["app", "workers", "durable-objects"].flatMap((folder) => listFiles(folder, /\.tsx?$/));
}

/** Every node of a source for which `isFound` holds; a source without any of `words` has none. */
export function findNodes(
	file: string,
	source: string,
	words: RegExp,
	isFound: (node: ts.Node, tree: ts.SourceFile) => boolean,
): Finding[] {
	// Reading the syntax of every source takes a hundred times as long as looking for a word.
	if (!words.test(source)) return [];
	const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
	const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
	const found: Finding[] = [];
	const visit = (node: ts.Node): void => {
		if (isFound(node, tree)) {
			const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
			found.push({ file, line, text: node.getText(tree).slice(0, 120) });
		}
		ts.forEachChild(node, visit);
	};
	visit(tree);
	return found;
}

/** One search over all production sources. */
export function findInProduction(
	find: (file: string, source: string) => Finding[],
	exempt: (file: string) => boolean = () => false,
): Finding[] {
	return listProduction()
		.filter((file) => !exempt(file))
		.flatMap((file) => find(file, readSource(file)));
}
