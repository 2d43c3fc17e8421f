/**
 * `npm run eval [-- --aside] [--failed=class] [--keep] [--fit] [--intents]`: how good the agent without a model is, by class and by business.
 * `--failed` shows what it got wrong of a class (`dialogue`: with the talk around it), never of the part set aside; `--keep` makes this score the kept
 * one; `--fit` fits the weights of retrieval/weights.ts anew and prints them; `--intents` learns those of intents.ts anew.
 *
 * `npm run eval -- --model`: the second tier, what models answered through the product, from recordings. `--live=gpt-4o-mini
 * [--base-url=…]` asks that model anew with the key in PROSA_EVAL_KEY, and keeps what it answers.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { describeFailed } from "./dialogue-score.ts";
import { fitIntents } from "./fit-intents.ts";
import { printFit } from "./fit.ts";
import { printModels, recordModel } from "./model/eval-model.ts";
import { compare, describe, measure, type Score } from "./score.ts";

const { values } = parseArgs({
	options: {
		aside: { type: "boolean", default: false },
		keep: { type: "boolean", default: false },
		failed: { type: "string" },
		fit: { type: "boolean", default: false },
		intents: { type: "boolean", default: false },
		model: { type: "boolean", default: false },
		live: { type: "string" },
		"base-url": { type: "string", default: "https://api.openai.com/v1" },
	},
});
if (values.fit) {
	printFit();
	process.exit();
}
if (values.intents) {
	fitIntents();
	process.exit();
}
if (values.live !== undefined) {
	const key = process.env["PROSA_EVAL_KEY"];
	if (!key) throw new Error("PROSA_EVAL_KEY is the key that pays for it.");
	await recordModel(values.live, values["base-url"], key);
}
if (values.model || values.live !== undefined) {
	const worse = await printModels(values.keep);
	if (worse.length > 0) console.error(`\nWorse than what is kept:\n${worse.join("\n")}`);
	process.exit(worse.length > 0 ? 1 : 0);
}
const part = values.aside ? "aside" : "tuning";
const file = path.join(import.meta.dirname, `baseline-${part}.json`);
const { score, judged, played } = await measure(part);
console.log(describe(score));
if (values.failed === "dialogue" && part === "tuning")
	for (const dialogue of played)
		if (dialogue.turns.some(({ unmet }) => unmet.length > 0)) console.log(describeFailed(dialogue));
if (values.failed !== undefined && part === "tuning")
	for (const { business, question, verdict, said } of judged)
		if (question.class === values.failed && verdict !== "right")
			console.log(`\n[${business}] ${verdict}: ${question.text}\n  → ${said.slice(0, 160)}`);
if (values.keep) writeFileSync(file, `${JSON.stringify(score, null, "\t")}\n`);
const kept = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Score) : score;
const worse = compare(score, kept);
if (worse.length > 0) {
	console.error(`\nWorse than what is kept:\n${worse.join("\n")}`);
	process.exitCode = 1;
}
