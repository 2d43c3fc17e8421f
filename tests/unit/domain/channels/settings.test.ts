import { expect, test } from "vitest";
import { DEFAULT_SETTINGS } from "#app/domain/channels/settings.ts";

test("a new instance reconnects by itself, rejects calls and tries five times", () => {
	expect(DEFAULT_SETTINGS).toEqual({
		autoReconnect: true,
		autoReadMessages: false,
		rejectCalls: true,
		enableChatPresence: true,
		receiveMessageStatus: true,
		maxConnectionAttempts: 5,
	});
});
