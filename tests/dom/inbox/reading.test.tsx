import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { SearchPage } from "#app/contracts/whatsapp.ts";
import {
	bubbles,
	FakeChannel,
	heading,
	list,
	log,
	openConversation,
	row,
	visitInbox,
} from "./support.tsx";

/** Above what was unread when the conversation was opened. */
const divider = () => screen.queryByText(/^\d+ mensage(m não lida|ns não lidas)$/u);
/** Longer than an open conversation takes to count as read. */
const LONG_ENOUGH_MS = 1000;

function openInTime(channel: FakeChannel, role: "operator" | "viewer" = "operator") {
	vi.useFakeTimers({ shouldAdvanceTime: true });
	return visitInbox(channel, { role, advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
}
/** The browser noticed it. */
const tellNetwork = (state: "offline" | "online") =>
	act(() => {
		window.dispatchEvent(new Event(state));
	});
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test("nothing counts as read before it is shown", async () => {
	const channel = new FakeChannel();
	channel.add({ id: "Maria Souza" }, ["Ainda estão aí?"]);
	const released = Promise.withResolvers<undefined>();
	channel.answer = ({ what }) => (what.endsWith("/messages") ? released.promise : undefined);
	const drawn = await openInTime(channel);
	await drawn.user.click(row("Maria Souza"));
	await pass(LONG_ENOUGH_MS);
	expect(channel.contact("Maria Souza").unread).toBe(1);
	await act(async () => released.resolve(undefined));
	await waitFor(() => expect(bubbles()).toHaveLength(1));
	expect(divider()?.textContent).toBe("1 mensagem não lida");
	await pass(LONG_ENOUGH_MS);
	expect(channel.contact("Maria Souza").unread).toBe(0);
	expect(divider()).not.toBeNull();
});

test("what goes on in a conversation does not put off that it was read", async () => {
	const channel = new FakeChannel();
	channel.add({ id: "Maria Souza" }, ["Ainda estão aí?"]);
	const drawn = await openInTime(channel);
	await openConversation(drawn, "Maria Souza");
	// As the ticks of an answer that was written at once.
	for (let tick = 0; tick < 6; tick++) {
		await pass(LONG_ENOUGH_MS / 5);
		channel.change("Maria Souza", {});
	}
	expect(channel.contact("Maria Souza").unread).toBe(0);
});

test("a viewer marks nothing as read", async () => {
	const channel = new FakeChannel();
	channel.add({ id: "Lia Prado" }, ["para o visualizador"]);
	const drawn = await openInTime(channel, "viewer");
	await openConversation(drawn, "Lia Prado");
	await pass(LONG_ENOUGH_MS);
	expect(bubbles()).toHaveLength(1);
	expect(channel.contact("Lia Prado").unread).toBe(1);
});

test("presence shows as the customer types, in the list too", async () => {
	const channel = new FakeChannel();
	channel.add({ id: "Maria Souza" });
	const drawn = await visitInbox(channel);
	await openConversation(drawn, "Maria Souza");
	const presence = () => document.querySelector("[data-presence]")?.textContent;
	const tell = (state: "online" | "typing" | "offline"): void => {
		const lastSeenAt = state === "offline" ? Date.now() : null;
		const presence = { contactId: "Maria Souza", state, lastSeenAt, forMs: 10_000 };
		channel.say({ type: "presence", presence });
	};
	tell("online");
	expect(presence()).toBe("online");
	tell("typing");
	expect(presence()).toBe("digitando...");
	expect(list().textContent).toContain("digitando...");
	tell("offline");
	expect(presence()).toMatch(/^visto por último/u);
});

test("F01 F02 F03 what a customer writes stays text, and only an honest link is one", async () => {
	const channel = new FakeChannel();
	channel.add({ id: "hostil", name: "\u202E<b>مرحبا</b>" }, [
		'<img src=x onerror="alert(1)"><script>alert(2)</script>',
		"javascript:alert(3) https://bank.com@evil.com/ https://\u0430pple.com/",
	]);
	const drawn = await visitInbox(channel);
	await drawn.user.click(screen.getByText(/مرحبا/u));
	await waitFor(() => expect(bubbles()).toHaveLength(2));
	expect(bubbles()[0]?.textContent).toContain("<script>alert(2)</script>");
	expect(log().querySelectorAll("img, script, b")).toHaveLength(0);
	const links = [...log().querySelectorAll("a")];
	expect(links.map((link) => link.getAttribute("href"))).toEqual(["https://xn--pple-43d.com/"]);
	expect(links[0]?.rel).toBe("noopener noreferrer nofollow");
});

test("what was never loaded says without a network why it does not come (inbox B14)", async () => {
	const channel = new FakeChannel();
	channel.add({ id: "Vera Nunca Aberta" });
	const drawn = await visitInbox(channel);
	tellNetwork("offline");
	await drawn.user.click(row("Vera Nunca Aberta"));
	expect(await screen.findByText(/As mensagens abrem quando ela voltar\./u)).not.toBeNull();
	tellNetwork("online");
	await waitFor(() => expect(bubbles()).toHaveLength(1));
});

test("the search box finds messages of anyone and opens them where they stand", async () => {
	const channel = new FakeChannel();
	channel.add({ id: "Zeca Lima" }, ["Qual o prazo da promoção de São João?"]);
	channel.add({ id: "Maria Souza" });
	const [message] = channel.messages("Zeca Lima");
	const contact = { id: "Zeca Lima", name: "Zeca Lima", phone: null };
	channel.hits = [{ message, contact }] as SearchPage["hits"];
	const drawn = await visitInbox(channel, { role: "viewer" });
	await drawn.user.click(screen.getByRole("textbox", { name: "Buscar conversa" }));
	await drawn.user.paste("sao joao promo");
	expect(await screen.findByText(/^Nenhuma conversa com/u)).not.toBeNull();
	// What is drawn is looked for each time: an answer that comes draws it anew.
	const findHit = async () =>
		within(await screen.findByRole("region", { name: "Mensagens" })).findByRole("button");
	expect((await findHit()).textContent).toContain("Zeca Lima");
	const marked = (place: Element) =>
		[...place.querySelectorAll("mark")].map((one) => one.textContent);
	await waitFor(async () => expect(marked(await findHit())).toEqual(["promo", "São", "João"]));
	await drawn.user.click(await findHit());
	await waitFor(() => expect(heading("Zeca Lima")).not.toBeNull());
	await waitFor(() => expect(marked(log())).toEqual(["promo", "São", "João"]));
	(await screen.findByRole("textbox", { name: "Buscar nesta conversa" })).focus();
	await drawn.user.keyboard("{Escape}");
	await waitFor(() => expect(marked(log())).toEqual([]));
});

test("a colleague at the same conversation is named: who looks, who writes, who has it", async () => {
	const channel = new FakeChannel();
	channel.add({ id: "Zeca Lima" });
	const drawn = await visitInbox(channel);
	await openConversation(drawn, "Zeca Lima");
	const rui = { memberId: "rui", name: "Rui Alves", contactId: "Zeca Lima", forMs: 30_000 };
	channel.say({ type: "colleague", colleague: { ...rui, typing: false } });
	expect(screen.getByText("Rui está vendo")).not.toBeNull();
	channel.say({ type: "colleague", colleague: { ...rui, typing: true } });
	expect(screen.getByText("Rui está respondendo…")).not.toBeNull();
	channel.change("Zeca Lima", { assignee: { memberId: "rui", name: "Rui Alves" } });
	const assignee = () => document.querySelector("[data-assignee]")?.textContent;
	await waitFor(() => expect(assignee()).toContain("Rui Alves"));
	expect(assignee()).not.toContain("Você");
	channel.change("Zeca Lima", { closedAt: Date.now() });
	expect(await screen.findByText(/^Encerrada em .* reabre\.$/u)).not.toBeNull();
	channel.change("Zeca Lima", { closedAt: null });
	await waitFor(() => expect(screen.queryByText(/^Encerrada em/u)).toBeNull());
});

test("an inbox that nobody wrote to yet says so", async () => {
	await visitInbox(new FakeChannel());
	expect(screen.getAllByText("Nenhuma conversa ainda").length).toBeGreaterThan(0);
});
