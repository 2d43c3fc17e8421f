import { expect, test } from "vitest";
import { DraftBook } from "#app/inbox/store/drafts.ts";
import { memoryStorage } from "../memory-storage.ts";

/** A tab of one browser; `own` again is the same tab after a reload. */
const tab = (shared: Storage, own: Storage = memoryStorage(), key = "k") => {
	const book = new DraftBook({ own, shared }, key);
	book.restore();
	return { book, own };
};

test("a draft survives a reload and blank forgets it", () => {
	const shared = memoryStorage();
	const first = tab(shared);
	first.book.set("c1", "quase pronto");
	const second = tab(shared, first.own);
	expect(second.book.get("c1")).toBe("quase pronto");
	second.book.set("c1", "  ");
	expect([shared.getItem("k"), first.own.getItem("k")]).toEqual([null, null]);
	expect(tab(shared, first.own).book.get("c1")).toBe("");
});

test("a draft of a closed tab is there in the next one", () => {
	const shared = memoryStorage();
	tab(shared).book.set("c1", "quase pronto");
	expect(tab(shared).book.get("c1")).toBe("quase pronto");
});

test("R27 two tabs keep drafts of different contacts beside each other", () => {
	const shared = memoryStorage();
	const [one, two] = [tab(shared), tab(shared)];
	one.book.set("c1", "um");
	two.book.set("c2", "dois");
	expect(tab(shared).book.list()).toEqual({ c1: "um", c2: "dois" });
});

test("what one tab sends takes no draft of another away, through its reload too (inbox A16)", () => {
	const shared = memoryStorage();
	const one = tab(shared);
	one.book.set("c1", "rascunho longo da primeira");
	const two = tab(shared);
	two.book.set("c1", "oi");
	two.book.set("c1", "");
	expect(tab(shared, one.own).book.get("c1")).toBe("rascunho longo da primeira");
	expect(tab(shared, two.own).book.get("c1")).toBe("");
});

test("a tab that sends leaves what another wrote since to the next one, and does not show it itself (inbox A16)", () => {
	const shared = memoryStorage();
	const [one, two] = [tab(shared), tab(shared)];
	one.book.set("c1", "da primeira");
	two.book.set("c1", "da segunda");
	one.book.set("c1", "");
	expect(tab(shared).book.get("c1")).toBe("da segunda");
	expect(tab(shared, one.own).book.get("c1")).toBe("");
	expect(tab(shared, two.own).book.get("c1")).toBe("da segunda");
});

test("another person's key shows nothing of it", () => {
	const shared = memoryStorage();
	tab(shared, memoryStorage(), "ana").book.set("c1", "segredo");
	expect(tab(shared, memoryStorage(), "bia").book.get("c1")).toBe("");
});

test("what a draft answers waits with it, for its own contact, through a reload (inbox A10)", () => {
	const shared = memoryStorage();
	const { book, own } = tab(shared);
	const told: (string | null)[] = [];
	book.subscribe(() => told.push(book.quotedBy("c1")));
	book.quote("c1", "m1");
	book.set("c2", "para outra pessoa");
	expect([book.quotedBy("c1"), book.quotedBy("c2")]).toEqual(["m1", null]);
	expect(tab(shared, own).book.quotedBy("c1")).toBe("m1");
	book.quote("c1", null);
	expect(book.quotedBy("c1")).toBeNull();
	expect(told).toEqual(["m1", "m1", null]);
	expect(tab(shared, own).book.quotedBy("c1")).toBeNull();
});
