import { expect, test } from "vitest";
import { isWanted, WEBHOOK_EVENTS } from "#app/domain/webhooks/event.ts";

const OFF = { onSend: false, onReceive: false, onConnect: false, onDisconnect: false };

test("each switch lets out its own event, and a test always goes", () => {
	const wantedBy = (switches: Partial<typeof OFF>) =>
		WEBHOOK_EVENTS.filter((event) => isWanted(event, { ...OFF, ...switches }));
	expect(wantedBy({})).toEqual(["test"]);
	expect(wantedBy({ onSend: true })).toEqual(["message.sent", "test"]);
	expect(wantedBy({ onReceive: true })).toEqual(["message.received", "test"]);
	expect(wantedBy({ onConnect: true })).toEqual(["instance.connected", "test"]);
	expect(wantedBy({ onDisconnect: true })).toEqual(["instance.disconnected", "test"]);
});
