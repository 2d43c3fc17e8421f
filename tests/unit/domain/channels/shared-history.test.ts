import { expect, test } from "vitest";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import { inParts } from "#app/domain/channels/shared-history.ts";

const deleted = (providerId: string): GatewayEvent => ({ type: "deleted", providerId });

test("thousands of events become parts that one turn can store, in their order and all of them", () => {
	const events = Array.from({ length: 1_234 }, (_, n) => deleted(`wamid.${n}`));
	const parts = inParts(events);
	expect(parts.flat()).toEqual(events);
	expect(Math.max(...parts.map((part) => part.length))).toBe(50);
	expect(inParts([])).toEqual([]);
});

test("a part of very long texts has fewer, and one longer than any part is alone", () => {
	const long = (text: string): GatewayEvent => ({ type: "edited", providerId: "wamid.1", text });
	const parts = inParts([long("a".repeat(300_000)), long("b".repeat(300_000)), deleted("wamid.2")]);
	expect(parts.map((part) => part.length)).toEqual([1, 2]);
	expect(inParts([long("a".repeat(900_000))])).toHaveLength(1);
});
