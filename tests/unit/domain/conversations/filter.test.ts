import { expect, test } from "vitest";
import {
	type Filterable,
	formatListCursor,
	isNarrow,
	matchesConversation,
	parseListCursor,
} from "#app/domain/conversations/filter.ts";

const one = (overrides: Partial<Filterable> = {}): Filterable => ({
	channelId: "loja",
	assigneeId: null,
	handler: "nobody",
	agentId: null,
	unread: 0,
	labels: [],
	...overrides,
});

test("mine, unassigned and with an agent are three different things", () => {
	const shows = (who: "mine" | "unassigned" | "agent", row: Filterable) =>
		matchesConversation(row, { who }, "ana");
	expect(shows("mine", one({ assigneeId: "ana" }))).toBe(true);
	expect(shows("mine", one({ assigneeId: "rui" }))).toBe(false);
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
