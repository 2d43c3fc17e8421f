/**
 * `npm test`: every check and test, to the end even when one fails.
 * The last line is always `N passed, N failed`. Options: --no-browser, --long, --only=<part of a step's name>.
 */
import { openScratch } from "./checks/scratch.mjs";
import { SIDE_BY_SIDE, STAGES } from "./checks/steps.mjs";
import { stopAll } from "./local/process.mjs";
import { runOnOwnNode } from "./setup.mjs";

await runOnOwnNode(import.meta.url, async (args) => {
	if (args.includes("--long")) process.env.PROSA_LONG = "1";
	const only = args.find((arg) => arg.startsWith("--only="))?.slice("--only=".length);
	const isAsked = (step) =>
		!(step.browser && args.includes("--no-browser")) && (!only || step.name.includes(only));
	const closeScratch = openScratch();
	let interrupted = false;
	for (const signal of ["SIGINT", "SIGTERM"]) {
		process.on(signal, () => {
			interrupted = true;
			void stopAll();
		});
	}
	const total = { passed: 0, failed: 0 };
	const lines = [];
	let built = Promise.resolve();
	let isBuilt = true;
	/** Takes the steps that are left, one after the other; those that need the build are left until it is there. */
	const runSteps = async (left) => {
		while (left.length > 0 && !interrupted) {
			const at = left.findIndex(({ needsBuild }) => isBuilt || !needsBuild);
			if (at < 0) {
				await built;
				continue;
			}
			const [step] = left.splice(at, 1);
			const running = runStep(step);
			if (step.name === "build") {
				isBuilt = false;
				built = running.then(() => void (isBuilt = true));
			}
			const { passed, failed, failures, line } = await running;
			total.passed += passed;
			total.failed += failed;
			lines.push(line, ...failures.map((failure) => `  ✘ ${failure}`));
		}
	};
	for (const stage of STAGES) {
		const left = stage.filter(isAsked);
		await Promise.all(Array.from({ length: SIDE_BY_SIDE }, () => runSteps(left)));
	}
	closeScratch();
	console.log(`\n${lines.join("\n")}`);
	if (interrupted) console.log("interrupted: the remaining steps did not run");
	console.log(`\n${total.passed} passed, ${total.failed + (interrupted ? 1 : 0)} failed`);
	return total.failed === 0 && !interrupted ? 0 : 1;
});

/** Runs one step; a step that throws has failed. Its line says how long it took. */
async function runStep(step) {
	console.log(`\n▶ ${step.name}`);
	const startedAt = Date.now();
	let outcome;
	try {
		outcome = await step.run();
	} catch (error) {
		console.error(error);
		outcome = { passed: 0, failed: 1, note: String(error) };
	}
	const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
	const mark = outcome.failed === 0 ? "✔" : "✘";
	const note = outcome.note ? `: ${outcome.note}` : "";
	const line = `${mark} ${step.name} ${outcome.passed}/${outcome.passed + outcome.failed} (${seconds} s)${note}`;
	console.log(line);
	const { passed, failed, failures = [] } = outcome;
	return { passed, failed, failures, line };
}
