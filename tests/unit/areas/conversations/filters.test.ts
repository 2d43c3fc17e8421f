import { expect, test } from "vitest";
import { formatListFilter, isNarrowed, parseListFilter } from "#app/areas/conversations/filters.ts";

const parse = (query: string) => parseListFilter(new URLSearchParams(query));
const ID = "018f0000-0000-7000-8000-000000000001";

test("a filter stands in the address and comes back from it, in one way of writing", () => {
	const query = `channelId=${ID}&label=VIP&q=maria&status=closed&unread=1&who=mine`;
	expect(formatListFilter(parse(query))).toBe(query);
	expect(
		formatListFilter(parse(`who=mine&q=+maria+&unread=1&label=VIP&status=closed&channelId=${ID}`)),
	).toBe(query);
	expect(formatListFilter(parse(""))).toBe("");
});

test("what is not understood is left out", () => {
	const odd = parse(`who=others&unread=2&status=x&channelId=1&label=${"a".repeat(31)}&utm=1`);
	expect(formatListFilter(odd)).toBe("");
	expect(isNarrowed(odd)).toBe(false);
	expect(parse(`q=${"a".repeat(500)}`).q).toHaveLength(120);
	expect(isNarrowed(parse("status=closed"))).toBe(true);
});
