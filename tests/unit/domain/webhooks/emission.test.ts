import { expect, test } from "vitest";
import {
	eventOfLine,
	eventOfMessage,
	eventOfStatus,
	isOpening,
	NEWS_HORIZON_MS,
} from "#app/domain/webhooks/emission.ts";
import type { InstanceStatus } from "#app/domain/channels/link/link-view.ts";

const NOW = Date.UTC(2026, 10, 21);
type Message = Parameters<typeof eventOfMessage>[0];
const eventOf = (change: Partial<Message>) =>
	eventOfMessage(
		{ direction: "incoming", type: "text", origin: "live", status: null, sentAt: NOW, ...change },
		NOW,
	);

test("a customer's message is received; history, calls and what is a week old are no news", () => {
	expect(eventOf({})).toBe("message.received");
	expect(eventOf({ origin: "recovered" })).toBe("message.received");
	expect(eventOf({ origin: "history" })).toBeNull();
	expect(eventOf({ type: "call" })).toBeNull();
	expect(eventOf({ sentAt: NOW - NEWS_HORIZON_MS - 1 })).toBeNull();
});

test("a message of ours is sent once it left, from here or from the phone", () => {
	const outgoing = { direction: "outgoing", origin: "api" } as const;
	for (const status of ["queued", "unknown", "failed"] as const)
		expect(eventOf({ ...outgoing, status }), status).toBeNull();
	for (const status of ["sent", "delivered", "read"] as const)
		expect(eventOf({ ...outgoing, status }), status).toBe("message.sent");
	expect(eventOf({ direction: "outgoing", origin: "phone", status: "sent" })).toBe("message.sent");
});

test("a blip is no event; being linked and unlinked for good are, once each", () => {
	let isLinked = false;
	const walk: InstanceStatus[] = [
		"waiting_qr",
		"connecting",
		"connected",
		"connecting",
		"connected",
		"unstable",
		"connected",
		"connecting",
		"disconnected",
		"connecting",
		"waiting_qr",
		"connected",
	];
	const events = walk.flatMap((status) => {
		const step = eventOfStatus(isLinked, status);
		({ isLinked } = step);
		return step.event ?? [];
	});
	expect(events).toEqual(["instance.connected", "instance.disconnected", "instance.connected"]);
});

test("a conversation opened where its first message stands; history and lines open none", () => {
	const first = { type: "text", origin: "live", sortAt: NOW - 5, sentAt: NOW - 5 } as const;
	const conversation = { openedAt: NOW - 5 };
	expect(isOpening(first, conversation, NOW)).toBe(true);
	expect(isOpening({ ...first, sortAt: NOW }, conversation, NOW)).toBe(false);
	expect(isOpening({ ...first, origin: "history" }, conversation, NOW)).toBe(false);
	expect(isOpening({ ...first, type: "system" }, conversation, NOW)).toBe(false);
	expect(isOpening(first, null, NOW)).toBe(false);
	expect(isOpening(first, conversation, NOW + NEWS_HORIZON_MS + 1)).toBe(false);
});

test("lines say that a conversation was closed, by hand or by silence, or left to people", () => {
	expect(eventOfLine({ code: "conversation_closed" })).toBe("conversation.closed");
	expect(eventOfLine({ code: "closed_inactive" })).toBe("conversation.closed");
	const handedOver = eventOfLine({ code: "handed_over", reason: "no_answer" });
	expect(handedOver).toBe("conversation.handed_over");
	for (const code of ["taken_over", "conversation_reopened"] as const)
		expect(eventOfLine({ code }), code).toBeNull();
	expect(eventOfLine({ code: "given_back", note: null })).toBeNull();
});
