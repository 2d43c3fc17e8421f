import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followPreferences, writePreference } from "#app/ui/preference-cookie.ts";

const page = { cookie: "" };
const stored = new Map<string, string>();

beforeEach(() => {
	page.cookie = "";
	stored.clear();
	vi.stubGlobal("document", page);
	vi.stubGlobal("location", { protocol: "https:" });
	vi.stubGlobal("localStorage", {
		setItem: (key: string, value: string) => stored.set(key, value),
	});
});
afterEach(() => vi.unstubAllGlobals());

test("a preference is a cookie for a year and a copy in local storage, both under our name", () => {
	writePreference("theme", "dark");
	expect(page.cookie).toBe("prosa.theme=dark; Path=/; Max-Age=31536000; SameSite=Lax; Secure");
	expect([...stored]).toEqual([["prosa.theme", "dark"]]);
});

test("the sidebar is remembered for seven days", () => {
	writePreference("sidebar", "closed");
	expect(page.cookie).toContain("prosa.sidebar=closed; Path=/; Max-Age=604800");
});

test("A08 a value cannot add an attribute or another cookie", () => {
	writePreference("tz", "America/Sao_Paulo; Domain=evil.example");
	expect(page.cookie).toContain("prosa.tz=America%2FSao_Paulo%3B%20Domain%3Devil.example; Path=/");
});

test("forbidden storage loses nothing: the cookie is what counts", () => {
	vi.stubGlobal("localStorage", {
		setItem: () => {
			throw new Error("full");
		},
	});
	writePreference("lang", "en");
	expect(page.cookie).toContain("prosa.lang=en");
});

test("a follower hears each change until it leaves", () => {
	const heard = vi.fn();
	const leave = followPreferences(heard);
	writePreference("lang", "en");
	leave();
	writePreference("lang", "pt");
	expect(heard.mock.calls).toEqual([["lang", "en"]]);
});
