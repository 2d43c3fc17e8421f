import { createHmac, timingSafeEqual } from "node:crypto";

/** 144 bits: not guessable, and short enough for an HTML attribute. */
const MAC_BYTES = 18;
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

export interface Challenge {
	visitorId: string;
	/** Difficulty: leading zero bits of the solution's hash. */
	bits: number;
	/** Expiry, epoch seconds. */
	until: number;
}

const macOf = (masterKey: string, purpose: string, subject: string): Buffer =>
	createHmac("sha256", masterKey)
		.update(`prosa:webchat:${purpose}:${subject}`)
		.digest()
		.subarray(0, MAC_BYTES);

/** The subject of `<subject>.<mac>`; null when none of the keys signed it, so that a guess causes no lookup (D07). */
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

/** The widget key of a webchat. Public: it gives access to the visitors' API only. */
export function widgetKeyOf(masterKey: string, channelId: string): string {
	return `${channelId}.${macOf(masterKey, "widget", channelId).toString("base64url")}`;
}

/** The channel id of a widget key, or null. Pages embed keys for years, so those of earlier master keys stay valid. */
export function openWidgetKey(masterKeys: readonly string[], key: string): string | null {
	return open(masterKeys, "widget", key, (channelId) => channelId);
}

/** A token that identifies a browser as one visitor of one channel. */
export function signVisitor(masterKey: string, channelId: string, visitorId: string): string {
	const mac = macOf(masterKey, "visitor", `${channelId}:${visitorId}`);
	return `${visitorId}.${mac.toString("base64url")}`;
}

/**
 * A proof-of-work challenge for new visitors of a flooded webchat. It contains the visitor id, so that sending one
 * solution repeatedly yields the same visitor.
 */
export function signChallenge(masterKey: string, channelId: string, asked: Challenge): string {
	const subject = `${asked.visitorId}_${asked.bits}_${asked.until}`;
	const mac = macOf(masterKey, "challenge", `${channelId}:${subject}`);
	return `${subject}.${mac.toString("base64url")}`;
}

/** The contents of a challenge that we signed for this channel; null for anything else. Does not check the expiry. */
export function openChallenge(
	masterKeys: readonly string[],
	channelId: string,
	challenge: string,
): Challenge | null {
	const subject = open(masterKeys, "challenge", challenge, (said) => `${channelId}:${said}`);
	const [visitorId = "", bits, until] = (subject ?? "").split("_");
	return UUID.test(visitorId) ? { visitorId, bits: Number(bits), until: Number(until) } : null;
}

/** A file that a visitor was allowed to upload. */
export interface UploadTicket {
	visitorId: string;
	hash: string;
	bytes: number;
}

const boundTo = (channelId: string, { visitorId, hash, bytes }: UploadTicket, until: string) =>
	`${channelId}:${visitorId}:${hash}:${bytes}:${until}`;

/** The permission to upload one file. @param until expiry, epoch seconds */
export function signUpload(
	masterKey: string,
	channelId: string,
	upload: UploadTicket,
	until: number,
): string {
	const mac = macOf(masterKey, "upload", boundTo(channelId, upload, String(until)));
	return `${until}.${mac.toString("base64url")}`;
}

/** When the permission for exactly this upload ends, epoch seconds; null: we gave none. */
export function openUpload(
	masterKeys: readonly string[],
	channelId: string,
	upload: UploadTicket,
	ticket: string,
): number | null {
	const until = open(masterKeys, "upload", ticket, (said) => boundTo(channelId, upload, said));
	return until === null ? null : Number(until);
}

/** The visitor id of a token for this channel; null for any other token. */
export function openVisitorToken(
	masterKeys: readonly string[],
	channelId: string,
	token: string,
): string | null {
	const visitorId = open(masterKeys, "visitor", token, (subject) => `${channelId}:${subject}`);
	return visitorId !== null && UUID.test(visitorId) ? visitorId : null;
}
