import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { bubbles, FakeChannel, openConversation, visitInbox } from "./support.tsx";

afterEach(() => {
	document.cookie = "prosa.previews=; Path=/; Max-Age=0";
});

/** A screen on which a message is at once, or once the test says so. */
function watchScreen(isSeen: boolean): (() => void)[] {
	const waiting: (() => void)[] = [];
	class Watcher {
		readonly #hear: (entries: { isIntersecting: boolean }[]) => void;
		constructor(hear: (entries: { isIntersecting: boolean }[]) => void) {
			this.#hear = hear;
		}
		observe(): void {
			const comeIntoView = () => act(() => this.#hear([{ isIntersecting: true }]));
			if (isSeen) queueMicrotask(comeIntoView);
			else waiting.push(comeIntoView);
		}
		disconnect = (): void => undefined;
	}
	vi.stubGlobal("IntersectionObserver", Watcher);
	return waiting;
}

const PREVIEW = {
	address: "https://loja.example/a",
	site: "loja.example",
	title: "Camiseta azul",
	description: "De algodão",
	hasPicture: true,
};

async function openWith(text: string, preview: object | null = PREVIEW) {
	const channel = new FakeChannel();
	channel.add({ id: "Maria Souza" }, [text]);
	channel.answer = ({ what }) => (isAsked(what) ? Response.json({ preview }) : undefined);
	const drawn = await visitInbox(channel);
	await openConversation(drawn, "Maria Souza");
	await waitFor(() => expect(bubbles()).toHaveLength(1));
	return channel;
}
const isAsked = (what: string): boolean => /^GET \/messages\/\w+\/preview$/u.test(what);
const countAsked = (channel: FakeChannel): number =>
	channel.calls.filter(({ what }) => isAsked(what)).length;

test("a link shows what is behind it, from our own address, and leads where it says", async () => {
	watchScreen(true);
	const channel = await openWith("Veja https://loja.example/a?utm_source=x");
	const card = (await screen.findByText("Camiseta azul")).closest("a");
	expect(card?.getAttribute("href")).toBe("https://loja.example/a");
	expect(card?.getAttribute("rel")).toBe("noopener noreferrer nofollow");
	const picture = card?.querySelector("img");
	expect(picture?.getAttribute("src")).toMatch(
		new RegExp(`^/media/${channel.id}/m\\d+/preview$`, "u"),
	);
	if (picture) fireEvent.error(picture);
	await waitFor(() => expect(card?.querySelector("img")).toBeNull());
	expect(countAsked(channel)).toBe(1);
});

test("it is asked for once the message is on the screen", async () => {
	const look = watchScreen(false);
	const channel = await openWith("https://loja.example/a");
	await waitFor(() => expect(look).toHaveLength(1));
	expect(countAsked(channel)).toBe(0);
	for (const comeIntoView of look) comeIntoView();
	await screen.findByText("Camiseta azul");
});

test("nothing is asked for a link of one person alone, nor by who switched it off", async () => {
	watchScreen(true);
	const channel = await openWith("https://conta.example/reset?token=1");
	await vi.dynamicImportSettled();
	expect(countAsked(channel)).toBe(0);
	document.cookie = "prosa.previews=off; Path=/";
	const other = await openWith("https://loja.example/a");
	await vi.dynamicImportSettled();
	expect(countAsked(other)).toBe(0);
	expect(screen.queryByText("Camiseta azul")).toBeNull();
});
