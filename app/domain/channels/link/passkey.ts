// WhatsApp asks some accounts for a passkey after the scan: something to sign, then a code to compare.
import type { PasskeyStep } from "../gateway-event.ts";

/**
 * At `challenge`, `code` is the WebAuthn request to sign on WhatsApp's own page, as JSON; at `confirm`, the
 * code to compare with the phone's. Null: not reported yet.
 */
export interface PasskeyReading {
	step: PasskeyStep;
	code: string | null;
}

export type PasskeyReply = { step: "challenge"; assertion: string } | { step: "confirm" };

export interface Passkey extends PasskeyReading {
	/** An answer that was not passed on yet. */
	answer: PasskeyReply | null;
}
