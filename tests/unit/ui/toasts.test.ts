import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
	vi.resetModules();
});
const load = () => import("#app/ui/toasts.ts");

test("success is shown for 4 s and errors for 6 s", async () => {
	const { notify, takeToasts } = await load();
	const shown: [string, number][] = [];
	takeToasts((kind, _title, { duration }) => shown.push([kind, duration]));
	notify.success("Salvo");
	notify.error("Erro");
	expect(shown).toEqual([
		["success", 4000],
		["error", 6000],
	]);
});

test("F11 words from outside are cut at 200 characters, markup stays text", async () => {
	const { notify, takeToasts } = await load();
	const texts: string[] = [];
	takeToasts((_kind, title, { description }) => texts.push(title, description ?? ""));
	const markup = "<img src=x onerror=alert(1)>";
	notify.error(markup, "x".repeat(5000));
	expect(texts[0]).toBe(markup);
	expect(texts[1]).toHaveLength(200);
	expect(texts[1]?.endsWith("…")).toBe(true);
});

test("a toast asked for before the view is there is shown when it comes, in order", async () => {
	const { notify, takeToasts } = await load();
	notify.info("um");
	notify.warning("dois");
	const shown: string[] = [];
	const leave = takeToasts((_kind, title) => shown.push(title));
	expect(shown).toEqual(["um", "dois"]);
	leave();
	notify.info("três");
	expect(shown).toEqual(["um", "dois"]);
});
