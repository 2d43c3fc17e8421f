import { expect, test, vi } from "vitest";
import { createPageHandler } from "#workers/page-handler.ts";

test("the handler of pages is made once, with the first page", async () => {
	const load = vi.fn(async () => "build");
	const make = vi.fn((build: string) => (path: string) => `${build}${path}`);
	const open = createPageHandler(load, make);
	expect(load).not.toHaveBeenCalled();
	for (const path of ["/a", "/b", "/c"]) expect((await open())(path)).toBe(`build${path}`);
	expect(load).toHaveBeenCalledOnce();
	expect(make).toHaveBeenCalledOnce();
});

test("pages that come together share one handler; a build that did not load is loaded again", async () => {
	const load = vi.fn(async () => "build");
	const make = vi.fn((build: string) => () => build);
	load.mockRejectedValueOnce(new Error("not loaded"));
	const open = createPageHandler(load, make);
	await expect(open()).rejects.toThrow("not loaded");
	const [one, other] = await Promise.all([open(), open()]);
	expect(one).toBe(other);
	expect(make).toHaveBeenCalledOnce();
});
