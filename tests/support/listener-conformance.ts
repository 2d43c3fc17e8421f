import { expect, test } from "vitest";
import { createOpenAiListener } from "#workers/adapters/listening/openai.ts";
import type { Listener, PerceivedFile } from "#workers/adapters/listening/port.ts";

export const OGG = (says: string): PerceivedFile => ({
	bytes: new TextEncoder().encode(`SAYS:${says}`),
	mimetype: "audio/ogg",
});
export const PNG: PerceivedFile = {
	bytes: new Uint8Array([0x89, 0x50, 0x4e, 0x47]),
	mimetype: "image/png",
};

/** What every listener does: words with what they cost, silence as no words. */
export function testListener(create: (mode: "ok" | "silent") => Listener): void {
	test("a voice note comes back in words, with its length or its tokens", async () => {
		const heard = await create("ok").transcribe(OGG("vocês abrem domingo?"));
		expect(heard).toMatchObject({ class: "answered", text: "vocês abrem domingo?" });
		if (heard.class === "answered") expect(heard.usage ?? heard.seconds).not.toBeNull();
	});

	test("silence is no words, not a failure", async () => {
		const heard = await create("silent").transcribe(OGG(""));
		expect(heard).toMatchObject({ class: "answered", text: "" });
	});

	test("a picture comes back described, with its tokens and the model's name", async () => {
		const seen = await create("ok").describe(PNG);
		expect(seen).toMatchObject({ class: "answered", text: expect.stringContaining("jaqueta") });
		if (seen.class !== "answered") return;
		expect(seen.usage?.inputTokens).toBeGreaterThan(0);
		expect(seen.model).not.toBe("");
	});
}

/** What goes wrong at an OpenAI-compatible endpoint. */
export function testOpenAiListener(
	emulator: () => { url: string; baseUrl: string; host: string },
): void {
	const create = (
		mode: string,
		change: { model?: string; timeoutMs?: number; hosts?: string[]; baseUrl?: string } = {},
	) => {
		const { baseUrl, host } = emulator();
		return createOpenAiListener({
			baseUrl: change.baseUrl ?? baseUrl,
			apiKey: `sk-${mode}`,
			organizationId: "org-1",
			model: change.model ?? "ok",
			allowedPrivateHosts: change.hosts ?? [host],
			ownOrigin: "http://localhost:1",
			log: () => undefined,
			timeoutMs: change.timeoutMs ?? 10_000,
		});
	};
	testListener((mode) => create(mode));

	test("the file goes with its name, its type and the language that is known", async () => {
		const marker = crypto.randomUUID();
		await create("ok").transcribe({ ...OGG(marker), language: "pt" });
		const url = `${emulator().url}/__emulator/heard`;
		const heard = (await (await fetch(url)).json()) as { bytes: number }[];
		expect(heard.find(({ bytes }) => bytes === `SAYS:${marker}`.length)).toEqual({
			model: "whisper-1",
			language: "pt",
			name: "audio.ogg",
			type: "audio/ogg",
			bytes: expect.any(Number),
		});
	});

	test.each([
		["deaf", { class: "refused", reason: "model_unknown" }],
		["wrong", { class: "refused", reason: "unauthorized" }],
		["quota", { class: "refused", reason: "no_credit" }],
		["rate", { class: "unavailable", retryAfterMs: 7_000 }],
		["error500", { class: "unavailable", retryAfterMs: null }],
		["garbage", { class: "unavailable", retryAfterMs: null }],
		["redirect", { class: "unavailable", retryAfterMs: null }],
	])("K09 an endpoint that is %s is %j", async (mode, expected) => {
		expect(await create(mode).transcribe(OGG("Oi"))).toEqual(expected);
	});

	test.each([
		["blind", { class: "refused", reason: "invalid" }],
		["filtered", { class: "refused", reason: "content" }],
		["tool", { class: "unavailable", retryAfterMs: null }],
		["error200", { class: "unavailable", retryAfterMs: null }],
	])("K09 a model that is %s sees nothing: %j", async (model, expected) => {
		expect(await create("ok", { model }).describe(PNG)).toEqual(expected);
	});

	test("K09 an endpoint that hangs is given up, and so is one that nobody waits for", async () => {
		const unavailable = { class: "unavailable", retryAfterMs: null };
		expect(await create("hang", { timeoutMs: 200 }).transcribe(OGG("Oi"))).toEqual(unavailable);
		const signal = AbortSignal.timeout(50);
		expect(await create("hang").transcribe({ ...OGG("Oi"), signal })).toEqual(unavailable);
	});

	test("an address that may not be called is never called", async () => {
		const invalid = { class: "refused", reason: "invalid" };
		expect(await create("ok", { hosts: [] }).transcribe(OGG("Oi"))).toEqual(invalid);
		const metadata = create("ok", { baseUrl: "http://169.254.169.254/v1" });
		expect(await metadata.describe(PNG)).toEqual(invalid);
	});
}
