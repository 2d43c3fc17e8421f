import { expect, test } from "vitest";
import { OGG, PNG, testListener } from "#tests/support/listener-conformance.ts";
import type { AiBinding } from "#workers/adapters/language-model/workers-ai.ts";
import { createWorkersAiListener } from "#workers/adapters/listening/workers-ai.ts";

/** The binding as the platform documents both models; a voice note says what follows `SAYS:`. */
function createAi(calls: Parameters<AiBinding["run"]>[] = []): AiBinding {
	return {
		run: async (model, inputs) => {
			calls.push([model, inputs]);
			if (typeof inputs["audio"] !== "string")
				return { response: "Uma jaqueta.", usage: { prompt_tokens: 400, completion_tokens: 4 } };
			const text = atob(inputs["audio"]);
			const said = new TextDecoder().decode(Uint8Array.from(text, (char) => char.charCodeAt(0)));
			return {
				transcription_info: { language: "pt", duration: 4.2 },
				text: ` ${said.slice(5)} `,
				word_count: 3,
			};
		},
	};
}

testListener(() => createWorkersAiListener(createAi()));

test("the binding is given the bytes as base64, the language, and the picture as an address of data", async () => {
	const calls: Parameters<AiBinding["run"]>[] = [];
	const listener = createWorkersAiListener(createAi(calls));
	const heard = await listener.transcribe({ ...OGG("oi"), language: "pt" });
	expect(heard).toMatchObject({ seconds: 4.2, model: "@cf/openai/whisper-large-v3-turbo" });
	await listener.describe(PNG);
	expect(calls[0]?.[1]).toEqual({ audio: btoa("SAYS:oi"), language: "pt" });
	expect(JSON.stringify(calls[1]?.[1])).toContain("data:image/png;base64,iVBORw==");
});

test("a failure, nonsense and an unknown model are told apart", async () => {
	const answerOf = (run: () => Promise<unknown>) =>
		createWorkersAiListener({ run }).transcribe(OGG("oi"));
	const unavailable = { class: "unavailable", retryAfterMs: null };
	expect(await answerOf(() => Promise.reject(new Error("5000: down")))).toEqual(unavailable);
	expect(await answerOf(async () => ({ words: [] }))).toEqual(unavailable);
	expect(await answerOf(() => Promise.reject(new Error("5007: No such model")))).toEqual({
		class: "refused",
		reason: "model_unknown",
	});
});

test("nobody waits for a model that hangs longer than they said", async () => {
	const listener = createWorkersAiListener({ run: () => new Promise(() => undefined) });
	const heard = await listener.transcribe({ ...OGG("oi"), signal: AbortSignal.timeout(30) });
	expect(heard).toEqual({ class: "unavailable", retryAfterMs: null });
});
