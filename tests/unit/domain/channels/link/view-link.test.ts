import fc from "fast-check";
import { expect, test } from "vitest";
import { initialLink } from "#app/domain/channels/link/link-state.ts";
import { viewLink } from "#app/domain/channels/link/view-link.ts";
import { CODE, connected, failing, NOW, waiting } from "./link-builders.ts";

test("R31 a browser is told durations, never moments", () => {
	expect(viewLink(waiting(), 5, NOW + 10_000).qr).toEqual({ ...CODE, expiresInMs: 35_000 });
	expect(viewLink(failing(3), 5, NOW + 10_000)).toMatchObject({ failures: 3, pausedForMs: 20_000 });
	expect(JSON.stringify(viewLink(waiting(), 5, NOW))).not.toMatch(/\d{13}/);
});

test("what is over lasts no time, not a negative one", () => {
	expect(viewLink(waiting(), 5, NOW + 60_000).qr?.expiresInMs).toBe(0);
	expect(viewLink(failing(3), 5, NOW + 60_000).pausedForMs).toBe(0);
	expect(viewLink(initialLink, 5, NOW).pausedForMs).toBe(0);
});

test("R31 no jump of the server's clock makes a QR longer than 45 seconds or a pause than 30", () => {
	fc.assert(
		fc.property(fc.integer({ min: -7_200_000, max: 7_200_000 }), (jumpMs) => {
			const shownMs = viewLink(waiting(), 5, NOW + jumpMs).qr?.expiresInMs;
			expect(shownMs).toBeGreaterThanOrEqual(0);
			expect(shownMs).toBeLessThanOrEqual(45_000);
			const { pausedForMs } = viewLink(failing(3), 5, NOW + jumpMs);
			expect(pausedForMs).toBeGreaterThanOrEqual(0);
			expect(pausedForMs).toBeLessThanOrEqual(30_000);
		}),
	);
});

test("a connected number shows who it is, and no QR", () => {
	expect(viewLink(connected(), 7, NOW)).toEqual({
		status: "connected",
		qr: null,
		pairingCode: null,
		failures: 0,
		pausedForMs: 0,
		attempts: 0,
		maxAttempts: 7,
		phone: "5511912345678",
		profileName: "Loja",
		reason: null,
		passkey: null,
	});
});
