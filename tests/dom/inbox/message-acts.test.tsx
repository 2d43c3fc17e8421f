import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { MessageView } from "#app/contracts/frames.ts";
import { expectFocusBack } from "#tests/support/dom-dialogs.ts";
import { CAPABILITIES } from "#tests/unit/inbox/views.ts";
import {
	bubbles,
	composer,
	FakeChannel,
	log,
	openConversation,
	quoteBar,
	visitInbox,
} from "./support.tsx";

async function openWith(texts: string[], over: Partial<MessageView>[] = []) {
	const channel = new FakeChannel();
	channel.add({ id: "Maria Souza" }, texts);
	const drawn = await visitInbox(channel);
	await openConversation(drawn, "Maria Souza");
	for (const one of over) channel.write("Maria Souza", one.text ?? "", one);
	return { ...drawn, channel };
}
const items = () => screen.getAllByRole("menuitem").map(({ textContent }) => textContent);
const focusNewest = async ({ user }: Awaited<ReturnType<typeof openWith>>) => {
	log().focus();
	await user.keyboard("{ArrowUp}");
};

test("a message's menu opens by its button and by the keyboard, and gives the focus back to it", async () => {
	const drawn = await openWith(["Qual o preço?"]);
	const { user } = drawn;
	await focusNewest(drawn);
	await user.keyboard("{Shift>}{F10}{/Shift}");
	await screen.findByRole("menu");
	expect(items()).toEqual(["ResponderR", "CopiarC", "Encaminhar…", "Dar estrela", "Informações"]);
	await user.keyboard("{Escape}");
	await waitFor(() => expect(document.activeElement).toBe(bubbles()[0]));
	await user.keyboard("{ContextMenu}");
	await user.click(await screen.findByRole("menuitem", { name: /^Responder/u }));
	await waitFor(() => expect(quoteBar()?.textContent).toContain("Qual o preço?"));
	await waitFor(() => expect(document.activeElement).toBe(composer()));
	await user.click(screen.getByRole("button", { name: "Mais ações da mensagem" }));
	await screen.findByRole("menu");
	await user.click(screen.getByRole("button", { name: "Mais ações da mensagem" }));
	await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
});

test("a finger that rests opens the menu, one that scrolls or lifts does not", async () => {
	vi.useFakeTimers({ shouldAdvanceTime: true });
	const channel = new FakeChannel();
	channel.add({ id: "Maria Souza" });
	const drawn = await visitInbox(channel, { advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
	await openConversation(drawn, "Maria Souza");
	const [bubble] = bubbles();
	if (!bubble) throw new Error("no message");
	const touch = { pointerType: "touch", clientX: 5, clientY: 5 };
	const rest = () => act(() => vi.advanceTimersByTimeAsync(600));
	fireEvent.pointerDown(bubble, touch);
	fireEvent.pointerMove(bubble, { ...touch, clientY: 40 });
	await rest();
	fireEvent.pointerDown(bubble, touch);
	fireEvent.pointerUp(bubble, touch);
	await rest();
	fireEvent.pointerDown(bubble, { ...touch, pointerType: "mouse" });
	await rest();
	expect(screen.queryByRole("menu")).toBeNull();
	fireEvent.pointerDown(bubble, touch);
	await rest();
	expect(await screen.findByRole("menu")).not.toBeNull();
	expect(fireEvent.contextMenu(bubble)).toBe(false);
});

test("a message that is pulled to the right is answered; pulled a little, to the left or along the list it is not", async () => {
	const drawn = await openWith(["Qual o prazo?"]);
	const bubble = () => bubbles()[0] as HTMLElement;
	const pull = (clientX: number, clientY: number, pointerType = "touch") => {
		fireEvent.pointerDown(bubble(), { pointerType, clientX: 100, clientY: 100 });
		fireEvent.pointerMove(bubble(), { clientX, clientY });
		const followed = bubble().style.translate;
		fireEvent.pointerUp(bubble(), { clientX, clientY });
		expect(bubble().style.translate).toBe("");
		return followed;
	};
	for (const [x, y, kind] of [
		[140, 102, "touch"],
		[20, 100, "touch"],
		[170, 190, "touch"],
		[180, 100, "mouse"],
	] as const)
		pull(x, y, kind);
	await act(() => vi.dynamicImportSettled());
	expect(quoteBar()).toBeNull();
	expect(pull(400, 104)).toBe("72px");
	await waitFor(() => expect(quoteBar()).not.toBeNull());
	expect(drawn.toasts).toEqual([]);
});

test("C copies what was written, and begins no answer with it", async () => {
	const drawn = await openWith(["Rua *Aurora*, 12"]);
	const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
	await focusNewest(drawn);
	await drawn.user.keyboard("c");
	expect(write.mock.calls).toEqual([["Rua *Aurora*, 12"]]);
	expect(composer().value).toBe("");
	await waitFor(() => expect(drawn.toasts.at(-1)?.title).toBe("Texto copiado"));
	write.mockRejectedValue(new Error("not allowed"));
	await drawn.user.keyboard("c");
	await waitFor(() => expect(drawn.toasts.at(-1)?.title).toMatch(/^Não foi possível copiar/u));
});

const OURS = { direction: "outgoing", origin: "api", author: "Rui Alves" } as const;

async function readInfo(over: Partial<MessageView>): Promise<string> {
	const drawn = await openWith([], [{ text: "Pronto", ...OURS, ...over }]);
	await focusNewest(drawn);
	await drawn.user.keyboard("{ContextMenu}");
	await drawn.user.click(await screen.findByRole("menuitem", { name: "Informações" }));
	const dialog = await screen.findByRole("dialog", { name: "Informações da mensagem" });
	return within(dialog)
		.getAllByRole("term")
		.map((term) => `${term.textContent ?? ""}: ${term.nextElementSibling?.textContent ?? ""}`)
		.join("\n");
}

test("what is known of a message is told, and what is not known too", async () => {
	const at = Date.UTC(2026, 10, 20, 12, 0);
	const minute = 60_000;
	const read = { status: "read", sentAt: at, deliveredAt: at + minute } as const;
	const told = await readInfo({ ...read, readAt: at + 2 * minute });
	expect(told).toMatch(/^Escrita por: Rui Alves$/mu);
	expect(told).toMatch(/^Enviada: 20\/11\/2026 \d\d:00$/mu);
	expect(told).toMatch(/^Entregue: 20\/11\/2026 \d\d:01$/mu);
	expect(told).toMatch(/^Lida: 20\/11\/2026 \d\d:02por Maria Souza$/mu);
	expect(await readInfo({ status: "delivered" })).toMatch(
		/^Entregue: Sim, mas não se sabe quando\nLida: Ainda não$/mu,
	);
	expect(await readInfo({ status: "sent", author: null, origin: "phone" })).toMatch(
		/^Escrita por: alguém, no celular conectado\n[^]*Entregue: Ainda não/mu,
	);
	expect(await readInfo({ status: "sent", author: "Lia", origin: "agent" })).toContain(
		"Lia (agente de IA)",
	);
	expect(await readInfo({ status: "sent", author: null, origin: "agent" })).toMatch(
		/^Escrita por: Mensagem automática$/mu,
	);
	expect(await readInfo({ direction: "incoming", author: null })).toMatch(
		/^De: Maria Souza\nRecebida: [\d/: ]+$/u,
	);
});

test("a channel that tells no ticks is not guessed at", async () => {
	vi.spyOn(CAPABILITIES, "receipts", "get").mockReturnValue(false);
	expect(await readInfo({ status: "sent" })).toMatch(
		/Entregue: Este canal não informa\nLida: Este canal não informa/u,
	);
});

test("a long message shows its beginning, and the whole where it is asked for or searched in", async () => {
	const long = `${"palavra ".repeat(300)}fim`;
	const { user } = await openWith([long, "curta"]);
	const [first] = bubbles();
	expect(first?.textContent).not.toContain("fim");
	await user.click(screen.getByRole("button", { name: "Ler mais" }));
	expect(first?.textContent).toContain("fim");
	expect(document.activeElement).toBe(first);
	expect(screen.queryByRole("button", { name: "Ler mais" })).toBeNull();
});

test("a few emoji are large, words are not", async () => {
	await openWith(["😀", "👍🏽 ok"]);
	const large = bubbles().map((one) => one.querySelector("[data-large-emoji]") !== null);
	expect(large).toEqual([true, false]);
});

test("what a message tells of itself gives the focus back", async () => {
	const { user } = await openWith(["Pronto"]);
	// In a browser to the message itself (inbox-keys.spec.ts): its button is not seen any more.
	await expectFocusBack(user, "app/inbox/message/message-info.tsx#Dialog", {
		from: () => screen.getByRole("button", { name: "Mais ações da mensagem" }),
		item: "Informações",
	});
});
