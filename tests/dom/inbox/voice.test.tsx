import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CAPABILITIES } from "#tests/unit/inbox/views.ts";
import { composer, FakeChannel, openConversation, visitInbox } from "./support.tsx";

/** A microphone that hears a steady tone, and a recorder that gives a chunk whenever it is asked. */
class FakeRecorder extends EventTarget {
	static isTypeSupported = (type: string): boolean => type.startsWith("audio/ogg");
	state = "inactive";
	readonly mimeType = "audio/ogg;codecs=opus";
	start(): void {
		this.state = "recording";
	}
	pause(): void {
		this.state = "paused";
	}
	resume(): void {
		this.state = "recording";
	}
	requestData(): void {
		const data = new Blob(["OggS and some sound"]);
		this.dispatchEvent(Object.assign(new Event("dataavailable"), { data }));
	}
	stop(): void {
		this.state = "inactive";
		this.requestData();
	}
}
class FakeContext {
	createAnalyser = () => ({
		fftSize: 0,
		getFloatTimeDomainData: (samples: Float32Array) => samples.fill(0.2),
	});
	createMediaStreamSource = () => ({ connect: () => undefined });
	close = () => Promise.resolve();
}

const stopped = vi.fn();
const getUserMedia = vi.fn<() => Promise<unknown>>();

beforeEach(() => {
	stopped.mockClear();
	getUserMedia.mockResolvedValue({ getTracks: () => [{ stop: stopped }] });
	vi.stubGlobal("MediaRecorder", FakeRecorder);
	vi.stubGlobal("AudioContext", FakeContext);
	Object.defineProperty(navigator, "mediaDevices", { configurable: true, value: { getUserMedia } });
});
afterEach(() => {
	Reflect.deleteProperty(navigator, "mediaDevices");
});

async function open(files = { voice: { maxBytes: 1000, caption: false } }) {
	const channel = new FakeChannel();
	channel.capabilities = { ...CAPABILITIES, files };
	channel.add({ id: "Maria Souza" });
	const drawn = await visitInbox(channel);
	await openConversation(drawn, "Maria Souza");
	return { ...drawn, channel };
}
const mic = () => screen.getByRole("button", { name: "Gravar mensagem de voz" });
const send = () => screen.findByRole("button", { name: "Enviar a mensagem de voz" });
const state = () => document.querySelector("[data-voice]")?.getAttribute("data-voice");
const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const message = (channel: FakeChannel) =>
	channel.calls.find(({ what }) => what.endsWith("/message"))?.body;

test("a click records, and what was said is sent as a voice message with its waveform", async () => {
	const { user, channel } = await open();
	await user.click(mic());
	await waitFor(() => expect(state()).toBe("recording"));
	await rest(700);
	await user.click(await screen.findByRole("button", { name: "Pausar a gravação" }));
	expect(state()).toBe("paused");
	expect(screen.getByRole("button", { name: "Ouvir a gravação" })).not.toBeNull();
	await user.click(screen.getByRole("button", { name: "Continuar a gravação" }));
	expect(state()).toBe("recording");
	await user.click(await send());
	await waitFor(() => expect(message(channel)).toBeDefined());
	expect(message(channel)).toMatchObject({ as: "voice", caption: "", name: "mensagem-de-voz.ogg" });
	const { seconds, waveform } = message(channel) as { seconds: number; waveform: number[] };
	expect(seconds).toBeGreaterThanOrEqual(0.6);
	expect(waveform.length).toBeGreaterThan(2);
	expect(waveform.every((level) => level === 100)).toBe(true);
	expect(stopped).toHaveBeenCalled();
	await waitFor(() => expect(document.activeElement).toBe(composer()));
});

test("Esc discards it, lets the microphone go, and nothing is sent", async () => {
	const { user, channel } = await open();
	await user.click(mic());
	await waitFor(() => expect(state()).toBe("recording"));
	await send();
	await user.keyboard("{Escape}");
	await waitFor(() => expect(composer()).not.toBeNull());
	expect(stopped).toHaveBeenCalled();
	expect(channel.calls.some(({ what }) => what.includes("files"))).toBe(false);
});

test("Esc leaves off while the browser still asks for the microphone, and the conversation stays open", async () => {
	const asked = Promise.withResolvers<unknown>();
	getUserMedia.mockReturnValue(asked.promise);
	const { user, address } = await open();
	const at = address();
	await user.click(mic());
	await waitFor(() => expect(state()).toBe("asking"));
	await user.keyboard("{Escape}");
	await waitFor(() => expect(composer()).not.toBeNull());
	expect(address()).toBe(at);
	// It comes too late, and is let go at once.
	asked.resolve({ getTracks: () => [{ stop: stopped }] });
	await waitFor(() => expect(stopped).toHaveBeenCalled());
});

test("a finger that holds and lets go sends; one that slides to the left discards", async () => {
	const { channel } = await open();
	const touch = { pointerType: "touch", pointerId: 1, clientX: 300 };
	const press = async () => {
		fireEvent.pointerDown(mic(), touch);
		await waitFor(() => expect(state()).toBe("recording"));
		await rest(650);
	};
	await press();
	fireEvent.pointerMove(window, { ...touch, clientX: 190 });
	await waitFor(() => expect(state()).toBeUndefined());
	expect(channel.calls.some(({ what }) => what.includes("files"))).toBe(false);
	await press();
	fireEvent.pointerUp(window, touch);
	await waitFor(() => expect(message(channel)).toMatchObject({ as: "voice" }));
});

test.for([
	["NotAllowedError", /não deixou usar o microfone/u],
	["NotFoundError", /Nenhum microfone foi encontrado/u],
	["NotReadableError", /em uso por outro programa/u],
] as const)("%s is said in words", async ([name, words]) => {
	getUserMedia.mockRejectedValue(new DOMException("no", name));
	const { user, toasts } = await open();
	await user.click(mic());
	await waitFor(() => expect(toasts.at(-1)?.title).toBe("Não foi possível gravar"));
	expect(toasts.at(-1)?.description).toMatch(words);
	await waitFor(() => expect(composer()).not.toBeNull());
});

test("recording is offered only where the channel sends voice, and only while nothing is written", async () => {
	const { user } = await open();
	expect(mic()).not.toBeNull();
	await user.type(composer(), "Oi");
	expect(screen.queryByRole("button", { name: "Gravar mensagem de voz" })).toBeNull();
	const without = new FakeChannel();
	without.add({ id: "Maria Souza" });
	await openConversation(await visitInbox(without), "Maria Souza");
	expect(screen.queryByRole("button", { name: "Gravar mensagem de voz" })).toBeNull();
});
