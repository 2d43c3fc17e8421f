import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { FakeChannel, openConversation, visitInbox } from "./support.tsx";

async function openFiles() {
	// Pictures come here: no browser fetches them.
	vi.spyOn(HTMLImageElement.prototype, "naturalWidth", "get").mockReturnValue(640);
	const channel = new FakeChannel();
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
	const picture = await screen.findByRole("button", { name: "Ampliar: Foto de Lia Prado" });
	await user.click(picture);
	const dialog = await screen.findByRole("dialog");
	const link = within(dialog).getByRole("link", { name: "Baixar" });
	expect(link.getAttribute("href")).toBe(`/media/${channel.id}/foto?download=1`);
	await user.keyboard("{Escape}");
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
	await waitFor(() => expect(document.activeElement).toBe(picture));
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
