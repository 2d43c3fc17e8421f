// Attack A12: a person recognises their browsers in a list, and in the mail about a new one.

/** Longer ones are cut before any pattern runs. */
const MAX_USER_AGENT_LENGTH = 300;

/** Order matters: most browsers also claim to be the ones below them. */
const BROWSERS: readonly [RegExp, string][] = [
	[/\bEdgA?\/|\bEdgiOS\//, "Edge"],
	[/\bOPR\/|\bOpera\b/, "Opera"],
	[/\bSamsungBrowser\//, "Samsung Internet"],
	[/\bFirefox\/|\bFxiOS\//, "Firefox"],
	[/\bChrome\/|\bCriOS\//, "Chrome"],
	[/\bVersion\/[\d.]+ .*Safari\//, "Safari"],
];
const SYSTEMS: readonly [RegExp, string][] = [
	[/\biPhone\b/, "iPhone"],
	[/\biPad\b/, "iPad"],
	[/\bAndroid\b/, "Android"],
	[/\bWindows\b/, "Windows"],
	[/\bCrOS\b/, "ChromeOS"],
	[/\bMac OS X\b|\bMacintosh\b/, "macOS"],
	[/\bLinux\b/, "Linux"],
];

/** Names of products, the same in every language; null: not recognised. */
export interface Browser {
	browser: string | null;
	system: string | null;
	isPhone: boolean;
}

const nameIn = (list: readonly [RegExp, string][], text: string): string | null =>
	list.find(([shape]) => shape.test(text))?.[1] ?? null;

/** What a user agent says of itself. Never more than a hint: anybody may claim anything. */
export function describeBrowser(userAgent: string): Browser {
	const text = userAgent.slice(0, MAX_USER_AGENT_LENGTH);
	const system = nameIn(SYSTEMS, text);
	const isPhone = system === "iPhone" || (system === "Android" && /\bMobile\b/.test(text));
	return { browser: nameIn(BROWSERS, text), system, isPhone };
}

/** The part of an address that says where, not who: two of four IPv4 bytes, an IPv6 /32; "" for this machine. */
export function addressPrefix(ip: string): string {
	const address = ip
		.trim()
		.toLowerCase()
		.replace(/^::ffff:(?=\d+\.)/, "");
	if (address === "" || address === "::1" || address.startsWith("127.")) return "";
	if (!address.includes(":")) return `${address.split(".").slice(0, 2).join(".")}.x.x`;
	const [first = "", second = ""] = address.split(":");
	return `${first}:${second || "0"}::`;
}
