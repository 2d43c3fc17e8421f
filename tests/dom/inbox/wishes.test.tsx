import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { MessageView } from "#app/contracts/frames.ts";
import type { GatewayCapabilities } from "#app/domain/channels/capabilities.ts";
import { expectFocusBack } from "#tests/support/dom-dialogs.ts";
import { CAPABILITIES } from "#tests/unit/inbox/views.ts";
import {
	bubbles,
	composer,
	FakeChannel,
	log,
	ME,
	openConversation,
	visitInbox,
} from "./support.tsx";

const HOUR = 3_600_000;
const ABLE = {
	reactions: true,
	edits: { withinMs: HOUR },
	deletions: { withinMs: 2 * HOUR },
} as const;
const OURS = { direction: "outgoing", status: "sent", origin: "api", author: ME.name } as const;

async function openWith(
	messages: Partial<MessageView>[],
	able: Partial<GatewayCapabilities> = ABLE,
) {
	const channel = new FakeChannel();
	channel.capabilities = { ...CAPABILITIES, ...able };
	channel.add({ id: "Maria Souza" }, ["Qual o preço?"]);
	const drawn = await visitInbox(channel);
	await openConversation(drawn, "Maria Souza");
	for (const one of messages) channel.write("Maria Souza", one.text ?? "", one);
	await waitFor(() => expect(bubbles()).toHaveLength(1 + messages.length));
	return { ...drawn, channel };
}
type Opened = Awaited<ReturnType<typeof openWith>>;
const newest = () => bubbles().at(-1) as HTMLElement;
const openMenu = async ({ user }: Opened) => {
	await user.click(within(newest()).getByRole("button", { name: "Mais ações da mensagem" }));
	return screen.findByRole("menu");
};
const choose = async (opened: Opened, item: string) => {
	await openMenu(opened);
	await opened.user.click(screen.getByRole("menuitem", { name: new RegExp(`^${item}`, "u") }));
};
/** What was asked of a message last. */
const acted = (channel: FakeChannel) =>
	channel.calls.findLast(({ what }) => what.startsWith("POST /messages/"));
const refuse = (code: string, status = 409) =>
	Response.json({ error: { code, requestId: "r" } }, { status });
/** What the server says of the newest message. */
const say = ({ channel }: Opened, over: Partial<MessageView>) => {
	const message = channel.messages("Maria Souza").at(-1) as MessageView;
	channel.change("Maria Souza", {}, [{ ...message, seq: message.seq + 1000, ...over }]);
};
const chips = () =>
	within(screen.getByRole("list", { name: "Reações" }))
		.getAllByRole("button")
		.map(({ textContent }) => textContent);

test("a reaction is shown as wished at once, another takes its place, and a press takes it back", async () => {
	const opened = await openWith([]);
	const { user, channel } = opened;
	log().focus();
	await user.keyboard("{ArrowUp}e");
	await user.click(await screen.findByRole("button", { name: "👍" }));
	await waitFor(() => expect(acted(channel)?.body).toEqual({ emoji: "👍" }));
	await waitFor(() => expect(chips()).toEqual(["👍a caminho"]));
	await waitFor(() => expect(document.activeElement).toBe(newest()));
	say(opened, { reactions: [{ emoji: "👍", mine: true }] });
	await waitFor(() => expect(chips()).toEqual(["👍"]));
	await openMenu(opened);
	await user.click(screen.getByRole("menuitem", { name: "❤️" }));
	await waitFor(() => expect(acted(channel)?.body).toEqual({ emoji: "❤️" }));
	say(opened, { reactions: [{ emoji: "❤️", mine: true }], seq: 5000 });
	await user.click(await screen.findByRole("button", { name: "❤️" }));
	await waitFor(() => expect(acted(channel)?.body).toEqual({ emoji: "" }));
});

test("all other emoji are behind a search in both languages", async () => {
	const opened = await openWith([]);
	const { user, channel } = opened;
	await openMenu(opened);
	await user.click(screen.getByRole("menuitem", { name: "Mais reações" }));
	await user.click(await screen.findByRole("button", { name: "Mais reações" }));
	const search = await screen.findByRole("textbox", { name: "Buscar emoji" });
	await screen.findByRole("button", { name: "rosto risonho" });
	await user.type(search, "birthday cake{ArrowDown}");
	await waitFor(() =>
		expect(document.activeElement?.getAttribute("aria-label")).toBe("bolo de aniversário"),
	);
	await user.keyboard("{Enter}");
	await waitFor(() => expect(acted(channel)?.body).toEqual({ emoji: "🎂" }));
	expect(localStorage.getItem("prosa.emoji")).toContain("🎂");
});

test("the last message is edited from an empty box; Esc leaves it and the draft as they were", async () => {
	const opened = await openWith([{ ...OURS, text: "Custa 20" }]);
	const { user, channel } = opened;
	await user.click(composer());
	await user.keyboard("{ArrowUp}");
	await waitFor(() => expect(composer().value).toBe("Custa 20"));
	expect(await screen.findByRole("group", { name: "Editando mensagem" })).not.toBeNull();
	await user.keyboard("{Escape}");
	expect(composer().value).toBe("");
	await user.type(composer(), "rascunho");
	await user.keyboard("{ArrowUp}");
	expect(composer().value).toBe("rascunho");
	await choose(opened, "Editar");
	await waitFor(() => expect(composer().value).toBe("Custa 20"));
	await waitFor(() => expect(document.activeElement).toBe(composer()));
	await user.type(composer(), ",90{Enter}");
	await waitFor(() => expect(acted(channel)?.body).toEqual({ text: "Custa 20,90" }));
	expect(acted(channel)?.what).toMatch(/^POST \/messages\/m\d+\/edit$/u);
	await waitFor(() => expect(newest().textContent).toMatch(/Custa 20,90.*editando…/u));
	expect(composer().value).toBe("rascunho");
	expect(channel.asked("POST /messages")).toEqual([]);
});

test("a message is deleted for everyone after a question, and fades until it is", async () => {
	const opened = await openWith([{ ...OURS, text: "Ops" }]);
	const { user, channel } = opened;
	await choose(opened, "Apagar para todos");
	const question = await screen.findByRole("alertdialog", { name: "Apagar para todos?" });
	await user.click(within(question).getByRole("button", { name: "Cancelar" }));
	expect(channel.calls.some(({ what }) => what.includes("deletion"))).toBe(false);
	await choose(opened, "Apagar para todos");
	await user.click(await screen.findByRole("button", { name: "Apagar para todos" }));
	await waitFor(() => expect(acted(channel)?.what).toMatch(/\/deletion$/u));
	await waitFor(() => expect(newest().getAttribute("data-wish")).toBe("deletion"));
	say(opened, { deleted: true, text: "" });
	await waitFor(() => expect(newest().textContent).toContain("Mensagem apagada"));
});

test("what the server refuses is taken back and said", async () => {
	const opened = await openWith([{ ...OURS, text: "Custa 20" }]);
	opened.channel.answer = ({ what }) => (what.endsWith("/edit") ? refuse("too_late") : undefined);
	await choose(opened, "Editar");
	await waitFor(() => expect(composer().value).toBe("Custa 20"));
	await opened.user.type(composer(), "0{Enter}");
	await waitFor(() =>
		expect(opened.toasts.at(-1)).toMatchObject({
			title: "Não foi possível editar",
			description: "O prazo para isso já passou.",
		}),
	);
	expect(newest().textContent).toMatch(/^Custa 20\d\d:/u);
	expect(newest().textContent).not.toContain("editando…");
});

test("what did not get there stays with its reason until it is tried again or let go", async () => {
	const opened = await openWith([{ ...OURS, text: "Custa 20" }]);
	const { user, channel } = opened;
	act(() =>
		say(opened, { wish: { edit: "Custa 25", reaction: "", failed: ["edit", "reaction"] } }),
	);
	expect(await screen.findByText("A edição não chegou ao cliente")).not.toBeNull();
	expect(screen.getByText("A reação não foi retirada")).not.toBeNull();
	expect(newest().textContent).toContain("Custa 20");
	await user.click(
		within(newest()).getAllByRole("button", { name: "Tentar novamente" })[0] as HTMLElement,
	);
	await waitFor(() => expect(acted(channel)?.body).toEqual({ text: "Custa 25" }));
	await user.click(within(newest()).getByRole("button", { name: "Deixar assim" }));
	await waitFor(() => expect(acted(channel)?.what).toMatch(/\/wishes\/reaction\/end$/u));
	await waitFor(() => expect(screen.queryByText("A reação não foi retirada")).toBeNull());
});

test("nothing is offered that the channel, the time or the person cannot", async () => {
	const items = () => screen.getAllByRole("menuitem").map(({ textContent }) => textContent);
	const without = await openWith([{ ...OURS, text: "Custa 20" }], {});
	await openMenu(without);
	expect(items()).toEqual(["ResponderR", "CopiarC", "Encaminhar…", "Dar estrela", "Informações"]);
	await without.user.keyboard("{Escape}");
	await without.user.click(composer());
	await without.user.keyboard("{ArrowUp}");
	expect(composer().value).toBe("");
	const old = await openWith([{ ...OURS, text: "Custa 20", sentAt: Date.now() - 1.5 * HOUR }]);
	await openMenu(old);
	expect(items()).not.toContain("Editar");
	expect(items()).toContain("Apagar para todos…");
	await old.user.keyboard("{Escape}");
	expect(screen.getAllByRole("button", { name: "Reagir" })).toHaveLength(2);
});

const openForward = async (opened: Opened) => {
	await choose(opened, "Encaminhar");
	const dialog = await screen.findByRole("dialog", { name: "Encaminhar mensagem" });
	const row = (name: string) =>
		within(dialog).findByRole("button", { name: new RegExp(`^${name}`, "u") });
	return { dialog: within(dialog), row };
};

test("a message goes again to several people, as messages of the member's own", async () => {
	const opened = await openWith([{ ...OURS, text: "Abrimos às 9h" }]);
	const { user, channel } = opened;
	channel.add({ id: "Zeca Lima" });
	channel.add({ id: "Beto Reis" });
	const messageId = channel.messages("Maria Souza").at(-1)?.id;
	const { dialog, row } = await openForward(opened);
	await user.click(await row("Zeca Lima"));
	expect(dialog.queryByRole("button", { name: /^Maria/u })).toBeNull();
	await user.click(await row("Beto Reis"));
	await user.click(dialog.getByRole("button", { name: "Encaminhar para 2" }));
	await waitFor(() => expect(channel.asked("POST /forwards")).toHaveLength(2));
	const from = { channelId: channel.id, messageId };
	expect(channel.asked("POST /forwards")).toMatchObject([
		{ contactId: "Zeca Lima", from },
		{ contactId: "Beto Reis", from },
	]);
	await waitFor(() => expect(opened.toasts.at(-1)?.title).toBe("Encaminhada para 2 pessoas"));
	expect(screen.queryByRole("dialog")).toBeNull();
});

test("whom it did not reach is said with the reason, stays chosen, and is tried again under the same ids", async () => {
	const opened = await openWith([{ ...OURS, text: "Abrimos às 9h" }]);
	const { user, channel } = opened;
	channel.add({ id: "Zeca Lima" });
	channel.add({ id: "Beto Reis" });
	let isRefusing = true;
	channel.answer = ({ what, body }) =>
		what === "POST /forwards" &&
		(body as { contactId: string }).contactId === "Beto Reis" &&
		isRefusing
			? refuse("file_too_large")
			: undefined;
	const { dialog, row } = await openForward(opened);
	await user.click(await row("Zeca Lima"));
	await user.click(await row("Beto Reis"));
	await user.click(dialog.getByRole("button", { name: "Encaminhar para 2" }));
	const alert = await dialog.findByRole("alert");
	expect(alert.textContent).toBe("Beto Reis: o arquivo é grande demais para este canal.");
	const chips = within(dialog.getByRole("list", { name: "Escolhidos" })).getAllByRole("listitem");
	expect(chips.map(({ textContent }) => textContent)).toEqual(["Beto Reis"]);
	isRefusing = false;
	await user.click(dialog.getByRole("button", { name: "Tentar novamente" }));
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
	const [, first, second] = channel.asked("POST /forwards");
	expect(second).toEqual(first);
});

test("no more than five are chosen", async () => {
	const opened = await openWith([{ ...OURS, text: "Abrimos às 9h" }]);
	const names = ["Ada", "Bia", "Caio", "Davi", "Eva", "Fabio"];
	for (const id of names) opened.channel.add({ id });
	const { dialog, row } = await openForward(opened);
	for (const name of names.slice(0, 5)) await opened.user.click(await row(name));
	expect(((await row("Fabio")) as HTMLButtonElement).disabled).toBe(true);
	await opened.user.click(dialog.getByRole("button", { name: "Tirar Ada" }));
	expect(((await row("Fabio")) as HTMLButtonElement).disabled).toBe(false);
});

test("the dialogs and panels of acts give the focus back (screens A5)", async () => {
	const { user } = await openWith([{ ...OURS, text: "Ops" }]);
	const menu = () => within(newest()).getByRole("button", { name: "Mais ações da mensagem" });
	await expectFocusBack(user, "app/inbox/message/remove-question.tsx#ConfirmDialog", {
		from: menu,
		item: /^Apagar para todos/u,
	});
	await expectFocusBack(user, "app/inbox/message/forward-dialog.tsx#Dialog", {
		from: menu,
		item: /^Encaminhar/u,
	});
	await expectFocusBack(user, "app/inbox/message/react-popover.tsx#Popover", {
		from: () => within(newest()).getByRole("button", { name: "Reagir" }),
		back: newest,
	});
});

test("a star is given by the menu, shown on the message, and taken off again", async () => {
	const opened = await openWith([{ text: "Endereço: Rua A, 12" }]);
	const { channel } = opened;
	await choose(opened, "Dar estrela");
	await waitFor(() => expect(acted(channel)).toMatchObject({ body: { isStarred: true } }));
	expect(within(newest()).queryByText("Com estrela")).toBeNull();
	say(opened, { starredAt: Date.now() });
	await within(newest()).findByText("Com estrela");
	await choose(opened, "Tirar a estrela");
	await waitFor(() => expect(acted(channel)).toMatchObject({ body: { isStarred: false } }));
});
