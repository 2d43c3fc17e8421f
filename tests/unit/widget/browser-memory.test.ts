import { expect, test } from "vitest";
import { createBrowserMemory } from "#app/widget/browser-memory.ts";

/** What a browser gives a site, or what one gives that allows nothing. */
function createStorage(isForbidden = false): Storage {
	const map = new Map<string, string>();
	const guard = (): void => {
		if (isForbidden) throw new DOMException("denied", "SecurityError");
	};
	return {
		get length() {
			guard();
			return map.size;
		},
		key: (at) => [...map.keys()][at] ?? null,
		getItem(key) {
			guard();
			return map.get(key) ?? null;
		},
		setItem(key, value) {
			guard();
			map.set(key, value);
		},
		removeItem: (key) => void map.delete(key),
		clear: () => map.clear(),
	};
}

test("what two tabs write waits together, in its order, and nothing is written over", () => {
	const storage = createStorage();
	const [one, two] = [createBrowserMemory("c", storage), createBrowserMemory("c", storage)];
	one.queue({ id: "b", text: "depois", at: 2 });
	two.queue({ id: "a", text: "antes", at: 1 });
	expect(one.queued().map(({ id }) => id)).toEqual(["a", "b"]);
	two.unqueue("b");
	expect(one.queued()).toEqual([{ id: "a", text: "antes", at: 1 }]);
});

test("a reload finds token, introduction, draft and what was seen; another channel finds nothing", () => {
	const storage = createStorage();
	const before = createBrowserMemory("c", storage);
	before.keepToken("t");
	before.keepIntroduction({ name: "Maria" });
	before.keepDraft("Oi, eu");
	before.keepSeen(7);
	const after = createBrowserMemory("c", storage);
	expect([after.token(), after.introduction(), after.draft(), after.seen()]).toEqual([
		"t",
		{ name: "Maria" },
		"Oi, eu",
		7,
	]);
	const other = createBrowserMemory("d", storage);
	expect([other.token(), other.queued()]).toEqual([null, []]);
});

test("where nothing may be stored it lasts as long as the page", () => {
	for (const storage of [null, createStorage(true)]) {
		const memory = createBrowserMemory("c", storage);
		memory.keepToken("t");
		memory.queue({ id: "a", text: "x", at: 1 });
		expect([memory.token(), memory.queued().length]).toEqual(["t", 1]);
	}
});
