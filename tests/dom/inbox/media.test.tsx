import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { expectFocusBack } from "#tests/support/dom-dialogs.ts";
import { CAPABILITIES } from "#tests/unit/inbox/views.ts";
import { bubbles, FakeChannel, openConversation, visitInbox } from "./support.tsx";

async function openFiles(capabilities = CAPABILITIES) {
	// Pictures come here: no browser fetches them.
	vi.spyOn(HTMLImageElement.prototype, "naturalWidth", "get").mockReturnValue(640);
	const channel = Object.assign(new FakeChannel(), { capabilities });
	channel.add({ id: "Lia Prado" }, []);
	const drawn = await visitInbox(channel);
	await openConversation(drawn, "Lia Prado");
	channel.write("Lia Prado", "", { id: "foto", type: "image", media: {} });
	channel.write("Lia Prado", "", { id: "nota", type: "document", media: { fileName: "nota.pdf" } });
	await act(() => vi.dynamicImportSettled());
	return { channel, user: drawn.user };
}

test("a picture is enlarged, can be saved there, and Esc leads back to it", async () => {
	const { channel, user } = await openFiles();
	const picture = await screen.findByRole("button", { name: "Ampliar: Imagem de Lia Prado" });
	const sourceIn = (part: HTMLElement) => part.querySelector("img")?.getAttribute("src");
	expect(sourceIn(picture)).toBe(`/media/${channel.id}/foto?size=small`);
	await user.click(picture);
	const dialog = await screen.findByRole("dialog");
	expect(sourceIn(dialog)).toBe(`/media/${channel.id}/foto?size=large`);
	const link = within(dialog).getByRole("link", { name: "Baixar" });
	expect(link.getAttribute("href")).toBe(`/media/${channel.id}/foto?download=1`);
	await user.keyboard("{Escape}");
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
	await waitFor(() => expect(document.activeElement).toBe(picture));
});

test("a webchat's files come from our own store, and are shown as any others", async () => {
	const files = { image: { maxBytes: 1, caption: true } };
	await openFiles({ ...CAPABILITIES, media: false, files });
	expect(await screen.findByRole("button", { name: "Ampliar: Imagem de Lia Prado" })).toBeTruthy();
	expect(screen.getByRole("button", { name: "Baixar nota.pdf" })).toBeTruthy();
});

test("a file that is gone says so and can be asked for again", async () => {
	const { channel, user } = await openFiles();
	const saved: string[] = [];
	vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
		this: HTMLAnchorElement,
	) {
		saved.push(this.pathname + this.search);
	});
	let isThere = false;
	channel.answer = ({ what }) =>
		what.startsWith("HEAD /media/")
			? new Response(null, { status: isThere ? 200 : 404 })
			: undefined;
	await user.click(await screen.findByRole("button", { name: "Baixar nota.pdf" }));
	const gone = () => screen.queryByText("Arquivo não está mais disponível");
	await waitFor(() => expect(gone()).not.toBeNull());
	expect(saved).toEqual([]);
	isThere = true;
	await user.click(screen.getByRole("button", { name: "Tentar de novo" }));
	await waitFor(() => expect(gone()).toBeNull());
	expect(saved).toEqual([`/media/${channel.id}/nota?download=1`]);
});

test("a file that the channel has no more, or that expired, says so, and what was heard of it stays", async () => {
	const { channel } = await openFiles();
	const heard = { transcript: { text: "Abrem domingo?" } };
	channel.write("Lia Prado", "", { id: "g", type: "audio", media: { gone: true }, ...heard });
	channel.write("Lia Prado", "", { id: "e", type: "image", media: { expired: true } });
	await screen.findByText("O canal não tem mais este arquivo");
	expect(screen.getByText("Arquivo apagado pelo prazo do workspace")).toBeTruthy();
	expect(await screen.findByText("Abrem domingo?")).toBeTruthy();
	expect(screen.getAllByRole("button", { name: /^Ampliar/u })).toHaveLength(1);
});

test("what a voice note says and a picture shows stands under it, and that nothing could be made out", async () => {
	const { channel } = await openFiles();
	const audio = { type: "audio", media: { seconds: 4 } } as const;
	channel.write("Lia Prado", "", { id: "v1", ...audio, transcript: { text: "Abrem domingo?" } });
	channel.write("Lia Prado", "", { id: "v2", ...audio, transcript: { text: null } });
	const picture = { text: "Uma jaqueta azul." };
	channel.write("Lia Prado", "", { id: "p", type: "image", media: {}, transcript: picture });
	await screen.findByText("Transcrição");
	expect(screen.getByText("Abrem domingo?")).toBeTruthy();
	expect(screen.getByText("Não foi possível transcrever este áudio.")).toBeTruthy();
	expect(screen.getByText("O que a imagem mostra")).toBeTruthy();
	expect(screen.getByText("Uma jaqueta azul.")).toBeTruthy();
});

test("a long transcript shows its beginning, opens, and is copied whole by the message's menu", async () => {
	const { channel, user } = await openFiles();
	const said = `${"palavra ".repeat(60)}fim da fala`;
	const voice = { id: "fala", type: "audio", media: { seconds: 40 } } as const;
	channel.write("Lia Prado", "", { ...voice, transcript: { text: said } });
	await screen.findByText("Transcrição");
	expect(screen.queryByText(/fim da fala/u)).toBeNull();
	await user.click(screen.getByRole("button", { name: "Ler mais" }));
	expect(await screen.findByText(/fim da fala/u)).toBeTruthy();
	const written = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
	bubbles().at(-1)?.focus();
	await user.keyboard("c");
	await waitFor(() => expect(written).toHaveBeenCalledWith(said));
});

test("the viewer leads through pictures and films by key, button and finger, and says which one it is", async () => {
	const { channel, user } = await openFiles();
	channel.write("Lia Prado", "A *loja*", { id: "film", type: "video", media: {} });
	channel.write("Lia Prado", "", { id: "figurinha", type: "sticker", media: {} });
	channel.write("Lia Prado", "", { id: "ours", type: "image", media: {}, direction: "outgoing" });
	await user.click(await screen.findByRole("button", { name: "Ampliar: Imagem de Lia Prado" }));
	const dialog = await screen.findByRole("dialog", { name: "Imagem de Lia Prado" });
	const within3 = () => within(dialog).getByRole("status").textContent;
	expect(within3()).toBe("1 de 3");
	expect(within(dialog).getByRole("button", { name: "Anterior" })).toHaveProperty("disabled", true);
	await user.keyboard("{ArrowRight}");
	expect(within3()).toBe("2 de 3");
	await user.keyboard("{ArrowLeft}");
	await user.click(within(dialog).getByRole("button", { name: "Próxima" }));
	expect(await screen.findByRole("dialog", { name: "Vídeo de Lia Prado" })).toBe(dialog);
	expect(dialog.textContent).toContain("A loja");
	await user.keyboard("{ArrowRight}");
	expect(await screen.findByRole("dialog", { name: "Imagem (você)" })).toBe(dialog);
	expect(within(dialog).getByRole("link", { name: "Baixar" }).getAttribute("href")).toBe(
		`/media/${channel.id}/ours?download=1`,
	);
	await user.keyboard("{ArrowRight}");
	expect(within3()).toBe("3 de 3");
	const picture = within(dialog).getByRole("img");
	const touch = { pointerType: "touch", clientY: 100 };
	fireEvent.pointerDown(picture, { ...touch, clientX: 50 });
	fireEvent.pointerUp(picture, { ...touch, clientX: 60 });
	expect(within3()).toBe("3 de 3");
	fireEvent.pointerDown(picture, { ...touch, clientX: 50 });
	fireEvent.pointerUp(picture, { ...touch, clientX: 150 });
	expect(within3()).toBe("2 de 3");
});

/** Recordings play and pause as a browser's do, without a sound. */
function playSilently(): void {
	const playing = new WeakSet<EventTarget>();
	const proto = HTMLMediaElement.prototype;
	vi.spyOn(proto, "paused", "get").mockImplementation(function (this: HTMLMediaElement) {
		return !playing.has(this);
	});
	vi.spyOn(proto, "play").mockImplementation(async function (this: HTMLMediaElement) {
		playing.add(this);
		act(() => void this.dispatchEvent(new Event("play")));
	});
	vi.spyOn(proto, "pause").mockImplementation(function (this: HTMLMediaElement) {
		playing.delete(this);
		act(() => void this.dispatchEvent(new Event("pause")));
	});
}

async function openRecordings() {
	playSilently();
	const { channel, user } = await openFiles();
	for (const id of ["a1", "a2"])
		channel.write("Lia Prado", "", { id, type: "audio", media: { seconds: 75 } });
	await screen.findAllByRole("button", { name: "Reproduzir: Áudio de Lia Prado" });
	const player = (at: number) => {
		const group = screen.getAllByRole("group", { name: "Áudio de Lia Prado" })[at];
		if (!group) throw new Error("no player");
		const audio = group.querySelector("audio");
		if (!audio) throw new Error("no recording");
		const button = (name: RegExp) => within(group).getByRole("button", { name });
		return { group, audio, button, slider: within(group).getByRole("slider") };
	};
	return { channel, user, player };
}

test("one recording plays at a time, at the speed chosen last, and its place can be moved", async () => {
	const { user, player } = await openRecordings();
	expect(player(0).group.textContent).toContain("1:15");
	await user.click(player(0).button(/^Reproduzir/u));
	expect(player(0).audio.paused).toBe(false);
	await user.click(player(0).button(/^Velocidade: 1×/u));
	expect(player(0).audio.playbackRate).toBe(1.5);
	await user.click(player(1).button(/^Reproduzir/u));
	expect([player(0).audio.paused, player(1).audio.paused]).toEqual([true, false]);
	expect(player(1).audio.playbackRate).toBe(1.5);
	expect(player(0).button(/^Reproduzir/u)).toBeTruthy();
	fireEvent.change(player(1).slider, { target: { value: "30" } });
	expect(player(1).audio.currentTime).toBe(30);
	expect(player(1).slider.getAttribute("aria-valuetext")).toBe("0:30 de 1:15");
	// The keys of a slider are its own, not the way to the next message.
	player(1).slider.focus();
	await user.keyboard("{ArrowUp}");
	expect(document.activeElement).toBe(player(1).slider);
	await user.click(player(1).button(/^Pausar/u));
	expect(player(1).audio.paused).toBe(true);
	expect(bubbles()).toHaveLength(4);
});

test("a recording that can be decoded shows its wave once it plays, another one a plain line", async () => {
	const { channel, user, player } = await openRecordings();
	const asked: string[] = [];
	channel.answer = ({ what }) => {
		if (!what.startsWith("GET /media/")) return undefined;
		asked.push(what);
		return new Response(new Uint8Array(8));
	};
	const decodeAudioData = vi
		.fn()
		.mockResolvedValueOnce({ duration: 75, getChannelData: () => new Float32Array([0.5, 1]) })
		.mockRejectedValueOnce(new Error("not a sound"));
	vi.stubGlobal(
		"OfflineAudioContext",
		class {
			decodeAudioData = decodeAudioData;
		},
	);
	expect(asked).toEqual([]);
	await user.click(player(0).button(/^Reproduzir/u));
	await waitFor(() => expect(player(0).group.querySelector("[data-wave]")).not.toBeNull());
	await user.click(player(1).button(/^Reproduzir/u));
	await waitFor(() => expect(decodeAudioData).toHaveBeenCalledTimes(2));
	expect(player(1).group.querySelector("[data-wave]")).toBeNull();
	await user.click(player(1).button(/^Pausar/u));
	await user.click(player(1).button(/^Reproduzir/u));
	expect(asked).toHaveLength(2);
});

test("the viewer leads back to the picture that it was opened at, and a warning to the file", async () => {
	const { channel, user } = await openFiles();
	await expectFocusBack(user, "app/inbox/message/gallery.tsx#Dialog", {
		from: () => screen.findByRole("button", { name: "Ampliar: Imagem de Lia Prado" }),
	});
	channel.write("Lia Prado", "", { type: "document", media: { fileName: "jogo.exe" } });
	await expectFocusBack(user, "app/inbox/conversation/risky-dialog.tsx#ConfirmDialog", {
		from: () => screen.findByRole("button", { name: /^Baixar jogo\.exe/u }),
	});
});
