import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Role } from "#app/domain/team/role.ts";
import { FakeChannel, openConversation, row, visitInbox } from "./support.tsx";

const NAME = "Maria Souza";

async function open(role: Role) {
	const channel = new FakeChannel();
	channel.add({ id: NAME });
	channel.add({ id: "Zeca Lima" });
	channel.answer = ({ what }) => {
		if (what.endsWith("/identity")) return Response.json({ addresses: [], merges: [], twin: null });
		if (!what.endsWith("/erase")) return undefined;
		channel.forget(NAME);
		return Response.json({ messages: 1 });
	};
	const drawn = await visitInbox(channel, { role });
	await openConversation(drawn, NAME);
	await drawn.user.click(screen.getByRole("button", { name: "Detalhes do contato" }));
	return { channel, ...drawn };
}

test("J14 an admin erases a person by a second question, and their conversation closes", async () => {
	const { channel, user, toasts } = await open("admin");
	await user.click(await screen.findByRole("button", { name: "Dados pessoais" }));
	await user.click(await screen.findByRole("button", { name: "Apagar contato" }));
	const question = within(await screen.findByRole("alertdialog", { name: `Apagar ${NAME}?` }));
	expect(channel.calls.some(({ what }) => what.endsWith("/erase"))).toBe(false);
	await user.click(question.getByRole("button", { name: "Apagar para sempre" }));
	await screen.findByText("Escolha uma conversa");
	expect(toasts.at(-1)?.title).toBe("Contato apagado");
	await waitFor(() => expect(screen.queryByText(NAME)).toBeNull());
	expect(row("Zeca Lima")).toBeDefined();
});

test("J14 a manager sees neither", async () => {
	await open("manager");
	await screen.findByRole("heading", { name: "Também conhecido por" });
	expect(screen.queryByRole("button", { name: "Dados pessoais" })).toBeNull();
});
