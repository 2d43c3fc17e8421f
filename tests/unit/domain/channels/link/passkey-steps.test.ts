import { expect, test } from "vitest";
import { decide, requestPairing } from "#app/domain/channels/link/instance-machine.ts";
import { afterTick, dueCalls, nextWake } from "#app/domain/channels/link/link-clock.ts";
import { initialLink, type LinkState } from "#app/domain/channels/link/link-state.ts";
import { PAIRING_TTL_MS } from "#app/domain/channels/link/pairing.ts";
import { answerPasskey } from "#app/domain/channels/link/passkey-steps.ts";
import { viewLink } from "#app/domain/channels/link/view-link.ts";
import { answered, CODE, connected, failing, NOW, tick, told, waiting } from "./link-builders.ts";

const PHONE = "5511987654321";
const CHALLENGE = { type: "passkey_required", step: "challenge", code: "{}" } as const;
const CONFIRM = { type: "passkey_required", step: "confirm", code: "1234" } as const;
const challenged = (): LinkState => told(waiting(), CHALLENGE, NOW);
const confirming = (): LinkState => told(challenged(), CONFIRM, NOW);

/** The answer that must be taken. */
function replied(state: LinkState, reply: Parameters<typeof answerPasskey>[1]): LinkState {
	const taken = answerPasskey(state, reply, NOW);
	if (!taken.ok) throw new Error(taken.code);
	return taken.value;
}

function pairing(state: LinkState = initialLink): LinkState {
	const asked = requestPairing(state, PHONE, NOW);
	if (!asked.ok) throw new Error(asked.code);
	return asked.value;
}
const paired = (): LinkState => answered(pairing(), { outcome: "pairing", code: "ABCD1234" }, NOW);

test("a gateway that only notices the passkey shows the state and no step", () => {
	const state = told(waiting(), { type: "passkey_required" }, NOW);
	expect(state).toMatchObject({ status: "passkey_required", passkey: null, qr: null, due: {} });
	expect(told(state, { type: "passkey_required" }, NOW + 1)).toBe(state);
});

test("the step is shown as the gateway tells it, and is no news twice", () => {
	expect(viewLink(challenged(), 5, NOW).passkey).toEqual({ step: "challenge", code: "{}" });
	const state = confirming();
	expect(viewLink(state, 5, NOW).passkey).toEqual({ step: "confirm", code: "1234" });
	expect(told(state, CONFIRM, NOW + 1)).toBe(state);
});

test("a step without its code is asked for, once", () => {
	const state = told(waiting(), { type: "passkey_required", step: "confirm" }, NOW);
	expect(dueCalls(state, NOW)).toEqual(["passkey"]);
	const { epoch } = state;
	const read = { type: "passkey_read", epoch, reading: null, isRefused: false } as const;
	expect(decide(state, read, NOW).due).toEqual({});
});

test("an answer waits for the alarm; where it was taken, the next step shows", () => {
	const state = replied(challenged(), { step: "challenge", assertion: "{}" });
	expect(dueCalls(state, NOW)).toEqual(["passkey"]);
	const reading = { step: "confirm", code: "1234" } as const;
	const { epoch } = state;
	const after = decide(state, { type: "passkey_read", epoch, reading, isRefused: false }, NOW);
	expect(after).toMatchObject({ passkey: { ...reading, answer: null }, due: {}, reason: null });
});

test("an answer that was refused says so and may be given again", () => {
	const state = replied(confirming(), { step: "confirm" });
	const { epoch } = state;
	const refused = { type: "passkey_read", epoch, reading: null, isRefused: true } as const;
	const after = decide(state, refused, NOW);
	expect(after).toMatchObject({
		status: "passkey_required",
		reason: "refused",
		passkey: { step: "confirm", code: "1234", answer: null },
	});
	expect(replied(after, { step: "confirm" }).reason).toBeNull();
});

test("an answer to another step, or to none, is refused", () => {
	for (const state of [initialLink, waiting(), connected(), challenged()])
		expect(answerPasskey(state, { step: "confirm" }, NOW)).toEqual({ ok: false, code: "conflict" });
});

test("R42 what became of a passkey of an earlier attempt is no news", () => {
	const state = replied(confirming(), { step: "confirm" });
	const late = { type: "passkey_read", epoch: state.epoch - 1, reading: null, isRefused: true };
	expect(decide(state, late as Parameters<typeof decide>[1], NOW)).toBe(state);
	const linked = told(state, { type: "linked", phone: PHONE, profileName: null }, NOW);
	expect(linked).toMatchObject({ status: "connected", passkey: null });
	expect(told(linked, CONFIRM, NOW)).toBe(linked);
});

test("a code to type comes in place of the QR, and pictures do not take it away", () => {
	expect(dueCalls(pairing(), NOW)).toEqual(["start"]);
	const state = paired();
	expect(viewLink(state, 5, NOW)).toMatchObject({
		status: "waiting_qr",
		qr: null,
		pairingCode: "ABCD1234",
	});
	expect(told(state, { type: "qr", qr: CODE, pairingCode: null }, NOW)).toBe(state);
	const renewed = told(state, { type: "qr", qr: CODE, pairingCode: "EFGH5678" }, NOW);
	expect(viewLink(renewed, 5, NOW).pairingCode).toBe("EFGH5678");
});

test("a code dies after three minutes, watched or not, and is never renewed by itself", () => {
	const state = paired();
	expect(nextWake(state, 1)).toBe(NOW + PAIRING_TTL_MS);
	const watched = tick({ watchers: 1 });
	expect(afterTick(state, watched, NOW + PAIRING_TTL_MS - 1).status).toBe("waiting_qr");
	const over = afterTick(state, watched, NOW + PAIRING_TTL_MS);
	expect(over).toMatchObject({ status: "expired", pairing: null, due: {} });
});

test("a code that was refused counts as a failure and is not asked for again by itself", () => {
	const failed = answered(pairing(), { outcome: "failed", reason: "gateway_refused" }, NOW);
	expect(failed).toMatchObject({ status: "disconnected", failures: { failures: 1 }, due: {} });
});

test("a code is refused where a QR would be", () => {
	expect(requestPairing(connected(), PHONE, NOW)).toEqual({ ok: false, code: "already_linked" });
	expect(requestPairing(failing(3), PHONE, NOW)).toEqual({ ok: false, code: "qr_blocked" });
	expect(requestPairing(pairing(), PHONE, NOW)).toEqual({ ok: false, code: "qr_busy" });
});

test("R42 a code of an earlier attempt is no news", () => {
	const before = pairing();
	const now = pairing(answered(before, { outcome: "failed", reason: "no_qr" }, NOW));
	const late = { outcome: "pairing", code: "OLD12345" } as const;
	expect(decide(now, { type: "start_answered", epoch: before.epoch, answer: late }, NOW)).toBe(now);
});

test("the word that the attempt by QR ended is no news while a code is asked for", () => {
	for (const state of [pairing(waiting()), paired()])
		expect(told(state, { type: "unlinked", reasonCode: 401 }, NOW + 1)).toBe(state);
	const scanned = told(paired(), { type: "linked", phone: PHONE, profileName: null }, NOW + 2);
	const lost = told(scanned, { type: "unlinked", reasonCode: 401 }, NOW + 3);
	expect(lost).toMatchObject({ status: "disconnected", reason: "logged_out" });
});

test("R42 a code or a passkey's reading of an older epoch changes nothing", () => {
	const asking = pairing();
	const code = { outcome: "pairing", code: "ABCD1234" } as const;
	const epoch = asking.epoch - 1;
	expect(decide(asking, { type: "start_answered", epoch, answer: code }, NOW)).toBe(asking);
	const state = challenged();
	const late = {
		type: "passkey_read",
		epoch: state.epoch - 1,
		reading: { step: "confirm", code: "9999" },
		isRefused: true,
	} as const;
	expect(decide(state, late, NOW)).toBe(state);
});
