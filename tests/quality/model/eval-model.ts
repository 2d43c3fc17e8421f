/** The second tier: what models answered, judged through the product. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createOpenAiModel } from "#workers/adapters/language-model/openai.ts";
import {
	compareModel,
	describeGuard,
	describeModel,
	measureModel,
	type ModelScore,
} from "./model-score.ts";
import {
	createRecordedModel,
	createRecorder,
	keepRecording,
	listRecordings,
	readRecording,
} from "./recordings.ts";

const KEPT = path.join(import.meta.dirname, "..", "baseline-model.json");

/** By model. */
export const readKeptModels = (): Record<string, ModelScore> =>
	existsSync(KEPT) ? (JSON.parse(readFileSync(KEPT, "utf8")) as Record<string, ModelScore>) : {};

/** Asks a model each case anew and keeps what it answers. @param baseUrl of an endpoint with OpenAI's API */
export async function recordModel(name: string, baseUrl: string, apiKey: string): Promise<void> {
	const model = createOpenAiModel({
		baseUrl,
		apiKey,
		organizationId: null,
		model: name,
		// Whoever types an address here means it.
		allowedPrivateHosts: [new URL(baseUrl).host],
		ownOrigin: "https://prosa.invalid",
		log: () => undefined,
	});
	const recording = { ...readRecording(name), origin: "live" as const, answers: {} };
	await measureModel(() => createRecorder(model, recording));
	keepRecording(recording);
}

/** Prints the table of every recording; what got worse than what is kept. @param keep makes these scores the kept ones */
export async function printModels(keep: boolean): Promise<string[]> {
	const kept = readKeptModels();
	const scores: Record<string, ModelScore> = {};
	const worse: string[] = [];
	for (const recording of listRecordings()) {
		const { score, wrong } = await measureModel((onMissing) =>
			createRecordedModel(recording, onMissing),
		);
		scores[recording.model] = score;
		console.log(`${describeModel(recording, score)}\n${wrong.map((one) => `  ${one}\n`).join("")}`);
		const before = kept[recording.model];
		if (before) worse.push(...compareModel(score, before));
	}
	console.log(describeGuard());
	if (keep) writeFileSync(KEPT, `${JSON.stringify(scores, null, "\t")}\n`);
	const lost = Object.keys(kept).filter((model) => !(model in scores));
	return [...worse, ...lost.map((model) => `the recording of ${model} is gone`)];
}
