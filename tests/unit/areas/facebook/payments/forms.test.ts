import { expect, test } from "vitest";
import { parsePayAnswer, parsePaymentForm } from "#app/areas/facebook/payments/forms.ts";

test("a paid dialog gives what Facebook signed, and nothing else of it is believed", () => {
	const answer = { payment_id: "1", purchase_token: "pt", signed_request: "a.b" };
	expect(parsePayAnswer(answer)).toEqual({ kind: "paid", signedRequest: "a.b" });
});

test("who closes the window has cancelled; a refusal keeps its code and its words", () => {
	for (const closed of [
		undefined,
		null,
		{},
		{ error_code: 1383010, error_message: "User canceled the order." },
		{ error_code: "1383010" },
		{ payment_id: "1" },
	])
		expect(parsePayAnswer(closed)).toEqual({ kind: "cancelled" });
	expect(parsePayAnswer({ error_code: 1383001, error_message: "Declined." })).toEqual({
		kind: "failed",
		code: "1383001",
		message: "Declined.",
	});
	const long = parsePayAnswer({ error_code: 1, error_message: "x".repeat(5_000) });
	expect(long.kind === "failed" && long.message.length).toBe(300);
});

const formOf = (fields: Record<string, string>): FormData => {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.set(name, value);
	return form;
};

test("the page asks to confirm or to consume; a payment is named by digits", () => {
	expect(parsePaymentForm(formOf({ intent: "consume", paymentId: "987" })).ok).toBe(true);
	expect(parsePaymentForm(formOf({ intent: "consume", paymentId: "../me" })).ok).toBe(false);
	expect(parsePaymentForm(formOf({ intent: "confirm", signedRequest: "" })).ok).toBe(false);
	expect(parsePaymentForm(formOf({ intent: "refund", paymentId: "1" })).ok).toBe(false);
});
