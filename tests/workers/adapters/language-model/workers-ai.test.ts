import { expect, test } from "vitest";
import type { ModelRequest } from "#workers/adapters/language-model/port.ts";
import {
	type AiBinding,
	createWorkersAiModel,
} from "#workers/adapters/language-model/workers-ai.ts";

const MODEL = "@cf/meta/llama-3.1-8b-instruct";
const REQUEST: ModelRequest = {
	instructions: "Você é a Lia.",
	turns: [
		{ by: "customer", text: "Oi" },
		{ by: "agent", text: "Olá!" },
		{ by: "customer", text: "Vocês trocam?" },
	],
	temperature: 0.3,
	maxOutputTokens: 200,
};
/** What the platform documents for a text model that does not stream. */
const ANSWER = {
	response: "Sim, em 30 dias.",
	usage: { prompt_tokens: 21, completion_tokens: 7, total_tokens: 28 },
};

/** The binding as the platform documents it: `run(model, inputs)`. */
async function ask(answer: () => unknown) {
	const calls: Parameters<AiBinding["run"]>[] = [];
	const deltas: string[] = [];
	const model = createWorkersAiModel(
		{
			run: async (...call) => {
				calls.push(call);
				return answer();
			},
		},
		MODEL,
	);
	const said = await model.write(REQUEST, (text) => deltas.push(text));
	return { said, calls, deltas };
}

const unavailable = { class: "unavailable", retryAfterMs: null };

test("the binding is told the instructions, the turns and the settings, and its answer comes whole", async () => {
	const { said, calls, deltas } = await ask(() => ANSWER);
	expect(said).toEqual({
		class: "answered",
		text: "Sim, em 30 dias.",
		usage: { inputTokens: 21, outputTokens: 7 },
	});
	expect(deltas).toEqual(["Sim, em 30 dias."]);
	expect(calls).toEqual([
		[
			MODEL,
			{
				messages: [
					{ role: "system", content: "Você é a Lia." },
					{ role: "user", content: "Oi" },
					{ role: "assistant", content: "Olá!" },
					{ role: "user", content: "Vocês trocam?" },
				],
				temperature: 0.3,
				max_tokens: 200,
			},
		],
	]);
});

test("an answer that does not say what it used counts nothing", async () => {
	const { said } = await ask(() => ({ response: "Sim." }));
	expect(said).toMatchObject({ usage: { inputTokens: 0, outputTokens: 0 } });
});

test.each([
	["nothing", () => null],
	["another shape", () => ({ result: { response: "Sim." } })],
	["an empty text", () => ({ response: "  " })],
	["a call of a tool, which nobody offered", () => ({ ...ANSWER, tool_calls: [{ name: "read" }] })],
	[
		"an error of the platform's",
		() => {
			throw new Error("3040: Capacity temporarily exceeded, please try again.");
		},
	],
])("%s is no answer, told to nobody, and may be asked again", async (_, answer) => {
	const { said, deltas } = await ask(answer);
	expect(said).toEqual(unavailable);
	expect(deltas).toEqual([]);
});

test("K09 a model that the platform does not have is refused: asking again would not help", async () => {
	const { said } = await ask(() => {
		throw new Error(`5007: No such model ${MODEL} or task`);
	});
	expect(said).toEqual({ class: "refused", reason: "model_unknown" });
});
