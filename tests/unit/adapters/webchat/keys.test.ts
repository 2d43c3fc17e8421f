import { expect, test } from "vitest";
import {
	openVisitorToken,
	openWidgetKey,
	signVisitor,
	widgetKeyOf,
} from "#workers/adapters/webchat/keys.ts";

const KEY = "a-master-key-of-more-than-thirty-two-bytes";
const OLD = "an-older-master-key-of-more-than-32-bytes";
const VISITOR = "0190a5a0-3f6e-7c11-8f57-0a1b2c3d4e5f";

test("a widget's key opens its channel, also after the master key changed", () => {
	expect(openWidgetKey([KEY], widgetKeyOf(KEY, "channel-1"))).toBe("channel-1");
	expect(openWidgetKey([KEY, OLD], widgetKeyOf(OLD, "channel-1"))).toBe("channel-1");
	expect(openWidgetKey([KEY], widgetKeyOf(OLD, "channel-1"))).toBeNull();
});

test("D07 a guessed, cut or foreign widget key opens nothing", () => {
	const [id = "", mac = ""] = widgetKeyOf(KEY, "channel-1").split(".");
	for (const guess of [
		"",
		id,
		`${id}.`,
		`channel-2.${mac}`,
		`${id}.${mac.slice(1)}`,
		`${id}.${"A".repeat(24)}`,
	])
		expect(openWidgetKey([KEY], guess), guess).toBeNull();
});

test("D01 a visitor's token speaks for one visitor of one channel", () => {
	const token = signVisitor(KEY, "channel-1", VISITOR);
	expect(openVisitorToken([KEY], "channel-1", token)).toBe(VISITOR);
	expect(openVisitorToken([KEY], "channel-2", token)).toBeNull();
	const another = token.replace("0190a5a0", "0190a5a1");
	expect(openVisitorToken([KEY], "channel-1", another)).toBeNull();
});

test("a widget's key is no visitor's token, nor the other way round", () => {
	const key = widgetKeyOf(KEY, VISITOR);
	expect(openVisitorToken([KEY], VISITOR, key)).toBeNull();
	expect(openWidgetKey([KEY], signVisitor(KEY, "channel-1", VISITOR))).toBeNull();
});
