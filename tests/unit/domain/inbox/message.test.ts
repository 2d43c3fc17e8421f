import { expect, test } from "vitest";
import {
	DIRECTIONS,
	isAutomatic,
	MAX_TEXT_LENGTH,
	MESSAGE_STATUSES,
	MESSAGE_TYPES,
} from "#app/domain/inbox/message.ts";

test("the types, directions and statuses of the specification are there", () => {
	expect(MESSAGE_TYPES).toEqual(expect.arrayContaining(["text", "image", "audio", "document"]));
	expect(DIRECTIONS).toEqual(["incoming", "outgoing"]);
	expect(MESSAGE_STATUSES).toEqual(expect.arrayContaining(["sent", "delivered", "read", "failed"]));
});

test("a text has WhatsApp's limit of 4,096", () => {
	expect(MAX_TEXT_LENGTH).toBe(4_096);
});

test("what the channel says by itself has no author", () => {
	expect(isAutomatic({ origin: "agent", author: null })).toBe(true);
	expect(isAutomatic({ origin: "agent", author: "Lia" })).toBe(false);
	expect(isAutomatic({ origin: "api", author: null })).toBe(false);
});
