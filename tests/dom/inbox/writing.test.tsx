import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import {
	bubbles,
	composer,
	FakeChannel,
	heading,
	ME,
	openConversation,
	quoteBar,
	rowText,
	visitInbox,
} from "./support.tsx";

function twoPeople(): FakeChannel {
	const channel = new FakeChannel();
	channel.add({ id: "Zeca Lima" }, ["Qual o prazo?"]);
	channel.add({ id: "Maria Souza" }, ["Oi, tudo bem?"]);
	return channel;
}

const send = () => screen.getByRole<HTMLButtonElement>("button", { name: "Enviar" });
const said = () =>
	bubbles().map((bubble) => bubble.querySelector("bdi.whitespace-pre-wrap")?.textContent);

test("a draft waits while another conversation is open, is shown in the list and survives a reload", async () => {
	const channel = twoPeople();
	const drawn = await visitInbox(channel);
	await openConversation(drawn, "Zeca Lima");
	await drawn.user.paste("quase pronto");
	await openConversation(drawn, "Maria Souza");
	expect(composer().value).toBe("");
	expect(rowText("Zeca Lima")).toContain("Rascunho: quase pronto");
	await waitFor(() => expect(drawn.address()).toContain("Maria"));
	await drawn.back();
	await waitFor(() => expect(heading("Zeca Lima")).not.toBeNull());
	await visitInbox(channel, { at: drawn.address() });
	expect(heading("Zeca Lima")).not.toBeNull();
	expect(composer().value).toBe("quase pronto");
});

test("too long a text is kept and says by how much; a blank one cannot be sent", async () => {
	const channel = twoPeople();
	const drawn = await visitInbox(channel);
	await openConversation(drawn, "Zeca Lima");
	const long = "x".repeat(5000);
	await drawn.user.paste(long);
	await drawn.user.keyboard("{Enter}");
	expect(screen.getByText(/^O texto passa em 904 caracteres do limite/u)).not.toBeNull();
	expect(composer().value).toBe(long);
	expect(send().disabled).toBe(true);
	await drawn.user.clear(composer());
	await drawn.user.keyboard("   {Enter}");
	expect(send().disabled).toBe(true);
	expect(channel.asked("POST /messages")).toEqual([]);
});

test("R29 Enter twice and a double click while the answer is late make one message each", async () => {
	const channel = twoPeople();
	const released = Promise.withResolvers<undefined>();
	channel.answer = ({ what }) => (what === "POST /messages" ? released.promise : undefined);
	const drawn = await visitInbox(channel);
	await openConversation(drawn, "Zeca Lima");
	await drawn.user.paste("só uma vez");
	await drawn.user.keyboard("{Enter}{Enter}");
	expect(composer().value).toBe("");
	expect(document.activeElement).toBe(composer());
	await drawn.user.paste("clique duplo");
	await drawn.user.dblClick(send());
	const all = ["Qual o prazo?", "só uma vez", "clique duplo"];
	expect(said()).toEqual(all);
	released.resolve(undefined);
	await waitFor(() => expect(channel.asked("POST /messages")).toHaveLength(2));
	expect(said()).toEqual(all);
	expect(channel.messages("Zeca Lima").map(({ text }) => text)).toEqual(all);
});

test("an answer quotes its message, waits with its draft, and Esc drops it", async () => {
	const channel = twoPeople();
	const drawn = await visitInbox(channel);
	await openConversation(drawn, "Maria Souza");
	await drawn.user.click(screen.getByRole("button", { name: "Responder" }));
	await waitFor(() => expect(quoteBar()?.textContent).toContain("Oi, tudo bem?"));
	expect(document.activeElement).toBe(composer());
	await openConversation(drawn, "Zeca Lima");
	expect(quoteBar()).toBeNull();
	await openConversation(drawn, "Maria Souza");
	await waitFor(() => expect(quoteBar()?.textContent).toContain("Oi, tudo bem?"));
	composer().focus();
	await drawn.user.keyboard("{Escape}");
	expect(quoteBar()).toBeNull();
	bubbles()[0]?.focus();
	await drawn.user.keyboard("r");
	await drawn.user.paste("Tudo, e você?");
	await drawn.user.keyboard("{Enter}");
	expect(quoteBar()).toBeNull();
	const [asked] = channel.messages("Maria Souza");
	await waitFor(() => expect(channel.asked("POST /messages")).toHaveLength(1));
	expect(channel.asked("POST /messages")).toMatchObject([
		{ text: "Tudo, e você?", quotedId: asked?.id },
	]);
	expect(screen.getByRole("button", { name: /Oi, tudo bem\?/u })).not.toBeNull();
});

test("a viewer reads and is told why writing is closed", async () => {
	const drawn = await visitInbox(twoPeople(), { role: "viewer" });
	await openConversation(drawn, "Maria Souza");
	expect(said()).toEqual(["Oi, tudo bem?"]);
	expect(composer().disabled).toBe(true);
	expect(screen.getByText(/^Sua função é de visualizador/u)).not.toBeNull();
	expect(screen.queryByRole("button", { name: "Responder" })).toBeNull();
});

test("the first answer makes a conversation nobody has one's own, says so, and is undone", async () => {
	const channel = twoPeople();
	channel.add({ id: "Rita Alves", assignee: { memberId: "other", name: "Bia" } }, ["E a nota?"]);
	const drawn = await visitInbox(channel);
	for (const name of ["Rita Alves", "Zeca Lima"]) {
		await openConversation(drawn, name);
		await drawn.user.paste("Já vejo");
		await drawn.user.keyboard("{Enter}");
		await waitFor(() => expect(channel.messages(name)).toHaveLength(2));
		channel.change(name, name === "Zeca Lima" ? { assignee: ME } : {});
	}
	const titles = () => drawn.toasts.map(({ title }) => title);
	await waitFor(() => expect(titles()).toEqual(["Conversa com Zeca Lima agora é sua"]));
	// Once it is said, a further answer says nothing.
	await drawn.user.paste("Amanhã");
	await drawn.user.keyboard("{Enter}");
	await waitFor(() => expect(channel.messages("Zeca Lima")).toHaveLength(3));
	channel.change("Zeca Lima", {});
	expect(titles()).toHaveLength(1);
	await drawn.pressToast();
	expect(channel.asked("POST /contacts/Zeca Lima/assign")).toEqual([{ memberId: null }]);
	expect(channel.contact("Zeca Lima").assignee).toBeNull();
});
