/**
 * `npm run bench [part of a name]`: every file of bench/, one after the other; each prints one JSON line of figures,
 * which is added to bench/results. With `-- --write` the table of bench/README.md is filled from the last runs as well.
 */
import { appendFileSync, mkdirSync, readdirSync } from "node:fs";
import path from "node:path";
import { inRoot, OWN_NODE, ROOT } from "./local/paths.mjs";
import { run } from "./local/process.mjs";
import { runOnOwnNode } from "./setup.mjs";

const TIMEOUT_MS = 20 * 60_000;

await runOnOwnNode(import.meta.url, async (args) => {
	const part = args.find((arg) => !arg.startsWith("--")) ?? "";
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
		appendFileSync(path.join(results, name.replace(/\.ts$/, ".jsonl")), `${line}\n`);
		console.log(`✔ ${name} ${line}`);
	}
	if (args.includes("--write"))
		await run(OWN_NODE, [inRoot("bench", "support", "write-table.ts")], {
			cwd: ROOT,
			timeoutMs: TIMEOUT_MS,
		});
	return failed === 0 && names.length > 0 ? 0 : 1;
});
