// Spec 2, section 5: conversion send. Rules that depend on the time are checked by the server.
import * as v from "valibot";
import type { ConversionDraft } from "#app/domain/facebook/conversion-event.ts";
import { CURRENCIES, EVENT_TYPES, LDU_STATES } from "#app/domain/facebook/conversion.ts";

/** Spec 2, section 5: an option's value must not be empty, so "no state" has a name. */
export const NO_STATE = "none";

const text = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max));

const SendForm = v.object({
	eventId: text(60),
	pixelId: text(40),
	testEventCode: text(60),
	isLdu: v.picklist(["on", "off"]),
	lduState: v.picklist([...LDU_STATES, NO_STATE]),
	eventType: v.picklist(EVENT_TYPES),
	/** Milliseconds, or empty. */
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

/** The fields of the page's forms, by intent. */
export const conversionForms = {
	send: v.pipe(SendForm, v.transform(toDraft)),
	retry: v.object({ eventId: text(60) }),
};

function toDraft(typed: v.InferOutput<typeof SendForm>): ConversionDraft {
	const { email, phone, firstName, lastName, isLdu, lduState, eventAt, ...event } = typed;
	return {
		...event,
		ldu: { isOn: isLdu === "on", state: lduState === NO_STATE ? null : lduState },
		eventAt: eventAt === "" ? null : Number(eventAt),
		customer: { email, phone, firstName, lastName },
	};
}
