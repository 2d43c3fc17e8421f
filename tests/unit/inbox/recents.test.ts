import { beforeEach, expect, test, vi } from "vitest";
import { dropRecents, forgetRecent, listRecents, noteRecent } from "#app/inbox/recents.ts";
import { memoryStorage } from "./memory-storage.ts";

const one = (contactId: string, channelId = "ch1") => ({
	channelId,
	contactId,
	name: contactId,
	phone: null,
});
const ids = (memberId = "ana") => listRecents(memberId).map(({ contactId }) => contactId);

beforeEach(() => vi.stubGlobal("window", { localStorage: memoryStorage() }));

test("the last eight stay, each once, the last opened first", () => {
	for (const id of ["a", "b", "c", "d", "e", "f", "g", "h", "i", "c"]) noteRecent("ana", one(id));
	expect(ids()).toEqual(["c", "i", "h", "g", "f", "e", "d", "b"]);
	// The same contact id in another channel is another person.
	noteRecent("ana", one("i", "ch2"));
	expect(ids().slice(0, 3)).toEqual(["i", "c", "i"]);
	expect(ids("bia")).toEqual([]);
});

test("who is erased is forgotten, and signing out forgets everybody's", () => {
	noteRecent("ana", one("a"));
	noteRecent("ana", one("b"));
	noteRecent("bia", one("c"));
	forgetRecent("ana", one("a"));
	expect(ids()).toEqual(["b"]);
	window.localStorage.setItem("prosa.views", "true");
	dropRecents();
	expect([...ids(), ...ids("bia")]).toEqual([]);
	expect(window.localStorage.getItem("prosa.views")).toBe("true");
});
