// decisions 17: passkey_required. The moves of a link that waits for a passkey.
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { PasskeyStep } from "../gateway-event.ts";
import { type LinkEvent, type LinkState, moveTo, noQr, withDue } from "./link-state.ts";
import type { PasskeyReply } from "./passkey.ts";

/** The gateway wants a passkey; without a step it only noticed, and nobody can answer through it. */
export function needsPasskey(
	state: LinkState,
	told: { step?: PasskeyStep; code?: string | null },
	now: number,
): LinkState {
	if (state.status === "connected") return state;
	const { step } = told;
	if (step === undefined)
		return state.status === "passkey_required"
			? state
			: moveTo({ ...state, ...noQr, due: {} }, "passkey_required", null);
	const code = told.code ?? (state.passkey?.step === step ? state.passkey.code : null);
	if (state.passkey?.step === step && state.passkey.code === code) return state;
	// What has to be signed or compared is asked for when the gateway did not say it at once.
	const due = code === null ? { passkey: now } : {};
	const passkey = { step, code, answer: null };
	return moveTo({ ...state, ...noQr, passkey, due }, "passkey_required", null);
}

/** The phone owner's answer, kept until the alarm has passed it on. */
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

/** What the gateway says of the step after an answer, or after it was asked. */
export function afterPasskeyRead(
	state: LinkState,
	event: Extract<LinkEvent, { type: "passkey_read" }>,
): LinkState {
	if (state.status !== "passkey_required" || state.passkey === null) return state;
	const due = withDue(state, "passkey", null);
	const reason = event.isRefused ? "refused" : state.reason;
	// Nothing waits any more: its own word, linked or not, is on its way.
	const reading = event.reading ?? state.passkey;
	const passkey = { step: reading.step, code: reading.code, answer: null };
	return { ...state, reason, passkey, due };
}
