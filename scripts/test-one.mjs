/**
 * `npm run test:one <file> [options of the runner]`: one test file, on the Node the tools need, whatever the machine has.
 * The folder says the runner: tests/e2e Playwright with a product of its own, tests/kill a script, the rest Vitest.
 */
import path from "node:path";
import { findOrInstallChromium } from "./checks/chromium.mjs";
import { inRoot, OWN_NODE, ROOT, toolPath } from "./local/paths.mjs";
import { run } from "./local/process.mjs";
import { runOnOwnNode } from "./setup.mjs";

const HOUR_MS = 3_600_000;

await runOnOwnNode(import.meta.url, async ([file, ...options]) => {
	if (file === undefined) {
		console.error("npm run test:one <file>, for instance tests/unit/domain/inbox/outbox.test.ts");
		return 2;
	}
	const place = path.relative(ROOT, path.resolve(file)).split(path.sep);
	const [command, args, env] = await runnerOf(place);
	const result = await run(command, [...args, ...options], {
		cwd: ROOT,
		timeoutMs: HOUR_MS,
		env,
	});
	return result.code;
});

/** @returns {Promise<[string, string[], Record<string, string>]>} command, arguments, environment */
async function runnerOf(place) {
	const file = place.join("/");
	switch (place[1]) {
		case "e2e": {
			const chromium = await findOrInstallChromium();
			return [
				toolPath("playwright"),
				["test", file],
				chromium.path === null ? {} : { CHROMIUM_PATH: chromium.path },
			];
		}
		case "kill":
			return [OWN_NODE, [inRoot(file)], {}];
		default:
			return [toolPath("vitest"), ["run", file], {}];
	}
}
