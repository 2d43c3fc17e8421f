import { createHmac, timingSafeEqual } from "node:crypto";

/** No guessing, and short enough for an attribute. */
const MAC_BYTES = 18;
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

export interface Challenge {
	visitorId: string;
	/** How hard it is. */
	bits: number;
	/** Seconds since 1970: later the answer is worth nothing. */
	until: number;
}

const macOf = (masterKey: string, purpose: string, subject: string): Buffer =>
	createHmac("sha256", masterKey)
		.update(`prosa:webchat:${purpose}:${subject}`)
		.digest()
		.subarray(0, MAC_BYTES);

/** `<subject>.<mac>`, or null: what none of the keys signed costs no lookup anywhere (D07). */
function open(
	masterKeys: readonly string[],
	purpose: string,
	signed: string,
	bindTo: (subject: string) => string,
): string | null {
	const [, subject = "", given = ""] = /^([\w-]{1,64})\.([\w-]{24})$/.exec(signed) ?? [];
	if (subject === "") return null;
	const mac = Buffer.from(given, "base64url");
	const isOurs = (key: string): boolean =>
		timingSafeEqual(mac, macOf(key, purpose, bindTo(subject)));
	return mac.length === MAC_BYTES && masterKeys.some(isOurs) ? subject : null;
}

/** What a page names its webchat by. Public: it opens nothing but the visitors' door. */
export function widgetKeyOf(masterKey: string, channelId: string): string {
	return `${channelId}.${macOf(masterKey, "widget", channelId).toString("base64url")}`;
}

/** The channel of a key that one of ours signed. Pages keep it for years: old keys count too. */
export function openWidgetKey(masterKeys: readonly string[], key: string): string | null {
	return open(masterKeys, "widget", key, (channelId) => channelId);
}

/** What makes a browser one visitor of one channel, and of no other one. */
export function signVisitor(masterKey: string, channelId: string, visitorId: string): string {
	const mac = macOf(masterKey, "visitor", `${channelId}:${visitorId}`);
	return `${visitorId}.${mac.toString("base64url")}`;
}

/**
 * What a new visitor of a flooded webchat has to answer: it names the visitor the answer makes of
 * them, so that one answer, said again, is the same visitor again.
 */
export function signChallenge(masterKey: string, channelId: string, asked: Challenge): string {
	const subject = `${asked.visitorId}_${asked.bits}_${asked.until}`;
	const mac = macOf(masterKey, "challenge", `${channelId}:${subject}`);
	return `${subject}.${mac.toString("base64url")}`;
}

/** What one of our keys asked on this very channel; null for anything else. */
export function openChallenge(
	masterKeys: readonly string[],
	channelId: string,
	challenge: string,
): Challenge | null {
	const subject = open(masterKeys, "challenge", challenge, (said) => `${channelId}:${said}`);
	const [visitorId = "", bits, until] = (subject ?? "").split("_");
	return UUID.test(visitorId) ? { visitorId, bits: Number(bits), until: Number(until) } : null;
}

/** The visitor a token was given to, on this very channel; null for any other one. */
export function openVisitorToken(
	masterKeys: readonly string[],
	channelId: string,
	token: string,
): string | null {
	const visitorId = open(masterKeys, "visitor", token, (subject) => `${channelId}:${subject}`);
	return visitorId !== null && UUID.test(visitorId) ? visitorId : null;
}
