import { expect, test } from "vitest";
import { DraftBook } from "#app/inbox/drafts.ts";
import { memoryStorage } from "./memory-storage.ts";
import { messageView } from "./views.ts";

test("a draft survives a reload and blank forgets it", () => {
	const storage = memoryStorage();
	const first = new DraftBook(storage, "k");
	first.set("c1", "quase pronto");
	const second = new DraftBook(storage, "k");
	second.restore();
	expect(second.get("c1")).toBe("quase pronto");
	second.set("c1", "  ");
	expect(storage.getItem("k")).toBeNull();
});

test("R27 two tabs keep drafts of different contacts beside each other", () => {
	const storage = memoryStorage();
	const one = new DraftBook(storage, "k");
	const two = new DraftBook(storage, "k");
	one.set("c1", "um");
	two.set("c2", "dois");
	const third = new DraftBook(storage, "k");
	third.restore();
	expect(third.list()).toEqual({ c1: "um", c2: "dois" });
});

test("another person's key shows nothing of it", () => {
	const storage = memoryStorage();
	new DraftBook(storage, "ana").set("c1", "segredo");
	const other = new DraftBook(storage, "bia");
	other.restore();
	expect(other.get("c1")).toBe("");
});

test("what a draft answers waits with it, for its own contact, and is not written down", () => {
	const storage = memoryStorage();
	const drafts = new DraftBook(storage, "k");
	const told: (string | null)[] = [];
	drafts.subscribe(() => told.push(drafts.quotedBy("c1")?.id ?? null));
	drafts.quote("c1", messageView({ id: "m1" }));
	drafts.set("c2", "para outra pessoa");
	expect(drafts.quotedBy("c1")?.id).toBe("m1");
	expect(drafts.quotedBy("c2")).toBeNull();
	drafts.quote("c1", null);
	expect(drafts.quotedBy("c1")).toBeNull();
	expect(told).toEqual(["m1", "m1", null]);
	expect(storage.getItem("k")).not.toContain("m1");
});
