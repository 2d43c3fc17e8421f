import { expect, test } from "vitest";
import { readKeptModels } from "#tests/quality/model/eval-model.ts";
import { listUngrounded } from "#tests/quality/model/facts.ts";
import {
	compareModel,
	describeModel,
	listModelCases,
	measureModel,
} from "#tests/quality/model/model-score.ts";
import {
	createRecordedModel,
	createRecorder,
	keyOf,
	listRecordings,
	type Recording,
} from "#tests/quality/model/recordings.ts";
import type { LanguageModel, ModelRequest } from "#workers/adapters/language-model/port.ts";

const PATIENCE_MS = 60_000;

test(
	"what models answered comes out no worse than is kept, and nothing kept is missing",
	{ timeout: PATIENCE_MS },
	async () => {
		const kept = readKeptModels();
		const recordings = listRecordings();
		expect(recordings.map(({ model }) => model)).toEqual(expect.arrayContaining(Object.keys(kept)));
		expect(listModelCases().length).toBeGreaterThanOrEqual(60);
		for (const recording of recordings) {
			const before = kept[recording.model];
			if (before === undefined) throw new Error(`${recording.model} has no kept score`);
			const { score } = await measureModel((onMissing) =>
				createRecordedModel(recording, onMissing),
			);
			expect(compareModel(score, before), recording.model).toEqual([]);
		}
	},
);

const request = (change: Partial<ModelRequest> = {}): ModelRequest => ({
	instructions: "Você é a Lia.",
	turns: [{ by: "customer", text: "<dados>Frete</dados>\n\nMensagem do cliente:\nQuanto é?" }],
	temperature: 0,
	maxOutputTokens: 10,
	...change,
});

test("a live answer is known by all that the model was given, a handwritten one by the customer's words", () => {
	const live = { model: "m", origin: "live" } as const;
	const written = { model: "m", origin: "handwritten" } as const;
	const other = request({ instructions: "Você é o Rui." });
	expect(keyOf(live, request())).toBe(keyOf(live, request()));
	expect(keyOf(live, request())).not.toBe(keyOf(live, other));
	expect(keyOf({ ...live, model: "n" }, request())).not.toBe(keyOf(live, request()));
	expect(keyOf(written, request())).toBe(keyOf(written, other));
	const called = [{ call: { id: "1", name: "a", arguments: {} }, result: "b" }];
	for (const of of [live, written])
		expect(keyOf(of, request({ called }))).not.toBe(keyOf(of, request()));
});

test("what was recorded is answered again, what was not is missing, and failures are not kept", async () => {
	const recording: Recording = { model: "m", origin: "live", answers: {} };
	const usage = { inputTokens: 1, outputTokens: 1 };
	let at = 0;
	const live: LanguageModel = {
		write: async () => {
			at += 1;
			if (at === 1) return { class: "unavailable", retryAfterMs: null };
			if (at === 2) return { class: "answered", text: "R$ 5,00", usage };
			return { class: "calls", calls: [{ id: "x", name: "a", arguments: { n: 1 } }], usage };
		},
	};
	const recorder = createRecorder(live, recording);
	await recorder.write(request());
	expect(recording.answers).toEqual({});
	await recorder.write(request());
	await recorder.write(request({ temperature: 1 }));
	let missing = 0;
	const again = createRecordedModel(recording, () => (missing += 1));
	expect(await again.write(request())).toMatchObject({ text: "R$ 5,00" });
	expect(await again.write(request({ temperature: 1 }))).toMatchObject({
		calls: [{ name: "a", arguments: { n: 1 } }],
	});
	expect(missing).toBe(0);
	expect(await again.write(request({ temperature: 0.5 }))).toMatchObject({ class: "unavailable" });
	expect(missing).toBe(1);
});

test("a fact without a source is seen, whatever it is", () => {
	const sources = ["Frete R$ 19,90 até as 18h. ajuda@loja.example ou loja.example/trocas"];
	expect(listUngrounded("R$ 19,90, até as 18h: loja.example/trocas.", sources)).toEqual([]);
	expect(listUngrounded("Escreva para ajuda@loja.example!", sources)).toEqual([]);
	for (const invented of ["R$ 9,90", "19h", "x@loja.example", "evil.com/pix", "em 2 dias"])
		expect(listUngrounded(invented, sources), invented).toHaveLength(1);
});

test("a missing recording and a lost figure are worse, and the table says what people wrote", () => {
	const share = { all: 10, right: 9 };
	const score = {
		cases: 10,
		missing: 0,
		prompted: share,
		grounded: share,
		outcome: share,
		acts: share,
	};
	expect(compareModel(score, score)).toEqual([]);
	expect(compareModel({ ...score, missing: 1 }, score)).toHaveLength(1);
	expect(compareModel({ ...score, acts: { all: 10, right: 8 } }, score)).toHaveLength(1);
	expect(compareModel({ ...score, prompted: { all: 10, right: 8 } }, score)).toEqual([]);
	expect(describeModel({ model: "handwritten", origin: "handwritten" }, score)).toContain(
		"nothing of any model",
	);
});
