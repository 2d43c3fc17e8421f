// Spec 2, section 5: conversion send. What cannot be judged without the time is judged by the server.
import * as v from "valibot";
import type { ConversionDraft } from "#app/domain/facebook/conversion-event.ts";
import { CURRENCIES, EVENT_TYPES, LDU_STATES } from "#app/domain/facebook/conversion.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";

/** A choice may not be empty (spec 2, section 5), so no state has a name. */
export const NO_STATE = "none";

const text = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max));

const SendForm = v.object({
	intent: v.literal("send"),
	eventId: text(60),
	pixelId: text(40),
	testEventCode: text(60),
	isLdu: v.picklist(["on", "off"]),
	lduState: v.picklist([...LDU_STATES, NO_STATE]),
	eventType: v.picklist(EVENT_TYPES),
	/** Milliseconds, or nothing. */
	eventAt: v.pipe(v.string(), v.regex(/^(?:\d{1,15})?$/)),
	value: text(40),
	currency: v.picklist(CURRENCIES),
	orderId: text(200),
	contentName: text(200),
	email: text(320),
	phone: text(80),
	firstName: text(200),
	lastName: text(200),
});
const RetryForm = v.object({ intent: v.literal("retry"), eventId: text(60) });
const ConversionForm = v.variant("intent", [SendForm, RetryForm]);

export type ConversionRequest =
	| { intent: "send"; draft: ConversionDraft }
	| { intent: "retry"; eventId: string };

export function parseConversionForm(form: FormData): Result<ConversionRequest, "invalid_request"> {
	const parsed = v.safeParse(ConversionForm, Object.fromEntries(form));
	if (!parsed.success) return fail("invalid_request");
	const typed = parsed.output;
	if (typed.intent === "retry") return ok(typed);
	const { email, phone, firstName, lastName, lduState } = typed;
	const { eventId, pixelId, testEventCode, eventType, value, currency, orderId, contentName } =
		typed;
	return ok({
		intent: "send",
		draft: {
			eventId,
			pixelId,
			testEventCode,
			eventType,
			value,
			currency,
			orderId,
			contentName,
			ldu: {
				isOn: typed.isLdu === "on",
				state: lduState === NO_STATE ? null : lduState,
			},
			eventAt: typed.eventAt === "" ? null : Number(typed.eventAt),
			customer: {
				email,
				phone,
				firstName,
				lastName,
			},
		},
	});
}
