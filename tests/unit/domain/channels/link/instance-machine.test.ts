import { expect, test } from "vitest";
import { decide, request } from "#app/domain/channels/link/instance-machine.ts";
import { afterTick, nextWake } from "#app/domain/channels/link/link-clock.ts";
import { initialLink, type LinkState, lost } from "#app/domain/channels/link/link-state.ts";
import {
	answered,
	asked,
	CODE,
	connected,
	connecting,
	failing,
	NOW,
	OTHER_CODE,
	probed,
	tick,
	told,
	unstable,
	waiting,
} from "./link-builders.ts";

const passkey = (): LinkState => told(connecting(), { type: "passkey_required" }, NOW);
const expired = (): LinkState => afterTick(waiting(), tick(), NOW + 45_000);
const QR_ANSWER = { outcome: "qr", qr: OTHER_CODE, pairingCode: null } as const;

/** What becomes of connect, generate_qr and disconnect; `same`: nothing changes. */
test.each<[string, () => LinkState, string, string, string]>([
	["a new link", () => initialLink, "connecting", "connecting", "same"],
	["a lost link", () => lost(connected(), "logged_out"), "connecting", "connecting", "same"],
	["a link being made", connecting, "qr_busy", "qr_busy", "disconnected"],
	["a waiting QR", waiting, "same", "connecting", "disconnected"],
	["an expired QR", expired, "connecting", "connecting", "disconnected"],
	["a passkey", passkey, "connecting", "connecting", "disconnected"],
	["a connected number", connected, "already_linked", "already_linked", "disconnected"],
	["an unstable number", unstable, "already_linked", "already_linked", "disconnected"],
	["three failures", () => failing(3), "qr_blocked", "qr_blocked", "same"],
])("%s: connect %s, generate %s, disconnect %s", (_name, make, connect, generate, disconnect) => {
	const state = make();
	const outcomes = (["connect", "generate_qr", "disconnect"] as const).map((wanted) => {
		const result = request(state, wanted, NOW + 50_000);
		if (!result.ok) return result.code;
		return result.value === state ? "same" : result.value.status;
	});
	expect(outcomes).toEqual([connect, generate, disconnect]);
});

test("L23 Tentar Novamente goes on only after the pause, and counts from zero", () => {
	const blocked = failing(3);
	expect(request(blocked, "reset", NOW + 29_999)).toEqual({ ok: false, code: "qr_blocked" });
	const again = asked(blocked, "reset", NOW + 30_000);
	expect(again).toMatchObject({
		status: "connecting",
		failures: { failures: 0, pausedUntil: null },
		due: { start: NOW + 30_000 },
	});
});

test("L23 the third failure cannot be put off by direct calls of reset or disconnect", () => {
	const twice = failing(2);
	for (const next of [
		asked(twice, "reset", NOW),
		asked(asked(twice, "generate_qr", NOW), "disconnect", NOW),
	])
		expect(next.failures).toEqual({ failures: 2, pausedUntil: null });
	// Nor does it start a second generation beside the first.
	expect(request(connecting(), "reset", NOW)).toEqual({ ok: false, code: "qr_busy" });
});

test("L23 a linked number is not reset", () => {
	expect(request(connected(), "reset", NOW)).toEqual({ ok: false, code: "already_linked" });
});

test("a QR that is not there yet is asked for again, later each time", () => {
	let state = connecting();
	const waits = [0, 1, 2, 3].map(() => {
		state = answered(state, { outcome: "pending" }, NOW);
		return (state.due.start ?? Number.NaN) - NOW;
	});
	expect(waits).toEqual([2_000, 4_000, 8_000, 8_000]);
	expect(state.status).toBe("connecting");
});

test("a success counts failures from zero, a number already linked needs no QR", () => {
	const second = asked(failing(2), "generate_qr", NOW);
	expect(answered(second, QR_ANSWER, NOW)).toMatchObject({
		status: "waiting_qr",
		failures: { failures: 0 },
	});
	expect(answered(second, { outcome: "linked" }, NOW)).toMatchObject({
		status: "connected",
		failures: { failures: 0 },
	});
});

test("R42 an answer of an older epoch changes nothing", () => {
	const old = connecting();
	const state = asked(answered(old, QR_ANSWER, NOW), "generate_qr", NOW + 1);
	for (const event of [
		{ type: "start_answered", epoch: old.epoch, answer: QR_ANSWER },
		{ type: "start_answered", epoch: old.epoch, answer: { outcome: "linked" } },
		{ type: "start_answered", epoch: old.epoch, answer: { outcome: "failed", reason: "no_qr" } },
		{ type: "probe_answered", epoch: old.epoch, reading: "unlinked" },
		{ type: "end_answered", epoch: old.epoch, done: false },
		{ type: "reconciled", epoch: old.epoch, isComplete: true },
	] as const)
		expect(decide(state, event, NOW + 2)).toBe(state);
});

test("R42 the start's own answer that comes after the scan takes the link away from nobody", () => {
	// The webhook overtook the answer of the call it was about: both are of the same epoch.
	const before = connecting();
	const state = told(before, { type: "linked", phone: "5511912345678", profileName: "L" }, NOW);
	for (const answer of [
		QR_ANSWER,
		{ outcome: "pending" },
		{ outcome: "failed", reason: "no_qr" },
		{ outcome: "linked" },
	] as const)
		expect(decide(state, { type: "start_answered", epoch: before.epoch, answer }, NOW + 1)).toBe(
			state,
		);
});

test.each([
	["connected", connected],
	["unstable", unstable],
	["expired", expired],
	["passkey_required", passkey],
	["disconnected", () => lost(connected(), "logged_out")],
])("R42 a late QR shows nothing on a link that is %s", (_status, make) => {
	const state = make();
	const next = told(state, { type: "qr", qr: OTHER_CODE, pairingCode: null }, NOW + 60_000);
	expect(next).toBe(state);
});

test("R42 a QR that came by webhook is not asked for again by the answer it overtook", () => {
	const before = connecting();
	const state = told(before, { type: "qr", qr: CODE, pairingCode: null }, NOW);
	for (const answer of [{ outcome: "pending" }, { outcome: "failed", reason: "no_qr" }] as const)
		expect(decide(state, { type: "start_answered", epoch: before.epoch, answer }, NOW + 1)).toBe(
			state,
		);
});

test("R42 a passkey's confirmation is not hidden by the QR that was under way", () => {
	const before = connecting();
	const state = passkey();
	const late = { type: "start_answered", epoch: before.epoch, answer: QR_ANSWER } as const;
	expect(decide(state, late, NOW + 1)).toBe(state);
});

test("the gateway's own fresh QR is shown with a life of its own, the same one again is no news", () => {
	const state = waiting();
	expect(told(state, { type: "qr", qr: CODE, pairingCode: null }, NOW + 9)).toBe(state);
	const fresh = told(state, { type: "qr", qr: OTHER_CODE, pairingCode: null }, NOW + 20_000);
	expect(fresh.qr).toEqual({ ...OTHER_CODE, issuedAt: NOW + 20_000 });
	expect(nextWake(fresh, 0)).toBe(NOW + 65_000);
	const pushed = told(connecting(), { type: "qr", qr: CODE, pairingCode: "ABCD1234" }, NOW + 1);
	expect(pushed).toMatchObject({ status: "waiting_qr", pairingCode: "ABCD1234" });
	expect(pushed.due).toEqual({});
});

test("a gateway that stops giving codes leaves an expired QR", () => {
	for (const before of [waiting(), connecting(), passkey()]) {
		const state = told(before, { type: "link_refused", reasonCode: 428 }, NOW);
		expect(state).toMatchObject({ status: "expired", reason: "qr_limit", qr: null });
		expect(state.due).toEqual({});
		expect(state.epoch).toBeGreaterThan(before.epoch);
	}
	const linked = connected();
	expect(told(linked, { type: "link_refused", reasonCode: 428 }, NOW)).toBe(linked);
});

test("a number unlinked on the phone is disconnected, and stays so by itself", () => {
	const state = told(connected(), { type: "unlinked", reasonCode: 401 }, NOW + 5);
	expect(state).toMatchObject({ status: "disconnected", reason: "logged_out" });
	expect(state.due).toEqual({});
	expect(told(state, { type: "unlinked", reasonCode: 401 }, NOW + 6)).toBe(state);
	expect(nextWake(state, 9)).toBeNull();
});

test.each([
	[401, "logged_out"],
	[null, "logged_out"],
	[402, "suspended"],
	[403, "banned"],
	[406, "banned"],
] as const)("a session closed with %s ends as %s (gateway A4)", (reasonCode, reason) => {
	const state = told(connected(), { type: "unlinked", reasonCode }, NOW + 5);
	expect(state).toMatchObject({ status: "disconnected", reason });
});

test("the word that tells more counts, also when it comes second (gateway A4)", () => {
	const removed = told(connected(), { type: "unlinked", reasonCode: null }, NOW);
	const banned = told(removed, { type: "unlinked", reasonCode: 403 }, NOW + 1);
	expect(banned).toMatchObject({ status: "disconnected", reason: "banned" });
	expect(told(banned, { type: "unlinked", reasonCode: 401 }, NOW + 2)).toBe(banned);
	// A link that ended for a reason of ours is not renamed.
	const ended = asked(connected(), "disconnect", NOW);
	expect(told(ended, { type: "unlinked", reasonCode: 403 }, NOW).reason).toBeNull();
});

test("a blip is counted once, and a link that comes back looks for what was missed", () => {
	const blip = told(connected(), { type: "linking" }, NOW + 100_000);
	expect(told(blip, { type: "linking" }, NOW + 101_000)).toBe(blip);
	const healed = told(blip, { type: "linked", phone: null, profileName: null }, NOW + 105_000);
	expect(healed).toMatchObject({
		status: "connected",
		phone: "5511912345678",
		profileName: "Loja",
		blipSince: null,
		version: blip.version,
		due: { reconcile: NOW + 108_000 },
	});
});

test("one failed probe is nothing, two in a row are shown as unstable", () => {
	const once = probed(connected(), "unreachable", NOW + 600_000);
	expect(once).toMatchObject({ status: "connected", due: { probe: NOW + 660_000 } });
	expect(probed(once, "unreachable", NOW + 660_000)).toMatchObject({
		status: "unstable",
		reason: "gateway_unreachable",
		due: { probe: NOW + 720_000 },
	});
	for (const reading of ["unlinked", "linking"] as const)
		expect(probed(once, reading, NOW + 660_000)).toMatchObject({
			status: "unstable",
			reason: "silent",
		});
});

test("a probe in between that finds the link counts from zero", () => {
	const once = probed(connected(), "unreachable", NOW + 600_000);
	const well = probed(once, "linked", NOW + 660_000);
	expect(well).toMatchObject({ status: "connected", failedProbes: 0 });
	expect(probed(well, "unreachable", NOW + 1_300_000).status).toBe("connected");
});

test("R14 after any outage that a probe ends, what was missed is looked for within two minutes", () => {
	const well = decide(
		connected(),
		{ type: "reconciled", epoch: connected().epoch, isComplete: true },
		NOW,
	);
	const once = probed(well, "unreachable", NOW + 1);
	const twice = probed(once, "unlinked", NOW + 2);
	// A blip whose end nobody told.
	const blip = afterTick(told(well, { type: "linking" }, NOW), tick(), NOW + 15_000);
	for (const before of [once, twice, blip]) {
		const healed = probed(before, "linked", NOW + 16_000);
		expect(healed).toMatchObject({ status: "connected", blipSince: null, failedProbes: 0 });
		expect(healed.due).toEqual({ probe: NOW + 616_000, reconcile: NOW + 19_000 });
	}
});

test("R14 a reconciliation the gateway could not finish is tried again within a minute", () => {
	const cut = { type: "reconciled", epoch: connected().epoch, isComplete: false } as const;
	expect(decide(connected(), cut, NOW + 3_000).due.reconcile).toBe(NOW + 63_000);
});

test("N08 a number that another channel holds is logged out again, and says why", () => {
	const taken = { type: "number_taken", phone: "5511912345678" } as const;
	for (const state of [connected(), unstable()]) {
		const after = decide(state, taken, NOW + 9);
		expect(after).toMatchObject({
			status: "disconnected",
			reason: "number_taken",
			phone: null,
			due: { end: NOW + 9 },
		});
		expect(after.version).toBe(state.version + 1);
		expect(after.epoch).toBe(state.epoch + 1);
	}
});

test("a refusal that speaks of another number, or of a link that is over, changes nothing", () => {
	const state = connected();
	expect(decide(state, { type: "number_taken", phone: "5511900000000" }, NOW)).toBe(state);
	const waitingOne = waiting();
	expect(decide(waitingOne, { type: "number_taken", phone: "5511912345678" }, NOW)).toBe(
		waitingOne,
	);
});

test("a routine probe leaves the hourly reconciliation where it is", () => {
	const state = decide(
		connected(),
		{ type: "reconciled", epoch: connected().epoch, isComplete: true },
		NOW + 3_000,
	);
	expect(state.due.reconcile).toBe(NOW + 3_603_000);
	expect(probed(state, "linked", NOW + 600_000).due).toEqual({
		probe: NOW + 1_200_000,
		reconcile: NOW + 3_603_000,
	});
});

test("a link found again forgets its attempts and the start that was waiting", () => {
	const trying = afterTick(unstable(), tick(), NOW);
	expect(trying).toMatchObject({ attempts: 1, due: { start: NOW + 5_000 } });
	for (const healed of [
		probed(trying, "linked", NOW + 1_000),
		answered(trying, { outcome: "linked" }, NOW + 1_000),
		told(trying, { type: "linked", phone: null, profileName: null }, NOW + 1_000),
		told(trying, { type: "status", providerId: "A", status: "read" }, NOW + 1_000),
	]) {
		expect(healed).toMatchObject({ status: "connected", attempts: 0, failedProbes: 0 });
		expect(healed.due.start).toBeUndefined();
	}
});

test("a passkey is asked of a link in the making, once, and never of a connected number", () => {
	const state = passkey();
	expect(state).toMatchObject({ status: "passkey_required", qr: null });
	expect(nextWake(state, 1)).toBeNull();
	expect(told(state, { type: "passkey_required" }, NOW + 1)).toBe(state);
	const linked = connected();
	expect(told(linked, { type: "passkey_required" }, NOW + 1)).toBe(linked);
});

test("a sign of life revives an unstable link and no other", () => {
	const sign = { type: "deleted", providerId: "A" } as const;
	for (const state of [connected(), waiting(), connecting(), passkey(), expired(), initialLink])
		expect(told(state, sign, NOW + 1)).toBe(state);
	expect(told(unstable(), sign, NOW + 1).status).toBe("connected");
});

test("a dead link that needs a new QR shows it", () => {
	const trying = afterTick(unstable(), tick(), NOW);
	const shown = answered(trying, QR_ANSWER, NOW + 5_000);
	expect(shown).toMatchObject({ status: "waiting_qr", qr: OTHER_CODE });
	// Neither probes nor reconciliations: there is no number to look after.
	expect(shown.due).toEqual({});
});

test("a disconnection forgets the number and is repeated until the gateway did it", () => {
	const before = connected();
	const ending = asked(before, "disconnect", NOW);
	expect(ending).toMatchObject({
		status: "disconnected",
		epoch: before.epoch + 1,
		phone: null,
		profileName: null,
		due: { end: NOW },
	});
	const failed = decide(ending, { type: "end_answered", epoch: ending.epoch, done: false }, NOW);
	expect(failed.due).toEqual({ end: NOW + 60_000 });
	const done = decide(failed, { type: "end_answered", epoch: failed.epoch, done: true }, NOW);
	expect(done.due).toEqual({});
	expect(nextWake(done, 4)).toBeNull();
});

test("R42 the gateway's late word that it is linked does not undo a disconnection under way", () => {
	const ending = asked(waiting(), "disconnect", NOW);
	const late = { type: "linked", phone: "5511912345678", profileName: "Loja" } as const;
	expect(told(ending, late, NOW + 1)).toBe(ending);
	expect(told(ending, { type: "passkey_required" }, NOW + 1)).toBe(ending);
});

test("a linked answer may tell whose number it is, and never makes it unknown", () => {
	const outcome = { outcome: "linked", phone: "551130000000", profileName: "Loja" } as const;
	expect(answered(connecting(), outcome, NOW)).toMatchObject({
		status: "connected",
		phone: "551130000000",
		profileName: "Loja",
	});
	const known = answered(connected(), { outcome: "linked", phone: null }, NOW);
	expect(known.phone).toBe(connected().phone);
});

test.each(["unlicensed", "credentials_refused"] as const)(
	"%s is final: nothing is asked again, watched or not, and no failure is counted",
	(reason) => {
		for (const before of [connecting(), unstable()]) {
			const state = answered(before, { outcome: "failed", reason }, NOW);
			expect(state).toMatchObject({ status: "disconnected", reason, due: {} });
			expect(state.failures).toEqual(before.failures);
			expect(afterTick(state, tick({ watchers: 3 }), NOW + 3_600_000)).toBe(state);
			expect(nextWake(state, 3)).toBeNull();
		}
		const probedOnce = probed(connected(), reason, NOW);
		expect(probedOnce).toMatchObject({ status: "disconnected", reason, due: {} });
		expect(request(probedOnce, "connect", NOW).ok).toBe(true);
	},
);

const reconciled = (state: LinkState, unseen: number, now: number): LinkState =>
	decide(state, { type: "reconciled", epoch: state.epoch, isComplete: true, unseen }, now);
const unreached = (state: LinkState, now: number): LinkState =>
	decide(state, { type: "send_unreached" }, now);

test("a send that does not get through is looked into at once, not in ten minutes (gateway A8, ledger A5)", () => {
	const state = unreached(connected(), NOW + 5_000);
	expect(state).toMatchObject({
		status: "connected",
		failedProbes: 1,
		due: { probe: NOW + 5_000 },
	});
	// Many sends fail together: one look is enough.
	expect(unreached(state, NOW + 5_001)).toBe(state);
	expect(probed(state, "unreachable", NOW + 5_100)).toMatchObject({
		status: "unstable",
		reason: "gateway_unreachable",
	});
	expect(probed(state, "linked", NOW + 5_100)).toMatchObject({
		status: "connected",
		failedProbes: 0,
	});
	const apart = asked(connected(), "disconnect", NOW);
	expect(unreached(apart, NOW)).toBe(apart);
});

test("a number that reconciliations find messages of is looked at at once, and every two minutes (gateway A1)", () => {
	const well = reconciled(connected(), 3, NOW + 4_000);
	// The first one after a link catches up.
	expect(well).toMatchObject({ hearing: { state: "well" }, due: { reconcile: NOW + 3_604_000 } });
	const deaf = reconciled(well, 2, NOW + 3_604_000);
	expect(deaf).toMatchObject({
		hearing: { state: "deaf", unheard: 2 },
		due: { probe: NOW + 3_604_000, reconcile: NOW + 3_724_000 },
	});
	expect(decide(deaf, { type: "heard" }, NOW).hearing).toMatchObject({ state: "well", unheard: 0 });
	expect(decide(well, { type: "heard" }, NOW)).toBe(well);
});

test("a webhook set anew has what was missed fetched, and proves itself two minutes later (gateway A1)", () => {
	const deaf = reconciled(reconciled(connected(), 0, NOW), 2, NOW + 1);
	const event = { type: "probe_answered", reading: "linked", isWebhookRenewed: true } as const;
	const renewed = decide(deaf, { ...event, epoch: deaf.epoch }, NOW + 2);
	expect(renewed).toMatchObject({
		hearing: { state: "proving", unheard: 0 },
		due: { reconcile: NOW + 3_002 },
	});
	const caughtUp = reconciled(renewed, 1, NOW + 3_100);
	expect(caughtUp).toMatchObject({ due: { reconcile: NOW + 123_100 } });
	expect(reconciled(caughtUp, 0, NOW + 123_100)).toMatchObject({
		hearing: { state: "well" },
		due: { reconcile: NOW + 3_723_100 },
	});
});

test("what address the gateway calls is known by its answer, and told on when it is another one", () => {
	const first = connected();
	const answer = { type: "probe_answered", reading: "linked", epoch: first.epoch } as const;
	const told = decide(first, { ...answer, webhookOrigin: "https://a.example" }, NOW);
	expect(told).toMatchObject({ webhookOrigin: "https://a.example", version: first.version + 1 });
	// The same again, and an answer that says nothing, write nothing.
	const again = decide(told, { ...answer, webhookOrigin: "https://a.example" }, NOW + 1);
	expect(again.version).toBe(told.version);
	const silent = decide(told, { ...answer, reading: "unreachable" }, NOW + 2);
	expect(silent).toMatchObject({ webhookOrigin: "https://a.example", version: told.version });
	const moved = decide(told, { ...answer, webhookOrigin: "https://b.example" }, NOW + 3);
	expect(moved).toMatchObject({ webhookOrigin: "https://b.example", version: told.version + 1 });
});

test("a person may have the webhook of a linked number set anew, at once (gateway A1)", () => {
	const state = asked(connected(), "renew_webhook", NOW + 9);
	expect(state).toMatchObject({ status: "connected", hearing: { mustRenew: true } });
	expect(state.due.probe).toBe(NOW + 9);
	expect(asked(waiting(), "renew_webhook", NOW)).toEqual(waiting());
});

test("R49 after a move to another address the gateway is told at once, and then has to prove itself", () => {
	const state = decide(connected(), { type: "moved" }, NOW + 9);
	expect(state).toMatchObject({ status: "connected", hearing: { mustRenew: true } });
	expect(state.due.probe).toBe(NOW + 9);
	expect(decide(waiting(), { type: "moved" }, NOW)).toEqual(waiting());
});

test("a call nobody can prove has the webhook looked at; of an unlinked number it tells nothing (gateway A1)", () => {
	const doubted = decide(connected(), { type: "unproved_call" }, NOW + 7);
	expect(doubted.due.probe).toBe(NOW + 7);
	const idle = waiting();
	expect(decide(idle, { type: "unproved_call" }, NOW)).toBe(idle);
});

test("a QR that was scanned without a word of the gateway is not shown to its end (gateway b)", () => {
	const shown = waiting();
	for (const reading of ["unlinked", "linking", "unreachable"] as const)
		expect(probed(shown, reading, NOW + 3_000)).toBe(shown);
	const event = { type: "probe_answered", reading: "linked", phone: "5511912345678" } as const;
	expect(decide(shown, { ...event, epoch: shown.epoch }, NOW + 6_000)).toMatchObject({
		status: "connected",
		qr: null,
		phone: "5511912345678",
		hearing: { state: "proving" },
	});
});
