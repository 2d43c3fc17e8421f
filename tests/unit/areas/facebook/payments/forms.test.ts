import { expect, test } from "vitest";
import { parsePayAnswer, paymentForms } from "#app/areas/facebook/payments/forms.ts";
import { parsedForm } from "../../parsed-form.ts";

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

test("the page asks to confirm or to consume; a payment is named by digits", () => {
	const asks = (fields: Record<string, string>) => parsedForm(paymentForms, fields).ok;
	expect(asks({ intent: "consume", paymentId: "987" })).toBe(true);
	expect(asks({ intent: "consume", paymentId: "../me" })).toBe(false);
	expect(asks({ intent: "confirm", signedRequest: "" })).toBe(false);
	expect(asks({ intent: "refund", paymentId: "1" })).toBe(false);
});
