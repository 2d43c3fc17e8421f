import { expect, test } from "vitest";
import { DEFAULT_SETTINGS, tellsOfReading } from "#app/domain/channels/settings.ts";

test("a new instance reconnects by itself, rejects calls and tries five times", () => {
	expect(DEFAULT_SETTINGS).toEqual({
		autoReconnect: true,
		autoReadMessages: false,
		rejectCalls: true,
		enableChatPresence: true,
		receiveMessageStatus: true,
		maxConnectionAttempts: 5,
		ignoreGroups: false,
	});
});

test("customers see that they were read where the settings say so, and nowhere else", () => {
	expect(tellsOfReading({ ...DEFAULT_SETTINGS, autoReadMessages: true })).toBe(true);
	expect(tellsOfReading(DEFAULT_SETTINGS)).toBe(false);
	expect(tellsOfReading(undefined)).toBe(false);
});
