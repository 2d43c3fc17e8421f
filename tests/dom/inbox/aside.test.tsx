import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { ContactView } from "#app/contracts/frames.ts";
import { UNTIL_WRITTEN } from "#app/domain/conversations/snooze.ts";
import {
	choose,
	composer,
	FakeChannel,
	heading,
	openConversation,
	visitInbox,
} from "./support.tsx";

const NAME = "Zeca Lima";
const CONVERSATION: NonNullable<ContactView["conversation"]> = {
	id: "c1",
	openedAt: 1,
	handler: "nobody",
	agent: null,
	labels: [],
	isOverLimit: false,
};

async function open(role: "operator" | "viewer" = "operator") {
	const channel = new FakeChannel();
	channel.add({ id: NAME, conversation: CONVERSATION });
	const drawn = await visitInbox(channel, { role });
	await openConversation(drawn, NAME);
	return { channel, drawn };
}
const settle = () => act(() => vi.dynamicImportSettled());
const snoozes = (channel: FakeChannel) => channel.asked(`POST /contacts/${NAME}/snooze`);

test("a conversation is put aside until its customer writes, says so, and is brought back", async () => {
	const { channel, drawn } = await open();
	await drawn.user.click(screen.getByRole("button", { name: "Adiar e mais" }));
	await drawn.user.click(await screen.findByRole("menuitem", { name: "Adiar…" }));
	const dialog = await screen.findByRole("dialog", { name: "Adiar conversa" });
	await drawn.user.click(within(dialog).getByRole("button", { name: "Até o cliente escrever" }));
	await settle();
	expect(snoozes(channel)).toEqual([{ until: "written" }]);
	channel.change(NAME, { conversation: { ...CONVERSATION, snoozedUntil: UNTIL_WRITTEN } });
	// It left the open ones; its own address says why.
	await screen.findByText("Escolha uma conversa");
	const at = `/whatsapp/instances/${channel.id}/messages/${encodeURIComponent(NAME)}`;
	const again = await visitInbox(channel, { at });
	// In the conversation, and in its details.
	expect(await screen.findAllByText("Adiada até o cliente escrever")).not.toEqual([]);
	const [back] = screen.getAllByRole("button", { name: "Trazer de volta" });
	await again.user.click(back as HTMLElement);
	await waitFor(() => expect(again.toasts).toHaveLength(1));
	await again.pressToast();
	expect(snoozes(channel)).toEqual([{ until: "written" }, { until: null }, { until: "written" }]);
});

test("a moment that is over is refused in the dialog; a refusal of the server takes it back", async () => {
	const { channel, drawn } = await open();
	await choose(drawn, "Adiar…");
	const field = await screen.findByLabelText<HTMLInputElement>("Escolher data e hora");
	const next = field.value;
	await drawn.user.clear(field);
	await drawn.user.type(field, "2001-01-01T10:00");
	await drawn.user.click(screen.getByRole("button", { name: "Adiar" }));
	expect(field.getAttribute("aria-invalid")).toBe("true");
	expect(snoozes(channel)).toEqual([]);
	channel.answer = ({ what }) =>
		what.endsWith("/snooze")
			? Response.json({ error: { code: "conflict" } }, { status: 409 })
			: undefined;
	await drawn.user.clear(field);
	await drawn.user.type(field, next);
	await drawn.user.click(screen.getByRole("button", { name: "Adiar" }));
	await waitFor(() =>
		expect(drawn.toasts.map(({ title }) => title)).toEqual(["Não foi possível salvar"]),
	);
	expect(snoozes(channel)).toHaveLength(1);
	expect(screen.queryByText(/^Adiada até/u)).toBeNull();
});

test("marked as unread it stays so while it is open, until the customer writes again", async () => {
	const { channel, drawn } = await open();
	const reads = () => channel.asked(`POST /contacts/${NAME}/read`);
	await waitFor(() => expect(reads()).toHaveLength(1));
	await choose(drawn, "Marcar como não lida");
	channel.change(NAME, { unread: 1 });
	await waitFor(() => expect(drawn.toasts).toHaveLength(1));
	await new Promise((resolve) => setTimeout(resolve, 500));
	expect(reads()).toHaveLength(1);
	channel.write(NAME, "Alô?");
	await waitFor(() => expect(reads()).toHaveLength(2));
});

test("who may only read is offered no closing and no owner to choose", async () => {
	await open("viewer");
	for (const name of ["Encerrar", "Adiar e mais", /Atribuir/u])
		expect(screen.queryByRole("button", { name })).toBeNull();
});

test("Ctrl+Enter sends, closes and goes on to the next; with nothing to send it closes nothing", async () => {
	const channel = new FakeChannel();
	for (const id of ["Vera Dois", NAME]) channel.add({ id, conversation: CONVERSATION });
	const drawn = await visitInbox(channel);
	await openConversation(drawn, NAME);
	await drawn.user.keyboard("{Control>}{Enter}{/Control}");
	expect(channel.contact(NAME).closedAt).toBeNull();
	await drawn.user.keyboard("Até logo{Control>}{Enter}{/Control}");
	await waitFor(() => expect(heading("Vera Dois")).not.toBeNull());
	await waitFor(() => expect(document.activeElement).toBe(composer()));
	expect(channel.messages(NAME).at(-1)).toMatchObject({ text: "Até logo" });
	expect(channel.contact(NAME).closedAt).not.toBeNull();
	expect(channel.contact("Vera Dois").closedAt).toBeNull();
});
