import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Drawn } from "#tests/support/dom.tsx";
import { expectFocusBack } from "#tests/support/dom-dialogs.ts";
import { CAPABILITIES } from "#tests/unit/inbox/views.ts";
import { composer, FakeChannel, openConversation, visitInbox } from "./support.tsx";

const FILE = { description: "Preços de 2026", mimetype: "application/pdf", createdAt: 1 };
const LIBRARY = [
	{ ...FILE, id: "f1", name: "Tabela de preços", bytes: 9 },
	{ ...FILE, id: "f2", name: "Mapa.pdf", description: "", bytes: 9 },
];

async function openLibrary(isSending = true) {
	const channel = new FakeChannel();
	const files = { document: { maxBytes: 40, caption: true } };
	channel.capabilities = { ...CAPABILITIES, ...(isSending && { files }) };
	channel.add({ id: "Maria Souza" }, ["Manda a tabela?"]);
	channel.answer = ({ what }) => {
		if (what === "GET /api/library") return Response.json({ files: LIBRARY, isKept: true });
		return what === "GET /media/library/f1" ? new Response("%PDF-1.7x") : undefined;
	};
	const drawn = await visitInbox(channel);
	await openConversation(drawn, "Maria Souza");
	return { ...drawn, channel };
}
const more = () => screen.findByRole("button", { name: "Mais anexos" });
async function openDialog({ user }: Pick<Drawn, "user">): Promise<void> {
	await user.click(await more());
	await user.click(await screen.findByRole("menuitem", { name: "Da biblioteca" }));
}

test("a file of the library stands beside the draft, with its name's ending, and nothing has left", async () => {
	const { user, channel } = await openLibrary();
	await openDialog({ user });
	const dialog = within(await screen.findByRole("dialog", { name: "Enviar da biblioteca" }));
	await user.type(dialog.getByRole("textbox"), "PRECOS de 2026");
	await waitFor(() => expect(dialog.queryByRole("button", { name: /Mapa/u })).toBeNull());
	await user.click(await dialog.findByRole("button", { name: /^Tabela de preços/u }));
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
	await waitFor(() =>
		expect(document.querySelector('[data-tray-file="Tabela de preços.pdf"]')).not.toBeNull(),
	);
	expect(composer().placeholder).toBe("Escreva uma legenda");
	expect(channel.calls.some(({ what }) => what.startsWith("POST /files"))).toBe(false);
});

test("a file that is gone is said, and the library stays open; the focus comes back from it", async () => {
	const { user, toasts } = await openLibrary();
	await expectFocusBack(user, "app/inbox/library/library-dialog.tsx#Dialog", {
		from: more,
		item: "Da biblioteca",
	});
	await openDialog({ user });
	await user.click(await screen.findByRole("button", { name: /^Mapa/u }));
	await waitFor(() => expect(toasts.at(-1)?.title).toBe("Não foi possível pegar o arquivo"));
	expect(screen.getByRole("dialog")).not.toBeNull();
});

test("where the channel sends no files there is no door to the library", async () => {
	const { user } = await openLibrary(false);
	await waitFor(() => expect(composer()).not.toBeNull());
	const button = screen.queryByRole("button", { name: "Mais anexos" });
	if (button) await user.click(button);
	expect(screen.queryByRole("menuitem", { name: "Da biblioteca" })).toBeNull();
});
