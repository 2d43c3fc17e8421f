/** Reads what the runners of tests report: how many passed and failed, and what failed. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ROOT } from "../local/paths.mjs";

/** Of what a page showed. */
const MAIN_LINES = 40;

/** A machine that does five things at once is late once in thousands of steps: told of, and passed (064). */
const AT_SECOND_TRY = " (passed at the second try)";

/** `failures` name what failed: a log may be cut to its end.
 * @typedef {{ passed: number, failed: number, note?: string, failures?: string[] }} Outcome */
/** How a command ended. @typedef {{ code: number | null, timedOut?: boolean }} Ended */

/** Gives `work` a path for a report; the folder goes when it is done.
 * @template T @param {(report: string) => Promise<T>} work */
export async function withReport(work) {
	const folder = mkdtempSync(path.join(tmpdir(), "prosa-test-"));
	try {
		return await work(path.join(folder, "report.json"));
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

/** A command that is one check by itself. @param {Ended} ended @returns {Outcome} */
export function asCheck(ended) {
	const note = ended.timedOut ? "took too long and was stopped" : undefined;
	return ended.code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, note };
}

/** @param {string} report path of Vitest's JSON @param {Ended} ended @returns {Outcome} */
export function readVitest(report, ended) {
	if (!existsSync(report)) return withoutReport(ended);
	const figures = JSON.parse(readFileSync(report, "utf8"));
	const failures = figures.testResults.flatMap(({ name, status, message, assertionResults }) => {
		const told = assertionResults
			.filter((each) => each.status === "failed" || isLate(each))
			.map((each) => [
				`${each.fullName}${isLate(each) ? AT_SECOND_TRY : ""}`,
				each.failureMessages[0],
			]);
		// What a file prepares for all of its tests can fail as well; then none of them ran.
		if (status === "failed" && !assertionResults.some((each) => each.status === "failed"))
			told.push(["before its tests", message]);
		return told.map(
			([title, error]) => `${path.relative(ROOT, name)}: ${title}\n    ${firstLines(error)}`,
		);
	});
	const late = figures.testResults.flatMap((each) => each.assertionResults.filter(isLate)).length;
	return withLate(judge(ended, figures.numPassedTests, figures.numFailedTests), late, failures);
}

function isLate({ status, failureMessages }) {
	return status === "passed" && failureMessages.length > 0;
}

/** @param {string} report path of Playwright's JSON @param {Ended} ended @returns {Outcome} */
export function readPlaywright(report, ended) {
	if (!existsSync(report)) return withoutReport(ended);
	const { stats, suites } = JSON.parse(readFileSync(report, "utf8"));
	const outcome = judge(ended, stats.expected + stats.flaky, stats.unexpected);
	return withLate(outcome, stats.flaky, suites.flatMap(failedSpecs));
}

function withLate(outcome, late, failures) {
	const note = outcome.note ?? (late > 0 ? `${late} at the second try` : undefined);
	return { ...outcome, note, failures };
}

/** A runner that tells nothing has failed, whatever it ended with. */
function withoutReport(ended) {
	return asCheck({ ...ended, code: ended.code || 1 });
}

/** A suite of Playwright's report and those within it: what failed, and what passed only at the second try. */
function failedSpecs({ specs = [], suites = [] }) {
	const told = specs.flatMap(({ ok, file, title, tests }) => {
		const results = tests[0]?.results ?? [];
		const failed = ok ? results.find(({ error }) => error) : (results.at(-1) ?? {});
		if (!failed) return [];
		const { error, attachments = [] } = failed;
		const said = ok ? AT_SECOND_TRY : "";
		return [`${file}: ${title}${said}\n    ${firstLines(error?.message)}${shownMain(attachments)}`];
	});
	return [...told, ...suites.flatMap(failedSpecs)];
}

/** What stood in the page's main part when a journey ended: of a run elsewhere nothing else is left. */
function shownMain(attachments) {
	const context = attachments.find(({ name }) => name === "error-context")?.path;
	if (context === undefined || !existsSync(context)) return "";
	const [, main] = readFileSync(context, "utf8").split(/^- main:$/mu);
	if (main === undefined) return "";
	const lines = main.split(/^\S/mu)[0]?.trimEnd().split("\n").slice(0, MAIN_LINES) ?? [];
	return `\n    the page showed:${lines.join("\n    ")}`;
}

/** Enough of an error to know it by, without colours. */
function firstLines(message = "") {
	const lines = stripVTControlCharacters(message).split("\n");
	return lines
		.filter((line) => !/^\s+at /u.test(line))
		.slice(0, 8)
		.join("\n    ");
}

/** A runner that fails without a failed test (an unhandled error, a time-out) is one failure. */
function judge(ended, passed, failed) {
	if (ended.code === 0 && passed === 0) return { passed: 0, failed: 1, note: "no test ran" };
	const hidden = ended.code !== 0 && failed === 0 ? 1 : 0;
	const note = ended.timedOut ? "took too long and was stopped" : undefined;
	return { passed, failed: failed + hidden, note };
}
