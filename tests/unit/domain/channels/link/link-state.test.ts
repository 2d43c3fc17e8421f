import { expect, test } from "vitest";
import {
	failedGeneration,
	initialLink,
	type LinkState,
	linked,
	lost,
	moveTo,
	showQr,
	start,
	withDue,
} from "#app/domain/channels/link/link-state.ts";
import { INSTANCE_STATUSES } from "#app/domain/channels/link/link-view.ts";
import { CODE, connected, connecting, failing, NOW, unstable, waiting } from "./link-builders.ts";

test("the statuses of the specification are known, and passkey and unstable beside them", () => {
	expect(INSTANCE_STATUSES.toSorted()).toEqual([
		"connected",
		"connecting",
		"disconnected",
		"expired",
		"passkey_required",
		"unstable",
		"waiting_qr",
	]);
});

test("a new link is disconnected and waits for nothing", () => {
	expect(initialLink).toMatchObject({ status: "disconnected", epoch: 0, version: 0 });
	expect(initialLink.due).toEqual({});
});

test("a start asks the gateway at once and makes older answers void", () => {
	const started = start({ ...waiting(), epoch: 4 }, NOW + 5);
	expect(started).toMatchObject({
		status: "connecting",
		epoch: 5,
		qr: null,
		askingSince: NOW + 5,
		due: { start: NOW + 5 },
	});
});

test("a QR is a success: failures count from zero and nothing more is asked", () => {
	const shown = showQr(start(failing(2), NOW), CODE, "ABCD1234", NOW + 9);
	expect(shown).toMatchObject({
		status: "waiting_qr",
		qr: { ...CODE, issuedAt: NOW + 9 },
		pairingCode: "ABCD1234",
		failures: { failures: 0, pausedUntil: null },
		askingSince: null,
	});
	expect(shown.due).toEqual({});
});

test("a link clears everything that led to it, and looks soon for what was missed", () => {
	const state = linked({ ...waiting(), attempts: 3 }, "5511912345678", "Loja", NOW);
	expect(state).toMatchObject({
		status: "connected",
		qr: null,
		pairingCode: null,
		attempts: 0,
		failedProbes: 0,
		reason: null,
		due: { probe: NOW + 600_000, reconcile: NOW + 3_000 },
	});
});

test("the same link again is no news, another number or name is", () => {
	const state = connected();
	expect(linked(state, state.phone, state.profileName, NOW + 1)).toBe(state);
	const renamed = linked(state, state.phone, "Loja Nova", NOW + 1);
	expect(renamed).toMatchObject({ profileName: "Loja Nova", version: state.version });
	const renumbered = linked(state, "5511999999999", state.profileName, NOW + 1);
	expect(renumbered).toMatchObject({ phone: "5511999999999", version: state.version + 1 });
	expect(renumbered.due.reconcile).toBe(state.due.reconcile);
});

test("a failed generation waits one QR's time; the third waits for a person", () => {
	expect(failedGeneration(connecting(), "no_qr", NOW)).toMatchObject({
		status: "disconnected",
		reason: "no_qr",
		failures: { failures: 1, pausedUntil: null },
		askingSince: null,
		due: { start: NOW + 45_000 },
	});
	expect(failing(3).failures).toEqual({ failures: 3, pausedUntil: NOW + 30_000 });
	expect(failing(3).due).toEqual({});
});

test("a lost link does nothing more and voids answers under way", () => {
	const before = unstable();
	const after = lost(before, "logged_out");
	expect(after).toMatchObject({
		status: "disconnected",
		reason: "logged_out",
		epoch: before.epoch + 1,
		failedProbes: 0,
	});
	expect(after.due).toEqual({});
});

test("moving one waiting call leaves the others, and the state that was", () => {
	const state: LinkState = { ...initialLink, due: { probe: 1, reconcile: 2 } };
	expect(withDue(state, "probe", 9)).toEqual({ probe: 9, reconcile: 2 });
	expect(withDue(state, "probe", null)).toEqual({ reconcile: 2 });
	expect(withDue(state, "end", 3)).toEqual({ probe: 1, reconcile: 2, end: 3 });
	expect(state.due).toEqual({ probe: 1, reconcile: 2 });
});

test("the version rises with the status or the number, not with a reason", () => {
	expect(moveTo(initialLink, "disconnected", "logged_out").version).toBe(0);
	expect(moveTo(initialLink, "expired", null).version).toBe(1);
	expect(moveTo(initialLink, "disconnected", null, true).version).toBe(1);
});
