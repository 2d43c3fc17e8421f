import { expect, test } from "vitest";
import {
	echoPath,
	findEchoToken,
	isAddressTooLong,
	isEchoToken,
	isMaskedAddress,
	toShownAddress,
	toStoredAddress,
} from "#app/domain/settings/webhook-address.ts";

const TOKEN = "A".repeat(42) + "_";
const HERE = "https://prosa.example";

test("our own echo address is kept without its origin and shown with the present one", () => {
	const stored = toStoredAddress(` ${HERE}${echoPath(TOKEN)} `, HERE);
	expect(stored).toBe(`/webhooks/echo/${TOKEN}`);
	expect(findEchoToken(stored)).toBe(TOKEN);
	expect(toShownAddress(stored, "https://elsewhere.example")).toBe(
		`https://elsewhere.example/webhooks/echo/${TOKEN}`,
	);
});

test("exactly our echo path is ours: nothing else of us, nobody's look-alike", () => {
	for (const typed of [
		`${HERE}/api/auth/sign-out`,
		`${HERE}${echoPath(TOKEN)}/more`,
		`${HERE}${echoPath(TOKEN)}?a=1`,
		`${HERE}${echoPath("short")}`,
		`${HERE}.evil.com${echoPath(TOKEN)}`,
		`https://evil.com${echoPath(TOKEN)}`,
		`${HERE}/../webhooks/echo/${TOKEN}`,
	]) {
		const stored = toStoredAddress(typed, HERE);
		expect(stored, typed).toBe(typed);
		expect(findEchoToken(stored), typed).toBeNull();
		expect(toShownAddress(stored, HERE), typed).toMatch(/^[\w.]+\/•+$/);
	}
});

test("H18 of one's own address only the host is shown, and that is no address (security 11)", () => {
	const own = "https://n8n.loja.com.br:8443/webhook/abc?key=s3cret#x";
	const shown = toShownAddress(own, HERE);
	expect(shown).toBe("n8n.loja.com.br:8443/••••••••");
	// A release that knows no mask refuses it.
	expect(URL.canParse(shown) && new URL(shown).protocol === "https:").toBe(false);
	expect(toShownAddress("", HERE)).toBe("");
	expect(toShownAddress("what a release before stored", HERE)).toBe("/••••••••");
});

test("J06 a mask that comes back is one, an address is none (security 11)", () => {
	for (const mask of ["n8n.loja.com.br/••••••••", " another.example/•••••••• ", "/••••••••"])
		expect(isMaskedAddress(mask), mask).toBe(true);
	for (const typed of ["", "https://n8n.loja.com.br/x", "https://a.example/••", `${HERE}/webhooks`])
		expect(isMaskedAddress(typed), typed).toBe(false);
});

test("a token is 43 characters of base64url; an address at most 2048", () => {
	expect(isEchoToken(TOKEN)).toBe(true);
	for (const other of ["", TOKEN.slice(1), `${TOKEN}A`, `${TOKEN.slice(1)}=`, `${TOKEN.slice(1)}/`])
		expect(isEchoToken(other), other).toBe(false);
	expect(isAddressTooLong("a".repeat(2048))).toBe(false);
	expect(isAddressTooLong("a".repeat(2049))).toBe(true);
});
