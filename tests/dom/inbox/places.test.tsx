import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { bubbles, choose, FakeChannel, log, openConversation, visitInbox } from "./support.tsx";

const MARIA = "Maria Souza";
const LOG_PX = 400;
const BUBBLE_PX = 100;
/** How far each log is scrolled up from its end; the browser would keep it, a new log begins at 0. */
const scrolled = new WeakMap<Element, number>();

/** Bubbles of one height, the newest at the lower edge: a window without a browser lays out nothing. */
function layOut(): void {
	const proto = HTMLElement.prototype;
	vi.spyOn(proto, "clientHeight", "get").mockReturnValue(LOG_PX);
	vi.spyOn(proto, "scrollHeight", "get").mockReturnValue(10_000);
	vi.spyOn(Element.prototype, "scrollTop", "get").mockImplementation(function (this: Element) {
		return scrolled.get(this) ?? 0;
	});
	vi.spyOn(proto, "scrollTo").mockImplementation(function (this: HTMLElement, to?: unknown) {
		scrolled.set(this, (to as ScrollToOptions).top ?? 0);
	});
	vi.spyOn(proto, "getBoundingClientRect").mockImplementation(function (this: HTMLElement) {
		const own = bubbles().indexOf(this);
		if (own === -1) return new DOMRect(0, 0, 400, LOG_PX);
		const fromEnd = bubbles().length - own;
		const top = LOG_PX - fromEnd * BUBBLE_PX - (scrolled.get(log()) ?? 0);
		return new DOMRect(0, top, 400, BUBBLE_PX);
	});
}
const topOf = (text: string) =>
	within(log()).getByText(text).closest("article")?.getBoundingClientRect().top;
const scrollUp = (px: number): void => {
	scrolled.set(log(), -px);
	fireEvent.scroll(log());
};

async function openLong() {
	const channel = new FakeChannel();
	const texts = Array.from({ length: 25 }, (_, at) => `Mensagem ${String(at + 1)}`);
	channel.add({ id: MARIA, unread: 0 }, texts);
	channel.add({ id: "Zeca Lima", unread: 0 }, ["Oi"]);
	layOut();
	const drawn = await visitInbox(channel);
	await openConversation(drawn, MARIA);
	return { ...drawn, channel, drawn };
}

test("a conversation stands where it was left, and at its end where it was left there", async () => {
	const { channel, drawn } = await openLong();
	scrollUp(700);
	const there = topOf("Mensagem 15");
	await openConversation(drawn, "Zeca Lima");
	await openConversation(drawn, MARIA);
	expect(topOf("Mensagem 15")).toBe(there);
	scrollUp(0);
	await openConversation(drawn, "Zeca Lima");
	await openConversation(drawn, MARIA);
	expect(topOf("Mensagem 25")).toBe(LOG_PX - BUBBLE_PX);
	// What is unread goes before.
	scrollUp(700);
	await openConversation(drawn, "Zeca Lima");
	channel.write(MARIA, "E então?");
	await openConversation(drawn, MARIA);
	expect(topOf("E então?")).toBe(LOG_PX - BUBBLE_PX);
});

test("a day is asked for from the menu and from the search; a day without a message leads to the nearest", async () => {
	const channel = new FakeChannel();
	const at = (day: number) => new Date(2026, 2, day, 15).getTime();
	channel.add({ id: MARIA }, []);
	const drawn = await visitInbox(channel);
	await openConversation(drawn, MARIA);
	for (const day of [3, 5, 5, 9])
		channel.write(MARIA, `Dia ${String(day)}`, { sentAt: at(day), sortAt: at(day) });
	const goTo = async (day: string) => {
		const dialog = await screen.findByRole("dialog", { name: "Ir para a data" });
		fireEvent.change(within(dialog).getByLabelText("Dia"), { target: { value: day } });
		await drawn.user.click(within(dialog).getByRole("button", { name: "Ir" }));
	};
	await choose(drawn, "Ir para a data");
	await goTo("2026-03-05");
	await waitFor(() => expect(document.activeElement).toBe(bubbles()[1]));
	expect(drawn.toasts).toEqual([]);
	await drawn.user.click(screen.getByRole("button", { name: "Buscar na conversa" }));
	await drawn.user.click(await screen.findByRole("button", { name: "Ir para a data…" }));
	await goTo("2026-03-07");
	await waitFor(() => expect(document.activeElement).toBe(bubbles()[3]));
	expect(drawn.toasts.at(-1)?.title).toContain("Nenhuma mensagem em 07/03/2026");
	await drawn.user.click(screen.getByRole("button", { name: "Ir para a data…" }));
	await goTo("2999-01-01");
	expect(await screen.findByText("Escolha um dia até hoje.")).not.toBeNull();
});

test("a day that is not loaded is fetched by its beginning, once, and shown", async () => {
	const channel = new FakeChannel();
	channel.add({ id: MARIA }, ["Hoje"]);
	const asked: string[] = [];
	const [newest] = channel.messages(MARIA);
	const old = { ...newest, id: "old", text: "Em março", sentAt: 0, sortAt: 0 };
	old.sentAt = old.sortAt = new Date(2026, 2, 5, 15).getTime();
	const openAll = channel.snapshot.bind(channel);
	channel.snapshot = (...asked) => {
		const snapshot = openAll(...asked);
		if (snapshot.conversation) snapshot.conversation.page.earlierCursor = "messages:1:1";
		return snapshot;
	};
	const fetchAll = channel.fetch.bind(channel);
	channel.fetch = async (input, init) => {
		const url = new URL(input instanceof Request ? input.url : input, "http://dom");
		if (!url.pathname.endsWith("/messages")) return fetchAll(input, init);
		asked.push(url.search);
		const page = url.searchParams.has("from") ? [old] : [newest];
		return Response.json({ messages: page, earlierCursor: "messages:1:1", laterCursor: null });
	};
	const drawn = await visitInbox(channel);
	await openConversation(drawn, MARIA);
	await choose(drawn, "Ir para a data");
	const dialog = await screen.findByRole("dialog", { name: "Ir para a data" });
	fireEvent.change(within(dialog).getByLabelText("Dia"), { target: { value: "2026-03-05" } });
	await drawn.user.click(within(dialog).getByRole("button", { name: "Ir" }));
	await waitFor(() => expect(document.activeElement?.textContent).toContain("Em março"));
	expect(asked.filter((query) => query.includes("from="))).toHaveLength(1);
	expect(asked.filter((query) => query.includes("around="))).toEqual([]);
});
