import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { expectFocusBack } from "#tests/support/dom-dialogs.ts";
import type { ContactView } from "#app/contracts/frames.ts";
import type { Role } from "#app/domain/team/role.ts";
import {
	bubbles,
	choose,
	composer,
	FakeChannel,
	ME,
	openConversation,
	rowText,
	visitInbox,
} from "./support.tsx";

type Conversation = NonNullable<ContactView["conversation"]>;
const NAME = "Maria Souza";

function answered(handler: Conversation["handler"]): Conversation {
	const agent = { id: "a", name: "Aurora" };
	return { id: "d", openedAt: 1, handler, agent, labels: [], isOverLimit: false };
}

/** A conversation that an agent has a part in, opened. */
async function open(handler: Conversation["handler"], role: Role = "operator") {
	const channel = new FakeChannel();
	const assignee = handler === "person" ? ME : null;
	channel.add({ id: NAME, conversation: answered(handler), assignee });
	const drawn = await visitInbox(channel, { role });
	await openConversation(drawn, NAME);
	return { channel, drawn };
}

const bar = () => screen.getByRole("region", { name: "Quem atende" });
const button = (name: string) =>
	within(bar()).getByRole("button", { name: new RegExp(`^${name}`, "u") });

test("what an agent left is taken by a person, who gives it back with a note; the keyboard stays at it", async () => {
	const { channel, drawn } = await open("nobody");
	const { user } = drawn;
	expect(bar().textContent).toContain("Aguardando uma pessoa");
	expect(rowText(NAME)).toContain("Aguardando uma pessoa");
	await user.click(button("Assumir"));
	await waitFor(() => expect(bar().textContent).toContain("Você está atendendo"));
	await user.click(button("Devolver ao agente"));
	const note = await screen.findByLabelText("Recado para o agente (opcional)");
	note.focus();
	await user.paste("Já falamos dos submarinos");
	await user.keyboard("{Enter}");
	await waitFor(() => expect(bar().textContent).toContain("Respondido por Aurora"));
	expect(channel.asked(`POST /contacts/${NAME}/lease`)).toEqual([
		{ action: "take" },
		{ action: "give_back", note: "Já falamos dos submarinos" },
	]);
	// The button that was pressed is gone; the keyboard stands on the one in its place.
	await waitFor(() => expect(document.activeElement).toBe(button("Assumir")));
});

test("who writes while an agent answers is told before that they take over", async () => {
	const { drawn } = await open("agent");
	const hint = () => screen.queryByText("Ao enviar, você assume a conversa");
	expect(hint()).toBeNull();
	await drawn.user.paste("Só mais uma coisa");
	expect(hint()).not.toBeNull();
});

test("a suggestion goes into the composer, asks before it replaces a text, and is never sent", async () => {
	const { channel, drawn } = await open("agent");
	const { user } = drawn;
	const words = "Aceitamos trocas em até 30 dias.";
	channel.answer = ({ what }) =>
		what.endsWith("/suggestion") ? Response.json({ text: words }) : undefined;
	await user.paste("Meu texto");
	await user.click(screen.getByRole("button", { name: "Sugerir resposta" }));
	const offer = await screen.findByRole("group", { name: "Sugestão do agente" });
	expect(offer.textContent).toContain(words);
	expect(composer().value).toBe("Meu texto");
	await user.click(within(offer).getByRole("button", { name: "Substituir o meu texto" }));
	await waitFor(() => expect(composer().value).toBe(words));
	expect(document.activeElement).toBe(composer());
	expect(bubbles()).toHaveLength(1);
	expect(channel.asked("POST /messages")).toEqual([]);
});

test("a label is kept as it is written, without the spaces around it", async () => {
	const { channel, drawn } = await open("agent");
	await choose(drawn, "Etiquetas…");
	const dialog = await screen.findByRole("dialog", { name: "Etiquetas" });
	await waitFor(() =>
		expect(document.activeElement).toBe(within(dialog).getByLabelText("Nova etiqueta")),
	);
	await drawn.user.paste("  Troca ");
	await drawn.user.keyboard("{Enter}");
	const kept = () => within(dialog).queryAllByRole("listitem");
	await waitFor(() => expect(kept().map(({ textContent }) => textContent)).toEqual(["Troca"]));
	expect(channel.asked(`POST /contacts/${NAME}/labels`)).toEqual([{ labels: ["Troca"] }]);
});

test("the dialogs of the open conversation's menu give the focus back to its button (screens A5)", async () => {
	const { drawn } = await open("nobody", "manager");
	const from = () => screen.getByRole("button", { name: "Mais ações" });
	for (const [dialog, item] of [
		["app/inbox/conversation/member-dialog.tsx#Dialog", /^Atribuir a…/u],
		["app/inbox/conversation/snooze-dialog.tsx#Dialog", /^Adiar…/u],
		["app/inbox/details/labels-dialog.tsx#Dialog", /^Etiquetas…/u],
		["app/inbox/conversation/summary-dialog.tsx#Dialog", /^Resumir/u],
		["app/inbox/message/day-dialog.tsx#Dialog", /^Ir para a data/u],
		["app/inbox/help-dialog.tsx#Dialog", /^Atalhos do teclado/u],
	] as const)
		await expectFocusBack(drawn.user, dialog, { from, item });
});

test("so do those of buttons and keys in the header, to where one was", async () => {
	const { drawn } = await open("agent", "manager");
	const { user } = drawn;
	await expectFocusBack(user, "app/inbox/conversation/member-dialog.tsx#Dialog", {
		from: () => screen.getByRole("button", { name: /^Responsável: /u }),
	});
	await expectFocusBack(user, "app/inbox/conversation/snooze-dialog.tsx#Dialog", {
		from: () => screen.getByRole("button", { name: "Adiar e mais" }),
		item: "Adiar…",
	});
	for (const [dialog, key] of [
		["app/inbox/conversation/member-dialog.tsx#Dialog", "{Alt>}{Shift>}[KeyA]{/Shift}{/Alt}"],
		["app/inbox/conversation/snooze-dialog.tsx#Dialog", "{Alt>}[KeyS]{/Alt}"],
		["app/inbox/details/labels-dialog.tsx#Dialog", "{Alt>}[KeyL]{/Alt}"],
	] as const)
		await expectFocusBack(user, dialog, { from: composer, open: () => user.keyboard(key) });
	await user.click(button("Assumir"));
	await waitFor(() => expect(bar().textContent).toContain("Você está atendendo"));
	await expectFocusBack(user, "app/inbox/conversation/give-back-panel.tsx#Popover", {
		from: () => button("Devolver ao agente"),
	});
});

test("a viewer is told why they cannot take a conversation", async () => {
	const { channel, drawn } = await open("nobody", "viewer");
	expect(button("Assumir").getAttribute("aria-disabled")).toBe("true");
	expect(button("Assumir").textContent).toContain("Sua função permite só ler.");
	await drawn.user.click(button("Assumir"));
	expect(channel.asked(`POST /contacts/${NAME}/lease`)).toEqual([]);
});

test("a conversation is taken from its menu, and the toast gives it back", async () => {
	const channel = new FakeChannel();
	channel.add({ id: NAME });
	const drawn = await visitInbox(channel);
	await openConversation(drawn, NAME);
	await choose(drawn, "Assumir conversa");
	const assignee = () => document.querySelector("[data-assignee]")?.textContent;
	await waitFor(() => expect(assignee()).toContain("Você"));
	expect(channel.asked(`POST /contacts/${NAME}/assign`)).toEqual([{ memberId: ME.memberId }]);
	await waitFor(() => expect(drawn.toasts).toHaveLength(1));
	await drawn.pressToast();
	await waitFor(() => expect(assignee()).toBeUndefined());
});

test("undoing an answer that took a conversation from an agent gives it back to the agent", async () => {
	const { channel, drawn } = await open("agent");
	await drawn.user.click(composer());
	await drawn.user.paste("Já vejo");
	await drawn.user.keyboard("{Enter}");
	await waitFor(() => expect(channel.messages(NAME)).toHaveLength(2));
	channel.change(NAME, { assignee: ME, conversation: answered("person") });
	await waitFor(() => expect(drawn.toasts).toHaveLength(1));
	await drawn.pressToast();
	expect(channel.asked(`POST /contacts/${NAME}/assign`)).toEqual([{ memberId: null }]);
	await waitFor(() =>
		expect(channel.asked(`POST /contacts/${NAME}/lease`)).toEqual([{ action: "give_back" }]),
	);
	// A colleague who came in between keeps it: the agent gets nothing.
	await drawn.user.paste("Amanhã");
	await drawn.user.keyboard("{Enter}");
	await waitFor(() => expect(channel.messages(NAME)).toHaveLength(3));
	channel.answer = ({ what }) =>
		what.endsWith("/assign")
			? Response.json({ error: { code: "already_assigned" } }, { status: 409 })
			: undefined;
	channel.change(NAME, { assignee: ME, conversation: answered("person") });
	await waitFor(() => expect(drawn.toasts).toHaveLength(2));
	await drawn.pressToast();
	expect(drawn.toasts.at(-1)?.title).toBe("Não foi possível desfazer");
	expect(channel.asked(`POST /contacts/${NAME}/lease`)).toHaveLength(1);
});
