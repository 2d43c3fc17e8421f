// Spec 2, section 7: the answer of the pay dialog, and the forms of the page.
import * as v from "valibot";

/** Forms of the page, by intent. */
export const paymentForms = {
	confirm: v.object({ signedRequest: v.pipe(v.string(), v.nonEmpty(), v.maxLength(8192)) }),
	consume: v.object({ paymentId: v.pipe(v.string(), v.regex(/^\d{1,32}$/)) }),
};

/** "The user canceled the order": not an error. */
const CANCELLED = "1383010";

const Code = v.pipe(v.union([v.number(), v.string()]), v.transform(String));
const Refused = v.object({ error_code: Code, error_message: v.optional(v.string(), "") });
const Paid = v.object({ signed_request: v.pipe(v.string(), v.nonEmpty()) });

export type PayAnswer =
	| { kind: "paid"; signedRequest: string }
	| { kind: "cancelled" }
	| { kind: "failed"; code: string; message: string };

/** The answer of the SDK's callback; closing the window may answer nothing at all. */
export function parsePayAnswer(answer: unknown): PayAnswer {
	const refused = v.safeParse(Refused, answer);
	if (refused.success) {
		const { error_code: code, error_message: message } = refused.output;
		return code === CANCELLED
			? { kind: "cancelled" }
			: { kind: "failed", code: code.slice(0, 20), message: message.slice(0, 300) };
	}
	const paid = v.safeParse(Paid, answer);
	return paid.success
		? { kind: "paid", signedRequest: paid.output.signed_request }
		: { kind: "cancelled" };
}
