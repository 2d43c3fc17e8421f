import { expect, test, vi } from "vitest";
import { NO_FILES, TrayBook, type TrayFile } from "#app/inbox/store/tray-book.ts";
import { memoryStorage } from "../memory-storage.ts";

const file = (key: string, over: Partial<TrayFile> = {}): TrayFile => ({
	key,
	name: `${key}.pdf`,
	kind: "document",
	mimetype: "application/pdf",
	bytes: 10,
	caption: "",
	...over,
});

test("files that are ready are there again after a reload, others are not", () => {
	const storage = memoryStorage();
	const before = new TrayBook(storage, "k");
	before.set("c1", [
		file("a", { caption: "nota" }),
		file("b", { state: "preparing" }),
		file("c", { state: "refused", code: "file_empty" }),
	]);
	const after = new TrayBook(storage, "k");
	after.restore();
	expect(after.get("c1")).toEqual([file("a", { caption: "nota" })]);
	// The very list that a page says before the browser was asked: it is no news then.
	expect(after.get("c2")).toBe(NO_FILES);
	expect(after.listKeys()).toEqual(["a"]);
});

test("one file changes without the others, and an empty tray leaves nothing behind", () => {
	const storage = memoryStorage();
	const tray = new TrayBook(storage, "k");
	const told = vi.fn();
	tray.subscribe(told);
	tray.set("c1", [file("a"), file("b")]);
	tray.change("c1", "b", { caption: "x" });
	expect(tray.get("c1").map(({ caption }) => caption)).toEqual(["", "x"]);
	tray.set("c1", []);
	expect(told).toHaveBeenCalledTimes(3);
	expect(storage.getItem("k")).toBeNull();
});

test("what another release stored in another shape is not taken up", () => {
	const storage = memoryStorage();
	storage.setItem("k", JSON.stringify({ c1: [{ key: "a" }] }));
	const tray = new TrayBook(storage, "k");
	tray.restore();
	expect(tray.get("c1")).toEqual([]);
});
