import { expect, test } from "vitest";
import {
	comparePlaces,
	type Filterable,
	formatListCursor,
	isNarrow,
	matchesConversation,
	parseListCursor,
	placeIn,
} from "#app/domain/conversations/filter.ts";

const one = (overrides: Partial<Filterable> = {}): Filterable => ({
	channelId: "loja",
	assigneeId: null,
	handler: "nobody",
	agentId: null,
	unread: 0,
	labels: [],
	waitingSince: null,
	snoozedUntil: null,
	...overrides,
});

test("mine, unassigned and with an agent are three different things", () => {
	const shows = (who: "mine" | "unassigned" | "agent", row: Filterable) =>
		matchesConversation(row, { who }, "ana");
	expect(shows("mine", one({ assigneeId: "ana" }))).toBe(true);
	expect(shows("mine", one({ assigneeId: "rui" }))).toBe(false);
	expect(shows("mine", one({ assigneeId: "rui", mentioned: { ana: 1 } }))).toBe(true);
	expect(shows("mine", one({ mentioned: { rui: 1 } }))).toBe(false);
	expect(shows("unassigned", one())).toBe(true);
	expect(shows("unassigned", one({ assigneeId: "rui" }))).toBe(false);
	expect(shows("unassigned", one({ handler: "agent" }))).toBe(false);
	expect(shows("agent", one({ handler: "agent" }))).toBe(true);
	expect(shows("agent", one({ handler: "person" }))).toBe(false);
});

test("filters narrow one another", () => {
	const row = one({ unread: 1, labels: ["Orçamento"], handler: "agent", agentId: "lia" });
	const shows = (filter: Parameters<typeof matchesConversation>[1]) =>
		matchesConversation(row, filter, "ana");
	expect(shows({ unread: "1", label: "orcamento", channelId: "loja", agentId: "lia" })).toBe(true);
	expect(shows({ unread: "1", label: "vip" })).toBe(false);
	expect(shows({ unread: "1", channelId: "outra" })).toBe(false);
	expect(shows({ agentId: "duda" })).toBe(false);
	expect(matchesConversation(one(), { unread: "1" }, "ana")).toBe(false);
});

test("who waits is a view of its own; what is put aside is in no other", () => {
	const shows = (filter: Parameters<typeof matchesConversation>[1], row: Filterable) =>
		matchesConversation(row, filter, "ana");
	expect(shows({ who: "waiting" }, one({ waitingSince: 5 }))).toBe(true);
	expect(shows({ who: "waiting" }, one())).toBe(false);
	const aside = one({ waitingSince: 5, snoozedUntil: 9, assigneeId: "ana" });
	for (const who of [undefined, "mine", "waiting"] as const)
		expect(shows({ who }, aside)).toBe(false);
	expect(shows({ snoozed: "1" }, aside)).toBe(true);
	expect(shows({ snoozed: "1", who: "mine" }, aside)).toBe(true);
	expect(shows({ snoozed: "1" }, one())).toBe(false);
});

test("the longest waiting come first, and then whoever does not wait, the newest first", () => {
	const rows = [
		{ id: "new", waitingSince: null, lastActivityAt: 90 },
		{ id: "late", waitingSince: 80, lastActivityAt: 85 },
		{ id: "old", waitingSince: null, lastActivityAt: 10 },
		{ id: "early", waitingSince: 20, lastActivityAt: 95 },
	];
	const inOrder = (order: "newest" | "longest") =>
		rows
			.toSorted((a, b) => comparePlaces(order, placeIn(order, a), placeIn(order, b)))
			.map(({ id }) => id);
	expect(inOrder("longest")).toEqual(["early", "late", "new", "old"]);
	expect(inOrder("newest")).toEqual(["early", "new", "late", "old"]);
	const [place] = rows.map((row) => placeIn("longest", row));
	expect(
		place &&
			parseListCursor(formatListCursor({ ...place, id: "018f0000-0000-7000-8000-000000000001" }))
				?.at,
	).toBe(place?.at);
});

test("a filter is narrow as soon as it asks for anything", () => {
	expect(isNarrow({})).toBe(false);
	expect(isNarrow({ who: undefined, label: undefined })).toBe(false);
	expect(isNarrow({ who: "mine" })).toBe(true);
	expect(isNarrow({ unread: "1", channelId: "x" })).toBe(true);
});

test("L07 only a cursor of this list is one", () => {
	const place = { at: 1_800_000_000_000, id: "018f0000-0000-7000-8000-000000000001" };
	expect(parseListCursor(formatListCursor(place))).toEqual(place);
	for (const forged of ["", "contacts:1:1", "conversations:1:x", `${formatListCursor(place)} `])
		expect(parseListCursor(forged)).toBeNull();
});

test("what missed a goal by now is a view of its own", () => {
	const late = (now: number, due?: Filterable["due"]) =>
		matchesConversation(one({ due }), { who: "late" }, "ana", now);
	const due = { answer: 20, resolution: null };
	expect([
		late(19, due),
		late(20, due),
		late(99),
		late(99, { answer: null, resolution: 99 }),
	]).toEqual([false, true, false, true]);
});

test("a department's list shows what it looks after", () => {
	const shows = (departmentId: string | null | undefined) =>
		matchesConversation(one({ departmentId }), { departmentId: "d1" }, "m1");
	expect([shows("d1"), shows("d2"), shows(null), shows(undefined)]).toEqual([
		true,
		false,
		false,
		false,
	]);
});

test("a colleague's list shows what is theirs, and not what a note called them to", () => {
	const shows = (assigneeId: string | null) =>
		matchesConversation(one({ assigneeId, mentioned: { m2: 1 } }), { assigneeId: "m2" }, "m1");
	expect([shows("m2"), shows("m1"), shows(null)]).toEqual([true, false, false]);
});

test("a report's days are those in which it was closed, or begun while it is open; local ones, both within", () => {
	const NIGHT = Date.parse("2026-11-21T01:00:00Z");
	const shows = (row: Partial<Filterable>, filter: Parameters<typeof matchesConversation>[1]) =>
		matchesConversation(one(row), filter, "m1");
	const days = { from: "2026-11-20", to: "2026-11-20" };
	expect(shows({ openedAt: 1, closedAt: NIGHT }, days)).toBe(true);
	expect(shows({ openedAt: NIGHT, closedAt: null }, days)).toBe(true);
	expect(shows({ openedAt: NIGHT, closedAt: NIGHT + 86_400_000 }, days)).toBe(false);
	expect(shows({ openedAt: 1, closedAt: null }, { from: "2026-11-20" })).toBe(false);
	expect(shows({ rating: 5 }, { rated: "1" })).toBe(true);
	expect(shows({}, { rated: "1" })).toBe(false);
});
test("a list is narrowed to ads by their ids", () => {
	const shows = (adId: string | undefined) =>
		matchesConversation(one({ adId }), { adId: "11,22" }, "m1");
	expect([shows("11"), shows("22"), shows("1"), shows(undefined)]).toEqual([
		true,
		true,
		false,
		false,
	]);
});
