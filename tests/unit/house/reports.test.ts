import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { readPlaywright, readVitest } from "#scripts/checks/reports.mjs";
import { ROOT } from "./sources.ts";

const folder = mkdtempSync(path.join(tmpdir(), "prosa-reports-"));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, report: unknown): string {
	const file = path.join(folder, name);
	writeFileSync(file, JSON.stringify(report));
	return file;
}

const vitest = (passed: number, failed: number) =>
	write("vitest.json", {
		numPassedTests: passed,
		numFailedTests: failed,
		testResults: [
			{
				name: path.join(ROOT, "tests/unit/a.test.ts"),
				assertionResults: [
					{ status: "passed", fullName: "one", failureMessages: [] },
					...Array.from({ length: failed }, () => ({
						status: "failed",
						fullName: "two",
						failureMessages: ["\u001B[31mexpected 1\u001B[39m\n    at file.ts:1\nto be 2"],
					})),
				],
			},
		],
	});

test("a run of Vitest is its tests; what failed is named, without colours and places", () => {
	expect(readVitest(vitest(3, 0), { code: 0 })).toMatchObject({
		passed: 3,
		failed: 0,
		failures: [],
	});
	expect(readVitest(vitest(2, 1), { code: 1 })).toMatchObject({
		passed: 2,
		failed: 1,
		failures: ["tests/unit/a.test.ts: two\n    expected 1\n    to be 2"],
	});
});

test("a test of Vitest that passed at the second try has passed, and is told of", () => {
	const report = write("late.json", {
		numPassedTests: 1,
		numFailedTests: 0,
		testResults: [
			{
				name: path.join(ROOT, "tests/workers/a.test.ts"),
				status: "passed",
				assertionResults: [{ status: "passed", fullName: "one", failureMessages: ["798 rows"] }],
			},
		],
	});
	expect(readVitest(report, { code: 0 })).toMatchObject({
		passed: 1,
		failed: 0,
		note: "1 at the second try",
		failures: ["tests/workers/a.test.ts: one (passed at the second try)\n    798 rows"],
	});
});

test("a file that fails before its tests is one failure, with its name and its reason", () => {
	const report = write("suite.json", {
		numPassedTests: 1,
		numFailedTests: 0,
		testResults: [
			{
				name: path.join(ROOT, "tests/pages/a.test.ts"),
				status: "failed",
				message: "nobody can sign in",
				assertionResults: [{ status: "skipped", fullName: "one", failureMessages: [] }],
			},
		],
	});
	expect(readVitest(report, { code: 1 })).toMatchObject({
		passed: 1,
		failed: 1,
		failures: ["tests/pages/a.test.ts: before its tests\n    nobody can sign in"],
	});
});

test("a run that ends badly, without a test or without a report has failed", () => {
	expect(readVitest(vitest(3, 0), { code: 1 })).toMatchObject({ passed: 3, failed: 1 });
	expect(readVitest(vitest(0, 0), { code: 0 })).toMatchObject({ failed: 1, note: "no test ran" });
	const stopped = readVitest(vitest(3, 0), { code: null, timedOut: true });
	expect(stopped).toMatchObject({ failed: 1, note: "took too long and was stopped" });
	expect(readVitest("/nowhere.json", { code: 0 })).toMatchObject({ passed: 0, failed: 1 });
	expect(readPlaywright("/nowhere.json", { code: 0 })).toMatchObject({ passed: 0, failed: 1 });
});

test("a failed journey says what its page showed", () => {
	const context = path.join(folder, "error-context.md");
	const page =
		'```yaml\n- banner:\n  - button "Menu"\n- main:\n  - heading "Balcão"\n  - button "Gerar"\n- region "Avisos"\n```';
	writeFileSync(context, page);
	const attachments = [{ name: "error-context", path: context }];
	const result = { error: { message: "no QR" }, attachments };
	const report = write("shown.json", {
		stats: { expected: 0, unexpected: 1, flaky: 0 },
		suites: [
			{ specs: [{ ok: false, file: "a.spec.ts", title: "one", tests: [{ results: [result] }] }] },
		],
	});
	expect(readPlaywright(report, { code: 1 }).failures).toEqual([
		'a.spec.ts: one\n    no QR\n    the page showed:\n      - heading "Balcão"\n      - button "Gerar"',
	]);
});

test("a browser test that passed at the second try has passed, and is told of; suites within suites are read", () => {
	const failed = { error: { message: "no such button" } };
	const report = write("playwright.json", {
		stats: { expected: 4, unexpected: 1, flaky: 1 },
		suites: [
			{
				suites: [
					{
						specs: [
							{ ok: true, file: "a.spec.ts", title: "one", tests: [{ results: [{}] }] },
							{
								ok: false,
								file: "a.spec.ts",
								title: "two",
								tests: [{ results: [failed, failed] }],
							},
							{ ok: true, file: "a.spec.ts", title: "three", tests: [{ results: [failed, {}] }] },
						],
					},
				],
			},
		],
	});
	expect(readPlaywright(report, { code: 1 })).toMatchObject({
		passed: 5,
		failed: 1,
		note: "1 at the second try",
		failures: [
			"a.spec.ts: two\n    no such button",
			"a.spec.ts: three (passed at the second try)\n    no such button",
		],
	});
});
