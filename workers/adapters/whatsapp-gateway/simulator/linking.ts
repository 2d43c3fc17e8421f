import { PAIRING_TTL_MS } from "#app/domain/channels/link/pairing.ts";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import type { PasskeyReading, PasskeyReply } from "#app/domain/channels/link/passkey.ts";
import type { GatewayAnswer, LinkAnswer } from "#workers/adapters/channel-gateway/port.ts";
import { isQrLive, later, QR_LIFE_MS } from "./rules.ts";
import type { SimulatorState } from "./state.ts";

/** Interval of the QR page's polling, ms. */
export const SELF_SCAN_POLL_MS = 5_000;
/** A sample WebAuthn challenge. */
const CHALLENGE = JSON.stringify({ challenge: "cHJvc2EtZGVtbw", rpId: "whatsapp.com" });

export interface LinkTools {
	randomUUID: () => string;
}

const isPairingLive = (state: SimulatorState, now: number): boolean =>
	Boolean(state.pairing && now - state.pairing.issuedAt < PAIRING_TTL_MS);

/** Whether a pairing code can be typed now. */
export const waitsForCode = (state: SimulatorState, now: number): boolean =>
	state.line === "unlinked" && !state.passkey && isPairingLive(state, now);

/** Prosa asks for a QR. */
export function startLink(state: SimulatorState, now: number, tools: LinkTools): LinkAnswer {
	if (state.line === "linked") return { state: "linked" };
	if (state.line === "dropped") return { state: "pending" };
	state.pairing = null;
	state.passkey = null;
	if (!isQrLive(state, now) || now - (state.qr?.issuedAt ?? 0) > QR_LIFE_MS / 2)
		state.qr = { code: `prosa-sim:${tools.randomUUID()}`, issuedAt: now };
	if (state.selfScan) state.nextDrawAt ??= now + SELF_SCAN_POLL_MS;
	return {
		state: "qr",
		qr: { kind: "code", value: state.qr?.code ?? "" },
		pairingCode: null,
	};
}

/** Prosa asks for a pairing code: eight characters like WhatsApp's; ends the QR attempt. */
export function requestPairingCode(
	state: SimulatorState,
	phone: string,
	now: number,
	tools: LinkTools,
): GatewayAnswer<{ code: string } | null> {
	if (phone.startsWith("5500")) return { class: "refused", reason: "not_on_whatsapp" };
	if (state.line !== "unlinked") return { class: "refused", reason: "rejected" };
	const code = tools.randomUUID().replaceAll("-", "").slice(-8).toUpperCase();
	Object.assign(state, { qr: null, passkey: null, pairing: { code, issuedAt: now }, phone });
	return { class: "accepted", value: { code } };
}

/** The owner scanned or typed the right code: linked, unless a passkey is required. */
export function comeIn(state: SimulatorState, tools: LinkTools): GatewayEvent[] {
	if (!state.asksPasskey) return link(state);
	const digits = tools.randomUUID().replace(/\D/g, "").slice(-4).padStart(4, "0");
	Object.assign(state, { qr: null, pairing: null });
	state.passkey = { step: "challenge", code: digits };
	return [{ type: "passkey_required", step: "challenge", code: CHALLENGE }];
}

/** The owner signed with the passkey: the code to compare is shown on both sides. */
export function signPasskey(state: SimulatorState): GatewayEvent[] {
	if (state.passkey?.step !== "challenge") return [];
	state.passkey = { ...state.passkey, step: "confirm" };
	return [{ type: "passkey_required", step: "confirm", code: state.passkey.code }];
}

export function readPasskey({ passkey }: SimulatorState): PasskeyReading | null {
	if (!passkey) return null;
	return { step: passkey.step, code: passkey.step === "challenge" ? CHALLENGE : passkey.code };
}

/** Prosa passes on the signature, or the confirmation that the codes match. */
export function answerPasskey(
	state: SimulatorState,
	answer: PasskeyReply,
	now: number,
): GatewayAnswer<null> {
	if (state.passkey?.step !== answer.step) return { class: "refused", reason: "rejected" };
	const events = answer.step === "challenge" ? signPasskey(state) : link(state);
	for (const event of events) if (event.type === "linked") later(state, now, event);
	return { class: "accepted", value: null };
}

export function link(state: SimulatorState): GatewayEvent[] {
	Object.assign(state, {
		line: "linked",
		qr: null,
		pairing: null,
		passkey: null,
		droppedAt: null,
		staysDown: false,
		nextDrawAt: null,
	});
	return [{ type: "linked", phone: state.phone, profileName: state.profileName }];
}

/** Resets the phone to unlinked. */
export function unlink(state: SimulatorState): null {
	Object.assign(state, {
		line: "unlinked",
		qr: null,
		pairing: null,
		passkey: null,
		droppedAt: null,
		staysDown: false,
		nextDrawAt: null,
		pending: [],
	});
	return null;
}
