import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPageWatch } from "#app/widget/page-watch.ts";

beforeEach(() => {
	vi.useFakeTimers();
	const page = new EventTarget();
	vi.stubGlobal("window", Object.assign(page, { navigation: new EventTarget() }));
	vi.stubGlobal("document", { title: "Tênis", referrer: "https://busca.com/s?q=segredo#x" });
	vi.stubGlobal("navigator", { language: "pt-BR" });
	go("/tenis");
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

function go(pathname: string): void {
	vi.stubGlobal("location", { origin: "https://loja.com", pathname, search: "?t=1", hash: "#a" });
	const { navigation } = window as unknown as { navigation: EventTarget };
	navigation.dispatchEvent(new Event("navigatesuccess"));
}

function watch() {
	const said: string[] = [];
	let isUp = true;
	const page = createPageWatch((frame) => {
		if (isUp) said.push(frame.address);
		return isUp;
	});
	page.watch();
	return { page, said, connect: (up: boolean) => (isUp = up) };
}

test("J14 nothing of an address leaves the site but what names the page", () => {
	const frames: object[] = [];
	createPageWatch((frame) => frames.push(frame) > 0).begin();
	expect(frames).toEqual([
		{
			type: "page",
			address: "https://loja.com/tenis",
			title: "Tênis",
			referrer: "https://busca.com",
			language: "pt-BR",
		},
	]);
});

test("a page is told once it has settled, and what was only passed through is not", () => {
	const { page, said } = watch();
	page.begin();
	go("/a");
	vi.advanceTimersByTime(1_000);
	go("/b");
	vi.advanceTimersByTime(1_000);
	expect(said).toEqual(["https://loja.com/tenis"]);
	vi.advanceTimersByTime(1_000);
	expect(said).toEqual(["https://loja.com/tenis", "https://loja.com/b"]);
	page.look();
	vi.advanceTimersByTime(5_000);
	expect(said).toHaveLength(2);
});

test("without a connection nothing is lost: the next one tells the page of then", () => {
	const { page, said, connect } = watch();
	connect(false);
	page.begin();
	go("/a");
	vi.advanceTimersByTime(5_000);
	connect(true);
	page.begin();
	expect(said).toEqual(["https://loja.com/a"]);
});
