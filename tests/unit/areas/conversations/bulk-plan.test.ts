import { expect, test } from "vitest";
import type { ConversationSummary } from "#app/contracts/conversations.ts";
import { UNTIL_WRITTEN } from "#app/domain/conversations/snooze.ts";
import { type BulkWish, planBulk } from "#app/areas/conversations/bulk/plan.ts";

const NOW = 1_800_000_000_000;
const ANA = { memberId: "ana", name: "Ana" };
const RUI = { memberId: "rui", name: "Rui" };

const one = (id: string, change: Partial<ConversationSummary> = {}): ConversationSummary => ({
	id,
	contactId: `${id}-contact`,
	contactName: null,
	contactPhone: null,
	contactEmail: null,
	avatarUrl: null,
	isGroup: false,
	channel: { id: "channel", name: "Loja", type: "whatsapp" },
	status: "active",
	openedAt: NOW,
	closedAt: null,
	lastActivityAt: NOW,
	preview: null,
	unread: 0,
	assignee: null,
	handler: "nobody",
	agent: null,
	labels: [],
	isOverLimit: false,
	snoozedUntil: null,
	...change,
});

const plan = (conversations: ConversationSummary[], wish: BulkWish) =>
	planBulk(conversations, wish, NOW).map(({ there, back }) => ({
		id: there.conversation.id,
		there: there.act,
		back: back.act,
	}));

test("each goes back to whom it was with; who has it already is left out", () => {
	const all = [one("a"), one("b", { assignee: RUI }), one("c", { assignee: ANA })];
	expect(plan(all, { type: "assign", assignee: ANA })).toEqual([
		{
			id: "a",
			there: { type: "assign", memberId: "ana", seen: null },
			back: { type: "assign", memberId: null, seen: "ana" },
		},
		{
			id: "b",
			there: { type: "assign", memberId: "ana", seen: "rui" },
			back: { type: "assign", memberId: "rui", seen: "ana" },
		},
	]);
});

test("only labels that a conversation did not have are added, and only they are taken back", () => {
	const all = [one("a", { labels: ["Vip"] }), one("b", { labels: ["vip", "troca"] })];
	expect(plan(all, { type: "label", labels: ["VIP", "troca"] })).toEqual([
		{
			id: "a",
			there: { type: "relabel", add: ["troca"], remove: [] },
			back: { type: "relabel", add: [], remove: ["troca"] },
		},
	]);
});

test("closing leaves out what is closed, putting aside too, and a snooze goes back to the one before", () => {
	const all = [
		one("a"),
		one("b", { status: "closed", closedAt: NOW - 1 }),
		one("c", { snoozedUntil: UNTIL_WRITTEN }),
	];
	expect(plan(all, { type: "close" }).map(({ id }) => id)).toEqual(["a", "c"]);
	expect(plan(all, { type: "snooze", until: NOW + 1000 })).toEqual([
		{
			id: "a",
			there: { type: "snooze", until: NOW + 1000 },
			back: { type: "snooze", until: null },
		},
		{
			id: "c",
			there: { type: "snooze", until: NOW + 1000 },
			back: { type: "snooze", until: "written" },
		},
	]);
	expect(plan(all, { type: "reopen" })).toEqual([
		{
			id: "b",
			there: { type: "state", state: "open" },
			back: { type: "state", state: "closed" },
		},
	]);
});

test("read and unread change only what is the other", () => {
	const all = [one("a", { unread: 3 }), one("b")];
	expect(plan(all, { type: "read" }).map(({ id }) => id)).toEqual(["a"]);
	expect(plan(all, { type: "unread" }).map(({ id }) => id)).toEqual(["b"]);
});
