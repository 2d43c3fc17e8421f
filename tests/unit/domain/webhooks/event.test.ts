import { expect, test } from "vitest";
import {
	AUTOMATION_EVENTS,
	CONVERSATION_EVENTS,
	isWanted,
	WEBHOOK_EVENTS,
} from "#app/domain/webhooks/event.ts";

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

test("the address of an instance is told nothing of conversations; an automation may choose all but a test", () => {
	const all = { onSend: true, onReceive: true, onConnect: true, onDisconnect: true };
	for (const event of CONVERSATION_EVENTS) expect(isWanted(event, all), event).toBe(false);
	const known = [...WEBHOOK_EVENTS, ...CONVERSATION_EVENTS].filter((event) => event !== "test");
	expect([...AUTOMATION_EVENTS].toSorted()).toEqual(known.toSorted());
});
