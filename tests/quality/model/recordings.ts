/** What models answered, kept by what they were asked: tests/quality/model/recordings, a file for each model. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type {
	LanguageModel,
	ModelAnswer,
	ModelRequest,
} from "#workers/adapters/language-model/port.ts";
import { SAYS } from "#app/domain/agents/prompt-context.ts";

const FOLDER = path.join(import.meta.dirname, "recordings");

const Recorded = z.union([
	z.strictObject({ text: z.string() }),
	z.strictObject({
		calls: z.array(z.strictObject({ name: z.string(), arguments: z.unknown() })).min(1),
	}),
]);
const Recording = z.strictObject({
	model: z.string(),
	/** `handwritten`: by people, as a model might answer; they prove what is ours and nothing of a model. */
	origin: z.enum(["handwritten", "live"]),
	answers: z.record(z.string(), Recorded),
});
export type Recording = z.infer<typeof Recording>;

/** Every recording that is kept, in the order of their names. */
export const listRecordings = (): Recording[] =>
	readdirSync(FOLDER)
		.toSorted()
		.map((file) => Recording.parse(JSON.parse(readFileSync(path.join(FOLDER, file), "utf8"))));

const fileOf = (model: string): string =>
	path.join(FOLDER, `${model.replaceAll(/[^a-z0-9.-]+/giu, "-")}.json`);

export const readRecording = (model: string): Recording =>
	existsSync(fileOf(model))
		? Recording.parse(JSON.parse(readFileSync(fileOf(model), "utf8")))
		: { model, origin: "live", answers: {} };

/** In the order of their keys, so that a diff shows what is new. */
export function keepRecording(recording: Recording): void {
	const answers = Object.fromEntries(
		Object.entries(recording.answers).toSorted(([one], [other]) => (one < other ? -1 : 1)),
	);
	writeFileSync(
		fileOf(recording.model),
		`${JSON.stringify({ ...recording, answers }, null, "\t")}\n`,
	);
}

/**
 * By what an answer is known: all that the model was given. What people wrote answers the customer's words, whatever
 * stands in the prompt beside them, and stays when a prompt or the search changes.
 */
export function keyOf(
	{ model, origin }: Omit<Recording, "answers">,
	request: ModelRequest,
): string {
	const { instructions, turns, tools = [], called = [], temperature, maxOutputTokens } = request;
	const calls = called.map(({ call, result }) => [call.name, call.arguments, result]);
	const said = turns.at(-1)?.text.split(SAYS).at(-1) ?? "";
	const asked =
		origin === "handwritten"
			? [said, calls.length]
			: [instructions, turns, tools, calls, temperature, maxOutputTokens];
	return createHash("sha256")
		.update(JSON.stringify([model, asked]))
		.digest("hex")
		.slice(0, 24);
}

/** A model that answers what it once answered; `onMissing` is told of what it never was asked. */
export const createRecordedModel = (
	recording: Recording,
	onMissing: () => void,
): LanguageModel => ({
	async write(request): Promise<ModelAnswer> {
		const usage = { inputTokens: 0, outputTokens: 0 };
		const known = recording.answers[keyOf(recording, request)];
		if (known === undefined) {
			onMissing();
			return { class: "unavailable", retryAfterMs: null };
		}
		if ("text" in known) return { class: "answered", text: known.text, usage };
		const calls = known.calls.map((call, at) => ({ id: `call_${String(at)}`, ...call }));
		return { class: "calls", calls, usage };
	},
});

/** Asks a model and keeps what it answers; failures are not kept. */
export const createRecorder = (model: LanguageModel, recording: Recording): LanguageModel => ({
	async write(request): Promise<ModelAnswer> {
		const answer = await model.write(request);
		const key = keyOf(recording, request);
		if (answer.class === "answered") recording.answers[key] = { text: answer.text };
		if (answer.class === "calls")
			recording.answers[key] = {
				calls: answer.calls.map(({ name, arguments: given }) => ({ name, arguments: given })),
			};
		return answer;
	},
});
