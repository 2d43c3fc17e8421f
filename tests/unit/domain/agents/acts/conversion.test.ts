import { expect, test } from "vitest";
import {
	type ConversionChoice,
	conversionEventId,
	offerConversion,
	parseConversion,
	readConversion,
} from "#app/domain/agents/acts/conversion.ts";
import { NO_ACTS, runBuiltIn } from "#app/domain/agents/acts/built-in.ts";

const PURCHASE: ConversionChoice = { pixelId: "123456789", eventType: "Purchase", currency: "BRL" };
const LEAD: ConversionChoice = { ...PURCHASE, eventType: "Lead" };

test("only an event, a currency and a pixel of their kinds are a choice; none is one too", () => {
	expect(parseConversion(null)).toEqual({ ok: true, value: null });
	expect(parseConversion({ ...LEAD, extra: 1 } as never)).toEqual({ ok: true, value: LEAD });
	for (const wrong of [
		{ pixelId: "" },
		{ pixelId: "1 or 1" },
		{ eventType: "Won" },
		{ currency: "XX" },
	])
		expect(parseConversion({ ...LEAD, ...wrong } as never)).toEqual({
			ok: false,
			code: "conversion_invalid",
		});
});

test("K03 the model gives an amount at most, and only where the event has one", () => {
	expect(offerConversion(LEAD).parameters).toMatchObject({ properties: {}, required: [] });
	expect(offerConversion(PURCHASE).parameters).toMatchObject({ required: ["value"] });
	expect(readConversion(PURCHASE, { value: 129.999, pixelId: "1" })).toEqual({
		ok: true,
		value: { ...PURCHASE, value: 130 },
	});
	expect(readConversion(LEAD, {})).toEqual({ ok: true, value: { ...LEAD, value: null } });
	expect(readConversion({ ...LEAD, eventType: "Subscribe" }, null).ok).toBe(true);
	for (const value of [-1, "10", Number.NaN, Infinity, 1e15, undefined])
		expect(readConversion(PURCHASE, { value }).ok).toBe(false);
	expect(readConversion(LEAD, { value: 10 }).ok).toBe(false);
});

test("the act changes nothing in the conversation, and is none without a choice", () => {
	const parts = { acts: NO_ACTS, hours: null, people: [], departments: [], now: 0 };
	const call = { id: "1", name: "report_conversion", arguments: { value: 0 } };
	expect(runBuiltIn("report_conversion", call, { ...parts, conversion: PURCHASE })).toMatchObject({
		ok: true,
		value: { effects: [], conversion: { ...PURCHASE, value: 0 } },
	});
	expect(runBuiltIn("report_conversion", call, { ...parts, conversion: null }).ok).toBe(false);
});

test("an event of a conversation has one id, which the history can page by", () => {
	const id = crypto.randomUUID();
	expect(conversionEventId(id, "Lead")).toBe(`${id}-lead`);
	expect(conversionEventId(id, "CompleteRegistration")).toMatch(/^[0-9a-z-]{1,60}$/);
});
