import { expect, test } from "vitest";
import {
	channelsToAsk,
	isActiveConversation,
	MAX_CHANNELS_ASKED,
	newestOf,
} from "#app/domain/home/recent-conversations.ts";

const talk = (contactId: string, lastMessageAt: number) => ({ contactId, lastMessageAt });

test("the five newest conversations of all channels, the newest first", () => {
	const sales = [talk("a", 60), talk("b", 40), talk("c", 20)];
	const support = [talk("d", 50), talk("e", 30), talk("f", 10)];
	expect(newestOf([sales, support]).map(({ contactId }) => contactId)).toEqual([
		"a",
		"d",
		"b",
		"e",
		"c",
	]);
	expect(newestOf([])).toEqual([]);
});

test("conversations of the same moment stand in the same order at each reading", () => {
	const lists = [[talk("b", 1)], [talk("a", 1)]];
	expect(newestOf(lists)).toEqual(newestOf(lists.toReversed()));
});

test("connected channels are asked first, and never more than the limit", () => {
	const channels = Array.from({ length: 60 }, (_, n) => ({
		id: n,
		status: n === 7 ? "unstable" : n % 6 === 0 ? "connected" : "disconnected",
		createdAt: n,
	}));
	const asked = channelsToAsk(channels);
	expect(asked).toHaveLength(MAX_CHANNELS_ASKED);
	expect(asked.slice(0, 11).every(({ status }) => status !== "disconnected")).toBe(true);
	expect(asked.map(({ id }) => id)).toContain(7);
});

test("a conversation is active for a day after its last message", () => {
	const hour = 3_600_000;
	expect(isActiveConversation(0, 23 * hour)).toBe(true);
	expect(isActiveConversation(0, 24 * hour)).toBe(false);
});
