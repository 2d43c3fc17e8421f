import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { getFormat } from "#app/i18n/format.ts";
import {
	bubbles,
	choose,
	composer,
	FakeChannel,
	heading,
	log,
	openConversation,
	quoteBar,
	row,
	visitInbox,
} from "./support.tsx";

function threePeople(): FakeChannel {
	const channel = new FakeChannel();
	channel.add({ id: "Zeca Lima" });
	channel.add({ id: "Vera Um" });
	channel.add({ id: "Vera Dois" });
	return channel;
}

test("the keyboard goes through conversations, messages and back", async () => {
	const channel = threePeople();
	const drawn = await visitInbox(channel);
	const { user } = drawn;
	await openConversation(drawn, "Vera Dois");
	await user.keyboard("{Alt>}[KeyJ]{/Alt}");
	await waitFor(() => expect(heading("Vera Um")).not.toBeNull());
	expect(heading("Vera Dois")).toBeNull();
	await user.keyboard("{Alt>}[KeyK]{/Alt}");
	await waitFor(() => expect(heading("Vera Dois")).not.toBeNull());
	// What was open already asks for nothing, and the list draws the two rows that change places, and no other.
	const asked = channel.calls.length;
	const rowsDrawn = vi.spyOn(getFormat("pt", "America/Sao_Paulo"), "listTime");
	await user.keyboard("{Alt>}[KeyJ]{/Alt}");
	await waitFor(() => expect(heading("Vera Um")).not.toBeNull());
	await user.keyboard("{Alt>}[KeyK]{/Alt}");
	await waitFor(() => expect(heading("Vera Dois")).not.toBeNull());
	expect(channel.calls.slice(asked)).toEqual([]);
	const times = new Set(rowsDrawn.mock.calls.map(([at]) => at));
	const timesOf = (...ids: string[]) => new Set(ids.map((id) => channel.contact(id).lastMessageAt));
	expect(times).toEqual(timesOf("Vera Um", "Vera Dois"));
	log().focus();
	await user.keyboard("{ArrowUp}");
	expect(document.activeElement).toBe(bubbles().at(-1));
	await user.keyboard("{Escape}");
	await waitFor(() => expect(drawn.address()).toMatch(/^\/whatsapp\/[^/]+$/u));
	await waitFor(() => expect(document.activeElement).toBe(row("Vera Dois")));
	await user.keyboard("{ArrowDown}");
	expect(document.activeElement).toBe(row("Vera Um"));
});

test("who opens a conversation writes at once, and a text that is not sent stays where it is (inbox A3, A4, A9, A10, A15, B10)", async () => {
	const channel = threePeople();
	const drawn = await visitInbox(channel);
	const { user } = drawn;
	await user.click(screen.getByRole("button", { name: "Ordem da lista" }));
	await user.click(await screen.findByRole("menuitem", { name: /^Só não lidas/u }));
	await waitFor(() => expect(drawn.address()).toBe(`/whatsapp/${channel.id}?unread=1`));
	await openConversation(drawn, "Vera Dois");
	expect(document.activeElement).toBe(composer());
	// It has an address of its own, with the list's filter.
	await waitFor(() =>
		expect(drawn.address()).toBe(
			`/whatsapp/instances/${channel.id}/messages/Vera%20Dois?channelId=${channel.id}&unread=1`,
		),
	);
	const first = drawn.address();
	await user.keyboard("{Alt>}[KeyJ]{/Alt}");
	await waitFor(() => expect(heading("Vera Um")).not.toBeNull());
	await waitFor(() => expect(drawn.address()).not.toBe(first));
	await waitFor(() => expect(document.activeElement).toBe(composer()));
	// Esc leaves a text where it is; only from an empty composer it closes.
	await user.keyboard("rascunho{Escape}");
	expect(document.activeElement).toBe(log());
	expect(drawn.address()).toContain("/messages/Vera");
	// What a draft answers is still there after a reload, as the filter is.
	await user.keyboard("{ArrowUp}r");
	await waitFor(() => expect(quoteBar()?.textContent).toContain("Bom dia"));
	await visitInbox(channel, { at: drawn.address() });
	await waitFor(() => expect(quoteBar()?.textContent).toContain("Bom dia"));
	expect(composer().value).toBe("rascunho");
	expect(drawn.address()).toContain("unread=1");
});

test("closing goes on to the next conversation, and undoing it leads back (inbox A8)", async () => {
	const channel = threePeople();
	const drawn = await visitInbox(channel);
	await openConversation(drawn, "Vera Dois");
	await choose(drawn, "Encerrar conversa");
	await waitFor(() => expect(heading("Vera Um")).not.toBeNull());
	await waitFor(() => expect(screen.queryByText("Vera Dois")).toBeNull());
	await waitFor(() => expect(document.activeElement).toBe(composer()));
	await waitFor(() => expect(drawn.toasts).toMatchObject([{ action: { label: "Desfazer" } }]));
	await drawn.pressToast();
	await waitFor(() => expect(heading("Vera Dois")).not.toBeNull());
	expect(channel.asked("POST /contacts/Vera Dois/state")).toEqual([
		{ state: "closed" },
		{ state: "open" },
	]);
});

test("a search is begun and ended with the keyboard; Enter opens the first it finds (inbox B14)", async () => {
	const drawn = await visitInbox(threePeople());
	const { user } = drawn;
	await user.keyboard("/");
	expect(document.activeElement).toBe(
		screen.getByRole("textbox", { name: "Buscar pessoas e mensagens" }),
	);
	await user.keyboard("zeca{Enter}");
	await waitFor(() => expect(heading("Zeca Lima")).not.toBeNull());
});

test("the tab names the channel and the keyboard explains itself", async () => {
	const { user } = await visitInbox(threePeople());
	expect(document.title).toBe("Balcão · Prosa");
	await user.keyboard("?");
	expect(await screen.findByRole("dialog", { name: "Atalhos do teclado" })).not.toBeNull();
	await user.keyboard("{Escape}");
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("the two buttons of a channel that sends no files say so, and open no picker (spec 2, section 2)", async () => {
	const drawn = await visitInbox(threePeople());
	await openConversation(drawn, "Vera Um");
	for (const name of ["Enviar imagem", "Anexar arquivo"]) {
		const button = screen.getByLabelText<HTMLInputElement>(name);
		const press = new MouseEvent("click", { bubbles: true, cancelable: true });
		button.dispatchEvent(press);
		expect(press.defaultPrevented).toBe(true);
		expect(drawn.toasts.at(-1)?.title).toBe("Em desenvolvimento");
	}
	expect(screen.getByLabelText<HTMLInputElement>("Enviar imagem").accept).toBe("image/*");
	expect(screen.getByLabelText<HTMLInputElement>("Anexar arquivo").accept).toBe(
		".pdf,.doc,.docx,.txt,.zip",
	);
	expect(drawn.toasts).toHaveLength(2);
});

test("a file dropped on a conversation does not leave the inbox (inbox A9)", async () => {
	const drawn = await visitInbox(threePeople());
	await openConversation(drawn, "Vera Um");
	const drop = new Event("drop", { bubbles: true, cancelable: true });
	log().dispatchEvent(Object.assign(drop, { dataTransfer: { types: ["Files"] } }));
	expect(drop.defaultPrevented).toBe(true);
	expect(drawn.toasts).toMatchObject([
		{ title: "Em desenvolvimento", description: "Envio de imagem/documento em breve." },
	]);
});
