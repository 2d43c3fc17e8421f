import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPartLoader } from "#app/ui/part-loader.ts";

beforeEach(() => vi.stubGlobal("document", {}));
afterEach(() => vi.unstubAllGlobals());

/** A browser whose server gives a file at its nth request, and whose pauses end at once. */
function rig(options: {
	givenAt: number;
	isOnline?: boolean;
	isTogether?: boolean;
	whenFree?: () => Promise<void>;
}) {
	const pauses: number[] = [];
	const fresh: string[] = [];
	let asked = 0;
	const give = async () => {
		asked += 1;
		if (asked < options.givenAt)
			throw new TypeError(
				"Failed to fetch dynamically imported module: https://p.test/assets/menu-1.js",
			);
		return { Menu: "there" };
	};
	const loader = createPartLoader(give, "Menu", {
		isOnline: () => options.isOnline ?? true,
		breath: async () => options.whenFree?.(),
		pause: async (ms) => void pauses.push(ms),
		load: async (address) => {
			fresh.push(address);
			const module = await give();
			return options.isTogether ? { a: 1, b: { Dialog: "another" }, c: module } : module;
		},
	});
	const heard: (string | null)[] = [];
	loader.subscribe(() => heard.push(loader.trouble()));
	return { loader, heard, pauses, fresh, asked: () => asked };
}

test("a part that cannot be had is asked for until it comes, ever less often, by fresh addresses too (inbox A1)", async () => {
	const { loader, heard, pauses, fresh } = rig({ givenAt: 9 });
	expect(await loader.ask()).toEqual({ Menu: "there" });
	expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
	expect(fresh[0]).toBe("https://p.test/assets/menu-1.js?again=2");
	expect(new Set(fresh).size).toBe(fresh.length);
	expect(heard).toEqual(["failed", null]);
});

test("one request that gets lost is nobody's trouble; without a network it is said at once (inbox A1)", async () => {
	const lost = rig({ givenAt: 2 });
	await lost.loader.ask();
	expect(lost.heard).toEqual([]);
	const offline = rig({ givenAt: 2, isOnline: false });
	await offline.loader.ask();
	expect(offline.heard).toEqual(["offline", null]);
});

test("what was loaded ahead is there without another request; what could not be is asked for when wanted (inbox A1)", async () => {
	const ahead = rig({ givenAt: 1 });
	await ahead.loader.prefetch();
	await ahead.loader.prefetch();
	await ahead.loader.ask();
	expect(ahead.asked()).toBe(1);
	const later = rig({ givenAt: 2 });
	await later.loader.prefetch();
	expect(later.heard).toEqual([]);
	expect(await later.loader.ask()).toEqual({ Menu: "there" });
	expect(later.pauses).toEqual([]);
});

test("a part whose file holds others too is found in it by its name, never taken for the whole file (inbox A1)", async () => {
	// The third request is the first with a fresh address.
	const together = rig({ givenAt: 3, isTogether: true });
	expect(await together.loader.ask()).toEqual({ Menu: "there" });
	expect(together.fresh).toHaveLength(1);
});

test("a part that is asked for in the middle of something is requested after it", async () => {
	const { promise, resolve } = Promise.withResolvers<void>();
	const busy = rig({ givenAt: 1, whenFree: () => promise });
	const asked = busy.loader.ask();
	await Promise.resolve();
	expect(busy.asked()).toBe(0);
	resolve();
	await asked;
	expect(busy.asked()).toBe(1);
});
