import { afterEach, expect, test, vi } from "vitest";
import {
	findConsent,
	openCookiePreferences,
	parseConsent,
	readConsent,
	takeCookiePreferences,
} from "#app/ui/cookie-consent.ts";

afterEach(() => vi.unstubAllGlobals());

test("a stored consent is one of two words; everything else is no answer", () => {
	expect(["accepted", "rejected"].map(parseConsent)).toEqual(["accepted", "rejected"]);
	expect(["", "yes", "ACCEPTED", " accepted", null, undefined].map(parseConsent)).toEqual(
		Array.from({ length: 6 }, () => null),
	);
});

test("the consent is found among other cookies, by its whole name", () => {
	expect(findConsent("prosa.theme=dark; prosa.cookie-consent=rejected")).toBe("rejected");
	expect(findConsent("x.prosa.cookie-consent=accepted; prosa.cookie-consent2=accepted")).toBeNull();
	expect(findConsent("prosa.cookie-consent=maybe")).toBeNull();
	expect(findConsent("")).toBeNull();
});

test("local storage answers first; without it the cookie does", () => {
	vi.stubGlobal("document", { cookie: "prosa.cookie-consent=rejected" });
	vi.stubGlobal("localStorage", { getItem: () => "accepted" });
	expect(readConsent()).toBe("accepted");
	vi.stubGlobal("localStorage", {
		getItem: () => {
			throw new Error("forbidden");
		},
	});
	expect(readConsent()).toBe("rejected");
});

test("'Preferências de cookies' opens the banner that is there, and nothing when none is", () => {
	const open = vi.fn();
	const release = takeCookiePreferences(open);
	openCookiePreferences();
	release();
	openCookiePreferences();
	expect(open).toHaveBeenCalledTimes(1);
});
