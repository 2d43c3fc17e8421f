import { expect, test } from "vitest";
import { mergeChanges, mergeFresh } from "#app/areas/conversations/fresh.ts";
import type { ConversationPage, ConversationSummary } from "#app/contracts/conversations.ts";

const one = (id: string, lastActivityAt: number): ConversationSummary => ({
	id,
	contactId: id,
	contactName: id,
	contactPhone: null,
	contactEmail: null,
	avatarUrl: null,
	isGroup: false,
	channel: { id: "c", name: "Loja", type: "whatsapp" },
	status: "active",
	openedAt: 1,
	closedAt: null,
	lastActivityAt,
	preview: null,
	unread: 0,
	assignee: null,
	handler: "nobody",
	agent: null,
	labels: [],
	isOverLimit: false,
});
const page = (nextCursor: string | null, ...rows: ConversationSummary[]): ConversationPage => ({
	conversations: rows,
	nextCursor,
});
const idsOf = ({ conversations, nextCursor }: ConversationPage) => [
	conversations.map(({ id }) => id).join(""),
	nextCursor,
];

test("what moved comes to the top once, and what was loaded behind stays", () => {
	const shown = page(
		"after-e",
		one("a", 50),
		one("b", 40),
		one("c", 30),
		one("d", 20),
		one("e", 10),
	);
	const fresh = page("after-b", one("d", 60), one("a", 50), one("b", 40));
	expect(idsOf(mergeFresh(shown, fresh))).toEqual(["dabce", "after-e"]);
});

test("what is not in the fresh part any more has left, as far as that part reaches", () => {
	const shown = page(null, one("a", 50), one("b", 40), one("c", 30));
	expect(idsOf(mergeFresh(shown, page("after-b", one("b", 40))))).toEqual(["bc", null]);
	expect(idsOf(mergeFresh(shown, page(null, one("b", 40))))).toEqual(["b", null]);
	expect(idsOf(mergeFresh(shown, page(null)))).toEqual(["", null]);
});

test("a list of one page goes on where the fresh page ends", () => {
	const shown = page("after-b", one("a", 50), one("b", 40));
	const fresh = page("after-a", one("z", 60), one("a", 50));
	expect(idsOf(mergeFresh(shown, fresh))).toEqual(["zab", "after-b"]);
	const all = page("after-y", one("z", 60), one("y", 55));
	expect(idsOf(mergeFresh(page("old", one("x", 70)), all))).toEqual(["zy", "after-y"]);
});

test("what changed stands where its last activity puts it, once, or is gone", () => {
	const shown = page("after-c", one("a", 50), one("b", 40), one("c", 30));
	const always = () => true;
	expect(idsOf(mergeChanges(shown, [one("c", 60)], always))).toEqual(["cab", "after-c"]);
	expect(idsOf(mergeChanges(shown, [one("n", 70), one("b", 40)], always))).toEqual([
		"nabc",
		"after-c",
	]);
	expect(idsOf(mergeChanges(shown, [one("b", 80)], () => false))).toEqual(["ac", "after-c"]);
});

test("what lies behind the loaded part waits for its page", () => {
	const old = one("z", 1);
	expect(idsOf(mergeChanges(page("after-b", one("b", 40)), [old], () => true))[0]).toBe("b");
	expect(idsOf(mergeChanges(page(null, one("b", 40)), [old], () => true))[0]).toBe("bz");
	expect(idsOf(mergeChanges(page(null), [old], () => true))[0]).toBe("z");
});
