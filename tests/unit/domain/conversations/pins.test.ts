import { expect, test } from "vitest";
import {
	isNewer,
	isPinnedAt,
	makeRoom,
	MAX_PINS,
	pinnedFirst,
} from "#app/domain/conversations/pins.ts";

interface One {
	id: string;
	isOpen: boolean;
}
const one = (id: string, isOpen = true): One => ({ id, isOpen });
const pin = (conversation: One | null, contactId = conversation?.id ?? "") => ({
	channelId: "loja",
	contactId,
	conversation,
});
const order = (pins: (One | null)[], listed: One[]) =>
	pinnedFirst(
		pins.map((conversation) => pin(conversation)),
		listed,
		({ isOpen }) => isOpen,
	).map(({ id }) => id);

test("what is pinned stands first in the order of the pins, and nothing stands twice", () => {
	const listed = [one("a"), one("b"), one("c")];
	expect(order([one("c"), one("a")], listed)).toEqual(["c", "a", "b"]);
	expect(order([], listed)).toEqual(["a", "b", "c"]);
});

test("a pinned one that is not loaded yet stands above if the filter shows it, and one of no conversation nowhere", () => {
	const listed = [one("a"), one("b")];
	expect(order([one("z"), one("closed", false), null], listed)).toEqual(["z", "a", "b"]);
	// Its page is loaded later.
	expect(order([one("z")], [...listed, one("z")])).toEqual(["z", "a", "b"]);
	// What is open stays in the list that shows it no more.
	expect(order([one("b", false)], [one("a"), one("b", false)])).toEqual(["b", "a"]);
});

test("the list's own object is shown: it is as new as the list", () => {
	const listed = { id: "a", isOpen: true, unread: 2 };
	const pins = [{ channelId: "loja", contactId: "a", conversation: { ...listed, unread: 0 } }];
	expect(pinnedFirst(pins, [listed], () => true)[0]).toBe(listed);
});

test("a pin is of the contact in its channel", () => {
	const pins = [pin(one("a"))];
	expect(isPinnedAt(pins, { channelId: "loja", contactId: "a" })).toBe(true);
	expect(isPinnedAt(pins, { channelId: "site", contactId: "a" })).toBe(false);
});

test("a conversation that began later takes the place of the one before", () => {
	const known = { id: "a", openedAt: 5 };
	expect(isNewer({ id: "b", openedAt: 6 }, known)).toBe(true);
	expect(isNewer({ id: "b", openedAt: 4 }, known)).toBe(false);
	expect(isNewer(known, known)).toBe(false);
	expect(isNewer(known, null)).toBe(true);
});

test("five are pinned; of what is archived the oldest pin gives way", () => {
	const pins = ["e", "d", "c", "b", "a"];
	expect(pins).toHaveLength(MAX_PINS);
	expect(makeRoom(pins, () => false)).toEqual({ ok: false, code: "too_many_pins" });
	expect(makeRoom(pins, (id) => id === "d" || id === "b")).toEqual({ ok: true, value: "b" });
	expect(makeRoom(pins.slice(1), () => true)).toEqual({ ok: true, value: null });
});
