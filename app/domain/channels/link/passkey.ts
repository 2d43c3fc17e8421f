// WhatsApp asks some accounts for a passkey after the scan: something to sign, then a code to compare.
import type { PasskeyStep } from "../gateway-event.ts";

/**
 * At `challenge`, `code` is what WebAuthn wants signed on WhatsApp's own page, as JSON; at `confirm`,
 * the code the phone shows too. Null: not told yet.
 */
export interface PasskeyReading {
	step: PasskeyStep;
	code: string | null;
}

export type PasskeyReply = { step: "challenge"; assertion: string } | { step: "confirm" };

export interface Passkey extends PasskeyReading {
	/** Given by a person, not passed on yet. */
	answer: PasskeyReply | null;
}
