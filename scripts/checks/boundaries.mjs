/** Import rules. dependency-cruiser answers "no violation" for an empty list too, so we count. */
import { ROOT, toolPath } from "../local/paths.mjs";
import { run } from "../local/process.mjs";

const FOLDERS = ["app", "workers", "durable-objects", "tests", "scripts", "bench"];
/** Fewer modules than this means the cruiser stopped reading TypeScript. Raise it as the house grows. */
const MIN_MODULES = 500;

/** @returns {Promise<{ passed: number, failed: number, note?: string }>} */
export async function checkBoundaries() {
	const result = await run(
		toolPath("depcruise"),
		["--config", ".dependency-cruiser.cjs", "--output-type", "json", ...FOLDERS],
		{ cwd: ROOT, timeoutMs: 5 * 60_000, quiet: true },
	);
	let summary;
	try {
		summary = JSON.parse(result.output.slice(result.output.indexOf("{"))).summary;
	} catch {
		console.error(result.output);
		return { passed: 0, failed: 1, note: "dependency-cruiser gave no answer" };
	}
	for (const { rule, from, to } of summary.violations) {
		console.error(`${rule.severity} ${rule.name}: ${from} → ${to}`);
	}
	const note = `${summary.totalCruised} modules, ${summary.totalDependenciesCruised} dependencies`;
	const isHealthy = summary.totalCruised > MIN_MODULES && summary.error === 0;
	return isHealthy ? { passed: 1, failed: 0, note } : { passed: 0, failed: 1, note };
}
