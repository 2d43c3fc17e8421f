import { expect, test } from "vitest";
import { addressPrefix, describeBrowser } from "#app/domain/auth/browser.ts";

test.each([
	[
		"Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
		"Chrome",
		"Windows",
		false,
	],
	[
		"Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0",
		"Edge",
		"Windows",
		false,
	],
	[
		"Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 OPR/120.0",
		"Opera",
		"Linux",
		false,
	],
	[
		"Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15",
		"Safari",
		"macOS",
		false,
	],
	[
		"Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1",
		"Chrome",
		"iPhone",
		true,
	],
	[
		"Mozilla/5.0 (Linux; Android 15; SM-S928B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36",
		"Samsung Internet",
		"Android",
		true,
	],
	[
		"Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
		"Chrome",
		"Android",
		false,
	],
	[
		"Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0",
		"Firefox",
		"Linux",
		false,
	],
	["curl/8.5.0", null, null, false],
	["", null, null, false],
])("%s", (userAgent, browser, system, isPhone) => {
	expect(describeBrowser(userAgent)).toEqual({ browser, system, isPhone });
});

test("a monstrous user agent is only looked at in part", () => {
	expect(describeBrowser(`${"x".repeat(1_000_000)} Firefox/1.0`).browser).toBe(null);
});

test.each([
	["189.40.12.7", "189.40.x.x"],
	["::ffff:189.40.12.7", "189.40.x.x"],
	["2001:0db8:85a3::8a2e", "2001:0db8::"],
	["2001::1", "2001:0::"],
	["127.0.0.1", ""],
	["::1", ""],
	["", ""],
])("%j is shown as %j", (ip, shown) => {
	expect(addressPrefix(ip)).toBe(shown);
});
