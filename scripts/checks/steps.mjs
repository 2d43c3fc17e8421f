/** What `npm test` runs, in order. Each step is one command and counts as one check, or as its tests. */
import { availableParallelism } from "node:os";
import { ensureBuilt } from "../local/build.mjs";
import { inRoot, OWN_NODE, ROOT, toolPath } from "../local/paths.mjs";
import { run } from "../local/process.mjs";
import { checkBoundaries } from "./boundaries.mjs";
import { findOrInstallChromium } from "./chromium.mjs";
import { checkFloors } from "./floors.mjs";
import { asCheck, readPlaywright, readVitest, withReport } from "./reports.mjs";

const MINUTE_MS = 60_000;
const MAX_BROWSER_PARTS = 2;

/** @typedef {import("./reports.mjs").Outcome} Outcome */
/**
 * `needsBuild`: begins once the step named `build` is done.
 * @typedef {{ name: string, browser?: boolean, needsBuild?: boolean, run: () => Promise<Outcome> }} Step
 */

/** Steps side by side: nearly all wait for a third of their time, so that one more than there are cores leaves none of them idle. */
export const SIDE_BY_SIDE = availableParallelism() + 1;

/**
 * One stage after the other. Of a stage some steps run side by side, and the one that is done takes the next that may begin. The
 * longest begin first, what may begin only after the build as soon as it is there: at the end short ones fill every core.
 * @type {Step[][]}
 */
export const STAGES = [
	[{ name: "format", run: () => command("oxfmt", ["--check", "."], 2) }],
	[{ name: "generated types", run: generateTypes }],
	[
		{ name: "build", run: build },
		// A test in workerd waits for alarms and queues more than it computes: one runtime more than there are cores.
		{ name: "workers tests", run: () => vitest("workers", 20, availableParallelism() + 1, 1) },
		{ name: "browser tests", browser: true, needsBuild: true, run: playwright },
		// The linter's own compiler tells what the compiler would, in a third of the time.
		{
			name: "types and lint",
			run: () => command("oxlint", ["--type-aware", "--type-check", "--quiet"], 10),
		},
		{ name: "page tests", needsBuild: true, run: () => vitest("pages", 10, 1, 1) },
		{ name: "unit tests", needsBuild: true, run: () => vitest("unit", 10) },
		{ name: "kill test R39 R40", needsBuild: true, run: kill },
		{ name: "dom tests", run: () => vitest("dom", 10, availableParallelism(), 1) },
		{ name: "deploy tests", needsBuild: true, run: () => vitest("deploy", 5) },
		{ name: "dead code", run: () => command("knip", ["--no-progress"], 5) },
		{ name: "boundaries", run: () => checkBoundaries() },
		{ name: "bundle", needsBuild: true, run: () => vitest("built", 5) },
		{ name: "dependencies", run: async () => checkFloors() },
	],
];

/** One command of node_modules, one check. */
async function command(name, args, minutes) {
	const result = await run(toolPath(name), args, { cwd: ROOT, timeoutMs: minutes * MINUTE_MS });
	return asCheck(result);
}

async function generateTypes() {
	const worker = await command("wrangler", ["types", "--include-runtime=false"], 2);
	const routes = await command("react-router", ["typegen"], 2);
	return worker.failed + routes.failed === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function build() {
	const result = await ensureBuilt();
	return result.ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** `retries`: for what waits for a runtime or a window, never for rules, whose random cases a second try would hide. */
async function vitest(project, minutes, maxWorkers = availableParallelism(), retries = 0) {
	return withReport(async (report) => {
		const result = await run(
			toolPath("vitest"),
			[
				"run",
				"--project",
				project,
				`--maxWorkers=${maxWorkers}`,
				`--retry=${retries}`,
				// What a test that passed made the product log is no news.
				"--silent=passed-only",
				"--reporter=default",
				"--reporter=json",
				`--outputFile.json=${report}`,
			],
			{ cwd: ROOT, timeoutMs: minutes * longFactor() * MINUTE_MS },
		);
		return readVitest(report, result);
	});
}

/** Both cores: each part has servers, ports and data of its own, and takes the next file when it is done with one. */
async function playwright() {
	const chromium = await findOrInstallChromium();
	if (chromium.path === null) return { passed: 0, failed: 1, note: chromium.reason };
	return withReport(async (report) => {
		// A second try, which is told of (064): of hundreds of steps on a machine that does five things at once one is late.
		const args = ["test", "--reporter=list,json", "--retries=1"];
		const result = await run(toolPath("playwright"), args, {
			cwd: ROOT,
			timeoutMs: 30 * longFactor() * MINUTE_MS,
			env: {
				CHROMIUM_PATH: chromium.path,
				PLAYWRIGHT_JSON_OUTPUT_FILE: report,
				PROSA_E2E_PARTS: String(Math.min(MAX_BROWSER_PARTS, availableParallelism())),
			},
		});
		return readPlaywright(report, result);
	});
}

async function kill() {
	const script = inRoot("tests", "kill", "kill.ts");
	const result = await run(OWN_NODE, [script], {
		cwd: ROOT,
		timeoutMs: 8 * longFactor() * MINUTE_MS,
	});
	return asCheck(result);
}

/** `npm run test:long` may take as long as its figures need. */
function longFactor() {
	return process.env.PROSA_LONG === "1" ? 10 : 1;
}
