import { expect, test } from "vitest";
import { CARRIER_NAMES } from "#app/domain/channels/channel.ts";
import {
	firstWayOf,
	mayBeWrittenTo,
	takesNumbers,
} from "#app/domain/conversations/first-message.ts";

test("who may be written to first is the network's rule", () => {
	expect(Object.fromEntries(CARRIER_NAMES.map((name) => [name, firstWayOf(name)]))).toEqual({
		evolution: "text",
		waha: "text",
		"cloud-api": "template",
		simulator: "text",
		telegram: "known",
		webchat: "known",
		messenger: "known",
		instagram: "known",
	});
	expect(takesNumbers("cloud-api")).toBe(true);
	expect(takesNumbers("telegram")).toBe(false);
});

test("only a number that certainly has no WhatsApp is not written to", () => {
	const states = ["unsupported", "looking", "found", "absent", "unknown"] as const;
	expect(states.filter((state) => !mayBeWrittenTo(state))).toEqual(["absent"]);
});
