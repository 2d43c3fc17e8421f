import { expect, test } from "vitest";
import {
	parseDemonstrationCheckout,
	parseDemonstrationPortal,
	subscriptionForms,
} from "#app/areas/billing/forms.ts";
import { parsedForm } from "../parsed-form.ts";

function form(fields: Record<string, string>): FormData {
	const data = new FormData();
	for (const [name, value] of Object.entries(fields)) data.set(name, value);
	return data;
}
const refused = { ok: false, code: "invalid_request" };

test("N02 N05 price, quantity, currency, customer and `subscribed` in the form are not read", () => {
	const forged = {
		price: "price_1",
		quantity: "100",
		currency: "usd",
		subscribed: "true",
		customer: "cus_victim",
	};
	expect(parsedForm(subscriptionForms, { intent: "checkout", plan: "premium", ...forged })).toEqual(
		{
			ok: true,
			intent: "checkout",
			input: { plan: "premium" },
		},
	);
	expect(parsedForm(subscriptionForms, { intent: "portal", ...forged })).toEqual({
		ok: true,
		intent: "portal",
		input: {},
	});
});

test("L08 what is no button of the page is refused", () => {
	for (const fields of [
		{},
		{ intent: "" },
		{ intent: "grant", plan: "premium" },
		{ intent: "checkout" },
		{ intent: "checkout", plan: "gold" },
		{ intent: "checkout", plan: "-1" },
		{ intent: "checkout", plan: "NaN" },
		{ intent: "__proto__" },
	])
		expect(parsedForm(subscriptionForms, fields as Record<string, string>)).toMatchObject(refused);
});

test("the demonstration's buttons are known by name", () => {
	expect(parseDemonstrationCheckout(form({ act: "pay" }))).toEqual({
		ok: true,
		value: { act: "pay" },
	});
	expect(parseDemonstrationCheckout(form({ act: "refund" }))).toEqual(refused);
	expect(parseDemonstrationPortal(form({ act: "resume" }))).toMatchObject({ ok: true });
	expect(parseDemonstrationPortal(form({ act: "pay" }))).toEqual(refused);
});
