import { expect, test } from "vitest";
import { deviceCookie } from "#workers/adapters/sign-in-cookie/device-cookie.ts";
import { shortCookie } from "#workers/adapters/sign-in-cookie/short-cookie.ts";

const TOKEN = "a".repeat(43);

test("A07 the device's cookie is __Host-, Secure, HttpOnly, Lax, whole path, no domain", () => {
	expect(deviceCookie.issue(TOKEN, true)).toBe(
		`__Host-prosa.device=${TOKEN}; Path=/; HttpOnly; SameSite=Lax; Max-Age=34560000; Secure`,
	);
	expect(deviceCookie.read(`x=1; __Host-prosa.device=${TOKEN}`, true)).toBe(TOKEN);
	expect(deviceCookie.read(`prosa.device=${TOKEN}`, true)).toBe(null);
});

test.each(["", "short", `${TOKEN}x`, `${"a".repeat(42)}%`, "a".repeat(5000)])(
	"A10 a value that was never ours is none: %j",
	(value) => {
		expect(deviceCookie.read(`prosa.device=${value}`, false)).toBe(null);
	},
);

test("A10 nothing in a value ends the cookie or begins another", () => {
	const value = "/a;b=c\r\nSet-Cookie: x=1, d e";
	const set = shortCookie.issue("next", value, true);
	expect(set).not.toMatch(/[\r\n,]/);
	expect(set.split(";")).toHaveLength(6);
	expect(shortCookie.read(set.split(";")[0] ?? "", "next", true)).toBe(value);
	expect(shortCookie.read("prosa.next=%E0%A4%A", "next", false)).toBe(null);
});

test("a short cookie ends after a quarter of an hour, and is cleared under the same attributes", () => {
	expect(shortCookie.issue("link", "t", true)).toBe(
		"__Host-prosa.link=t; Path=/; HttpOnly; SameSite=Lax; Max-Age=900; Secure",
	);
	expect(shortCookie.clear("link", false)).toBe(
		"prosa.link=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0",
	);
});
