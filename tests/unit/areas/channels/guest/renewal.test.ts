import { expect, test } from "vitest";
import { afterReading, NO_PROGRESS, shouldRenew } from "#app/areas/channels/guest/renewal.ts";
import type { GuestLink } from "#app/contracts/guest-link.ts";

const link = (over: Partial<GuestLink> = {}): GuestLink => ({
	name: "Loja",
	status: "waiting_qr",
	qr: null,
	pairingCode: null,
	passkeyCode: null,
	failures: 0,
	pausedForMs: 0,
	reason: null,
	pairs: true,
	closesInMs: 600_000,
	...over,
});
const shown = link({ qr: { kind: "code", value: "2@x", expiresInMs: 45_000 } });
const expired = link({ status: "expired" });

test("a QR that expires while the page is open is asked for again; one the page never saw is not", () => {
	expect(shouldRenew(afterReading(NO_PROGRESS, shown), expired)).toBe(true);
	expect(shouldRenew(afterReading(NO_PROGRESS, expired), expired)).toBe(false);
	expect(shouldRenew(afterReading(NO_PROGRESS, shown), link({ status: "connecting" }))).toBe(false);
	expect(shouldRenew(afterReading(NO_PROGRESS, shown), link({ status: "disconnected" }))).toBe(
		false,
	);
});

test("a code to type that runs out is never asked for by itself", () => {
	const typed = afterReading(afterReading(NO_PROGRESS, shown), link({ pairingCode: "ABCD-1234" }));
	expect(shouldRenew(typed, expired)).toBe(false);
});

test("renewals end with the machine's third failure, or after three refusals in a row", () => {
	const way = afterReading(NO_PROGRESS, shown);
	const failed = (failures: number) => link({ status: "disconnected", failures });
	expect([1, 2, 3].map((failures) => shouldRenew(way, failed(failures)))).toEqual([
		true,
		true,
		false,
	]);
	expect(shouldRenew({ ...way, refusals: 2 }, expired)).toBe(true);
	expect(shouldRenew({ ...way, refusals: 3 }, expired)).toBe(false);
	expect(afterReading({ hadQr: true, refusals: 3 }, shown)).toEqual({ hadQr: true, refusals: 0 });
});
