import { expect, test } from "vitest";
import {
	parseChoices,
	parseTimeZone,
	preferenceCookies,
} from "#app/domain/preferences/preference.ts";

test("a time zone is known by its name, never by an offset", () => {
	expect(parseTimeZone("america/sao_paulo")).toBe("America/Sao_Paulo");
	expect(parseTimeZone("Europe/Lisbon")).toBe("Europe/Lisbon");
	for (const text of [null, "", "Mars/Base", "+03:00", "A".repeat(65)])
		expect(parseTimeZone(text), String(text)).toBeNull();
});

test("A08 of what was stored only the allowed names and values survive", () => {
	const stored = {
		theme: "dark",
		lang: "en",
		tz: "Europe/Lisbon",
		sidebar: "closed",
		role: "admin",
	};
	expect(parseChoices(stored)).toEqual({ theme: "dark", lang: "en", tz: "Europe/Lisbon" });
	expect(parseChoices({ theme: "blue", lang: ["en"], tz: "x; Domain=evil.example" })).toEqual({});
	for (const value of [null, undefined, "dark", 1, []]) expect(parseChoices(value)).toEqual({});
});

test("choices become the cookies the browser itself would write", () => {
	expect(preferenceCookies({ theme: "dark", tz: "America/Sao_Paulo" }, true)).toEqual([
		"prosa.theme=dark; Path=/; Max-Age=31536000; SameSite=Lax; Secure",
		"prosa.tz=America%2FSao_Paulo; Path=/; Max-Age=31536000; SameSite=Lax; Secure",
	]);
	expect(preferenceCookies({ lang: "en" }, false)).toEqual([
		"prosa.lang=en; Path=/; Max-Age=31536000; SameSite=Lax",
	]);
	expect(preferenceCookies({}, true)).toEqual([]);
});

test("to follow the system is a choice too, and so is to mute nothing", () => {
	expect(parseChoices({ theme: "system", muted: "" })).toEqual({ theme: "system", muted: "" });
	expect(parseChoices({ muted: "samples.x" })).toEqual({ muted: "samples" });
	expect(parseChoices({ steps: "hidden" })).toEqual({ steps: "hidden" });
	expect(parseChoices({ steps: true })).toEqual({});
	expect(preferenceCookies({ theme: "system", muted: "samples", steps: "hidden" }, false)).toEqual([
		"prosa.theme=system; Path=/; Max-Age=31536000; SameSite=Lax",
		"prosa.muted=samples; Path=/; Max-Age=31536000; SameSite=Lax",
		"prosa.steps=hidden; Path=/; Max-Age=31536000; SameSite=Lax",
	]);
});
