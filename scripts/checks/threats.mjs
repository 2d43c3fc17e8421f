/**
 * docs/threats.md against what cites it: no id without a line, no line without a test or a reason.
 * `node scripts/checks/threats.mjs` rewrites the last column, the tests that carry each id.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { inRoot, ROOT } from "../local/paths.mjs";

const PAPER = inRoot("docs", "threats.md");
const ROW = /^\| ([A-Z]\d{2}) \|(.*)\| ([^|]*) ?\|$/;
const ID = /(?<![\w.-])[A-S]\d{2}(?![\w.-])/g;
/** Its ids are made up. */
const OWN_TEST = "tests/unit/house/threats.test.ts";
/** What looks like an id and is none: a filter of PDF files. */
const OTHERS = new Set(["A85"]);
/** Drawings, and findings of measurements: `(inbox B16)`. */
const NOT_CITED =
	/["'`][Mm]-?\d[-\d\s.,A-Za-z]*["'`]|\((?:agents|deployment|gateway|inbox|ledger|screens|security) [^()]*\)/g;

/** @param {string} text @returns {Set<string>} the ids it cites */
export function findIds(text) {
	const ids = text.replaceAll(NOT_CITED, "").match(ID) ?? [];
	return new Set(ids.filter((id) => !OTHERS.has(id)));
}

/** @returns {Map<string, Set<string>>} ids to the files that cite them */
export function listCited() {
	const places = [
		"app",
		"workers",
		"durable-objects",
		"tests",
		"scripts",
		"docs/decisions",
		"*.md",
	];
	const names = execFileSync("git", ["ls-files", "-z", "-co", "--exclude-standard", ...places], {
		cwd: ROOT,
		encoding: "utf8",
		maxBuffer: 64 * 1024 * 1024,
	}).split("\0");
	const cited = new Map();
	for (const name of names) {
		if (name === OWN_TEST || !/\.(?:tsx?|mjs|md)$/.test(name) || !existsSync(inRoot(name)))
			continue;
		for (const id of findIds(readFileSync(inRoot(name), "utf8")))
			cited.set(id, (cited.get(id) ?? new Set()).add(name));
	}
	return cited;
}

/**
 * Test files of an id as the paper names them: without `tests/` and the ending.
 * @param {Set<string> | string[]} files
 * @returns {string[]}
 */
const testsOf = (files) =>
	[...files]
		.filter((file) => /^tests\/.*\.(?:test|spec)\.tsx?$|^tests\/kill\//.test(file))
		.map((file) => file.replace(/^tests\//, "").replace(/(?:\.(?:test|spec))?\.tsx?$/, ""))
		.toSorted((a, b) => a.localeCompare(b));

/**
 * @param {string} paper docs/threats.md
 * @param {Map<string, Set<string>>} cited
 * @returns {string} the paper with the tests of today; a line without one keeps its reason
 */
export function fillTests(paper, cited) {
	return paper
		.split("\n")
		.map((line) => {
			const [, id, what, told] = ROW.exec(line) ?? [];
			if (id === undefined) return line;
			const tests = testsOf(cited.get(id) ?? []).join(", ");
			return `| ${id} |${what}| ${tests || told.trim()} |`;
		})
		.join("\n");
}

/** @returns {string[]} one sentence per problem */
export function findProblems(paper, cited) {
	const rows = new Map();
	for (const line of paper.split("\n")) {
		const [, id, , tests] = ROW.exec(line) ?? [];
		if (id !== undefined) rows.set(id, tests.trim());
	}
	const dangling = [...cited].filter(([id]) => !rows.has(id));
	const unproved = [...rows].filter(([, tests]) => tests === "");
	return [
		...dangling.map(([id, files]) => `${id} has no line, and is cited in ${[...files][0]}`),
		...unproved.map(([id]) => `${id} names neither a test nor why there is none`),
		...(fillTests(paper, cited) === paper ? [] : ["the tests named are not those of today"]),
	];
}

if (process.argv[1] === fileURLToPath(import.meta.url))
	writeFileSync(PAPER, fillTests(readFileSync(PAPER, "utf8"), listCited()));
