/** Fills the table of bench/README.md from what the last runs left in bench/results. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { inRoot } from "#scripts/local/paths.mjs";
import { fillTable, type Run } from "./table.ts";

const folder = inRoot("bench", "results");
const readme = inRoot("bench", "README.md");
const names = existsSync(folder)
	? readdirSync(folder).filter((name) => name.endsWith(".jsonl"))
	: [];
const results = Object.fromEntries(
	names.map((name) => [
		path.basename(name, ".jsonl"),
		readFileSync(path.join(folder, name), "utf8")
			.trim()
			.split("\n")
			.map((line) => JSON.parse(line) as Run),
	]),
);
writeFileSync(readme, fillTable(readFileSync(readme, "utf8"), results));
