import { expect, test } from "vitest";
import {
	CREATABLE_TYPES,
	isCreatable,
	needsToken,
	parseChannelName,
	parseDescription,
} from "#app/domain/channels/channel-form.ts";
import { CHANNEL_TYPES } from "#app/domain/channels/channel.ts";

test("every type but WhatsApp is made at /channels/new, and only webchat needs no token", () => {
	expect([...CREATABLE_TYPES].toSorted()).toEqual(
		CHANNEL_TYPES.filter((type) => type !== "whatsapp").toSorted(),
	);
	expect(CHANNEL_TYPES.filter(needsToken)).toEqual(["telegram", "messenger", "instagram"]);
	expect(["whatsapp", "sms", "", "__proto__"].some(isCreatable)).toBe(false);
});

test("L12 a channel's name is one line of up to 120 graphemes", () => {
	expect(parseChannelName("  Site \n da loja ")).toEqual({ ok: true, value: "Site da loja" });
	for (const blank of ["", "   ", "\u3164", "\0"])
		expect(parseChannelName(blank)).toEqual({ ok: false, code: "name_missing" });
	expect(parseChannelName("👨‍👩‍👧".repeat(120)).ok).toBe(true);
	expect(parseChannelName("👨‍👩‍👧".repeat(121))).toEqual({ ok: false, code: "name_too_long" });
});

test("a description is kept as typed, cut at 500 and never in half a character", () => {
	expect(parseDescription("  ")).toBeNull();
	expect(parseDescription(" duas\nlinhas ")).toBe("duas\nlinhas");
	expect(parseDescription("a".repeat(600))).toHaveLength(500);
	expect(parseDescription(`${"a".repeat(499)}😀`)?.isWellFormed()).toBe(true);
});
