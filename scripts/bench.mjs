/** `npm run bench [part of a name]`: every file of bench/, one after the other; each prints one JSON line of figures. */
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { inRoot, OWN_NODE, ROOT } from "./local/paths.mjs";
import { run } from "./local/process.mjs";
import { runOnOwnNode } from "./setup.mjs";

const TIMEOUT_MS = 20 * 60_000;

await runOnOwnNode(import.meta.url, async ([part = ""]) => {
	const results = inRoot("bench", "results");
	mkdirSync(results, { recursive: true });
	const names = readdirSync(inRoot("bench")).filter(
		(name) => name.endsWith(".ts") && name.includes(part),
	);
	let failed = 0;
	for (const name of names) {
		const result = await run(OWN_NODE, [inRoot("bench", name)], {
			cwd: ROOT,
			timeoutMs: TIMEOUT_MS,
			quiet: true,
		});
		const line = result.output.trimEnd().split("\n").at(-1) ?? "";
		if (result.code !== 0) {
			failed++;
			console.error(`✘ ${name}\n${result.output}`);
			continue;
		}
		writeFileSync(path.join(results, name.replace(/\.ts$/, ".json")), `${line}\n`);
		console.log(`✔ ${name} ${line}`);
	}
	return failed === 0 && names.length > 0 ? 0 : 1;
});
