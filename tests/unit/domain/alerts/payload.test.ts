import { expect, test } from "vitest";
import {
	conversationPath,
	fitting,
	mustShowAll,
	type PushPayload,
	tagOf,
	topicOf,
} from "#app/domain/alerts/payload.ts";

const payload: PushPayload = {
	news: "message",
	conversationId: "0193a5b0-0000-7000-8000-000000000001",
	channelId: "c1",
	contactId: "p&1",
	title: "Ana",
	text: "Oi",
	type: "text",
	unread: 1,
	locale: "pt",
	isSilent: false,
	mustShow: false,
};

test("a payload fits into a push, whatever a customer wrote, and is never cut within an emoji", () => {
	expect(fitting(payload)).toEqual(payload);
	const long = fitting({ ...payload, title: "👩‍👩‍👧".repeat(60), text: "😀".repeat(4_000) });
	expect(new TextEncoder().encode(JSON.stringify(long)).length).toBeLessThan(3_000);
	expect(Array.from(long.text)).toHaveLength(240);
	expect(long.text).toMatch(/^(?:😀)+…$/u);
	expect(fitting({ ...payload, title: null }).title).toBeNull();
});

test("a conversation has one address, one name of its notification and one topic", () => {
	expect(conversationPath(payload)).toBe(
		"/sessions/0193a5b0-0000-7000-8000-000000000001?channel=c1&contact=p%261",
	);
	expect(tagOf(payload.conversationId)).not.toBe(tagOf("another"));
	expect(topicOf(payload.conversationId)).toBe("0193a5b0000070008000000000000001");
});

test("only at Apple's service everything has to be shown", () => {
	expect(mustShowAll("https://web.push.apple.com/QH3r")).toBe(true);
	for (const other of [
		"https://fcm.googleapis.com/fcm/send/x",
		"https://push.apple.com.evil.io",
		"x",
	])
		expect(mustShowAll(other)).toBe(false);
});
