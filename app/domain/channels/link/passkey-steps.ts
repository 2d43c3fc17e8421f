// decisions 17: passkey_required. Transitions of a link that waits for a passkey.
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { PasskeyStep } from "../gateway-event.ts";
import { type LinkEvent, type LinkState, moveTo, noQr, withDue } from "./link-state.ts";
import type { PasskeyReply } from "./passkey.ts";

/** The gateway wants a passkey. Without a step it only reports that, and nobody can answer through it. */
export function needsPasskey(
	state: LinkState,
	reported: { step?: PasskeyStep; code?: string | null },
	now: number,
): LinkState {
	if (state.status === "connected") return state;
	const { step } = reported;
	if (step === undefined)
		return state.status === "passkey_required"
			? state
			: moveTo({ ...state, ...noQr, due: {} }, "passkey_required", null);
	const code = reported.code ?? (state.passkey?.step === step ? state.passkey.code : null);
	if (state.passkey?.step === step && state.passkey.code === code) return state;
	// What has to be signed or compared is read if the gateway did not send it at once.
	const due = code === null ? { passkey: now } : {};
	const passkey = { step, code, answer: null };
	return moveTo({ ...state, ...noQr, passkey, due }, "passkey_required", null);
}

/** Stores the phone owner's answer until the alarm has passed it on. `conflict`: no such step is open. */
export function answerPasskey(
	state: LinkState,
	answer: PasskeyReply,
	now: number,
): Result<LinkState, "conflict"> {
	if (state.status !== "passkey_required" || state.passkey?.step !== answer.step)
		return fail("conflict");
	const due = withDue(state, "passkey", now);
	return ok({ ...state, reason: null, passkey: { ...state.passkey, answer }, due });
}

/** The state after the gateway was asked for the step. */
export function afterPasskeyRead(
	state: LinkState,
	event: Extract<LinkEvent, { type: "passkey_read" }>,
): LinkState {
	if (state.status !== "passkey_required" || state.passkey === null) return state;
	const due = withDue(state, "passkey", null);
	const reason = event.isRefused ? "refused" : state.reason;
	// No step is open any more: an event about the link follows.
	const reading = event.reading ?? state.passkey;
	const passkey = { step: reading.step, code: reading.code, answer: null };
	return { ...state, reason, passkey, due };
}
