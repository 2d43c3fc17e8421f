import { expect, test } from "vitest";
import { createOpenAiModel } from "#workers/adapters/language-model/openai.ts";
import type { ModelRequest } from "#workers/adapters/language-model/port.ts";

const request = (change: Partial<ModelRequest> = {}): ModelRequest => ({
	instructions: "Você é a Lia.",
	turns: [{ by: "customer", text: "Vocês trocam?" }],
	temperature: 0.3,
	maxOutputTokens: 200,
	...change,
});

/** What every OpenAI-compatible model does, whole and in pieces, with whatever goes wrong on the way. */
export function testOpenAiModel(
	emulator: () => { url: string; baseUrl: string; host: string },
): void {
	const logged: object[] = [];
	const create = (
		model: string,
		change: { apiKey?: string; timeoutMs?: number; baseUrl?: string; hosts?: string[] } = {},
	) => {
		const { baseUrl, host } = emulator();
		return createOpenAiModel({
			baseUrl: change.baseUrl ?? baseUrl,
			apiKey: change.apiKey ?? "sk-test",
			organizationId: "org-1",
			model,
			allowedPrivateHosts: change.hosts ?? [host],
			ownOrigin: "http://localhost:1",
			log: (event) => void logged.push(event),
			timeoutMs: change.timeoutMs ?? 10_000,
		});
	};
	/** The same call whole and streamed. */
	const both = async (...of: Parameters<typeof create>) => {
		const deltas: string[] = [];
		const whole = await create(...of).write(request());
		const streamed = await create(...of).write(request(), (text) => deltas.push(text));
		return { whole, streamed, deltas };
	};

	test("an answer comes whole, and in pieces that are the same text, with what it used", async () => {
		const { whole, streamed, deltas } = await both("ok");
		const text = "Resposta a: Vocês trocam?";
		expect(whole).toMatchObject({ class: "answered", text });
		expect(streamed).toMatchObject({ class: "answered", text });
		expect(deltas.length).toBeGreaterThan(1);
		expect(deltas.join("")).toBe(text);
		for (const answer of [whole, streamed])
			if (answer.class === "answered") {
				expect(answer.usage.inputTokens).toBeGreaterThan(0);
				expect(answer.usage.outputTokens).toBeGreaterThan(0);
			}
	});

	test("the model is told the instructions, the turns and the settings, and the key goes nowhere else", async () => {
		const marker = `turn-${crypto.randomUUID()}`;
		await create("ok").write(
			request({
				turns: [
					{ by: "customer", text: "Oi" },
					{ by: "agent", text: "Olá!" },
					{ by: "customer", text: marker },
				],
			}),
		);
		const calls = (await (await fetch(`${emulator().url}/__emulator/calls`)).json()) as {
			authorization: string;
			organization: string;
			body: {
				messages: { role: string; content: string }[];
				temperature: number;
				max_tokens: number;
			};
		}[];
		const call = calls.find(({ body }) => body.messages.at(-1)?.content === marker);
		expect(call?.authorization).toBe("Bearer sk-test");
		expect(call?.organization).toBe("org-1");
		expect(call?.body.messages.map(({ role }) => role)).toEqual([
			"system",
			"user",
			"assistant",
			"user",
		]);
		expect([call?.body.temperature, call?.body.max_tokens]).toEqual([0.3, 200]);
		expect(JSON.stringify(call?.body)).not.toContain("sk-test");
	});

	test.each([
		["rate", { class: "unavailable", retryAfterMs: 7_000 }],
		["quota", { class: "refused", reason: "no_credit" }],
		["error500", { class: "unavailable", retryAfterMs: null }],
		["unknown", { class: "refused", reason: "model_unknown" }],
		["too-long", { class: "refused", reason: "invalid" }],
		["error200", { class: "unavailable", retryAfterMs: null }],
		["garbage", { class: "unavailable", retryAfterMs: null }],
		["redirect", { class: "unavailable", retryAfterMs: null }],
		["filtered", { class: "refused", reason: "content" }],
	])("K09 %s is %j, whole and streamed", async (model, expected) => {
		const { whole, streamed } = await both(model);
		expect(whole).toEqual(expected);
		expect(streamed).toEqual(expected);
	});

	test("K09 a stream that is cut, or ends with an error, is no answer", async () => {
		for (const model of ["cut", "error-in-stream"]) {
			const answer = await create(model).write(request(), () => undefined);
			expect(answer).toEqual({ class: "unavailable", retryAfterMs: null });
		}
	});

	test("a wrong key is refused for good", async () => {
		const { whole, streamed } = await both("ok", { apiKey: "sk-wrong" });
		expect([whole, streamed]).toEqual(
			[1, 2].map(() => ({ class: "refused", reason: "unauthorized" })),
		);
	});

	test("K09 a model that hangs or is slow is given up after its time", async () => {
		for (const model of ["hang", "slow"]) {
			const startedAt = Date.now();
			const { whole, streamed } = await both(model, { timeoutMs: 300 });
			expect([whole.class, streamed.class]).toEqual(["unavailable", "unavailable"]);
			expect(Date.now() - startedAt).toBeLessThan(2_500);
		}
	});

	test("K03 a tool call out of nowhere is refused and logged", async () => {
		logged.length = 0;
		const answer = await create("tool").write(request());
		expect(answer).toEqual({ class: "unavailable", retryAfterMs: null });
		expect(logged).toMatchObject([{ event: "model_tool_call_refused", level: "security" }]);
	});

	test("a tool that was offered is called with the words' own values, and its result is told, whole and streamed", async () => {
		const tools = [
			{
				name: "consultar_pedido",
				description: "Situação de um pedido",
				parameters: { type: "object", properties: { pedido: { type: "string" } } },
			},
		];
		const asked = request({ turns: [{ by: "customer", text: "Cadê o pedido 1234?" }], tools });
		for (const onDelta of [undefined, () => undefined]) {
			const first = await create("acts").write(asked, onDelta);
			expect(first).toMatchObject({
				class: "calls",
				calls: [{ name: "consultar_pedido", arguments: { pedido: "1234" } }],
			});
			if (first.class !== "calls") return;
			expect(first.usage.outputTokens).toBeGreaterThan(0);
			const called = first.calls.map((call) => ({
				call,
				result: '{"order":"1234","status":"a caminho"}',
			}));
			expect(await create("acts").write({ ...asked, called }, onDelta)).toMatchObject({
				class: "answered",
				text: "O pedido 1234 está a caminho.",
			});
		}
	});

	test("K03 a tool call out of nowhere is refused in a stream, too", async () => {
		const answer = await create("tool").write(request(), () => undefined);
		expect(answer).toEqual({ class: "unavailable", retryAfterMs: null });
	});

	test("K10 a megabyte comes to an end, whole and streamed", async () => {
		const { whole, streamed } = await both("huge");
		for (const answer of [whole, streamed])
			expect(answer.class === "answered" ? answer.text.length : 0).toBe(20_000);
	});

	test("an address that may not be called is never called", async () => {
		const nobody = await create("ok", { hosts: [] }).write(request());
		expect(nobody).toEqual({ class: "refused", reason: "invalid" });
		const metadata = await create("ok", { baseUrl: "http://169.254.169.254/v1" }).write(
			request(),
			() => undefined,
		);
		expect(metadata).toEqual({ class: "refused", reason: "invalid" });
	});

	test("somebody who goes away ends the call", async () => {
		const stop = new AbortController();
		setTimeout(() => stop.abort(), 50);
		const answer = await create("hang").write(request({ signal: stop.signal }), () => undefined);
		expect(answer.class).toBe("unavailable");
	});
}
