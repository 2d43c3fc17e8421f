// founding.md 27: the default n8n address is an echo endpoint of ours.

/** 32 random bytes, base64url. */
const ECHO_TOKEN = /^[A-Za-z0-9_-]{43}$/;
const ECHO_PATH = "/webhooks/echo/";
const MAX_ADDRESS_LENGTH = 2048;

/** An address longer than this is refused, never cut. */
export const isAddressTooLong = (typed: string): boolean => typed.length > MAX_ADDRESS_LENGTH;

export const isEchoToken = (text: string): boolean => ECHO_TOKEN.test(text);

export const echoPath = (token: string): string => ECHO_PATH + token;

/** The token of an address that is an echo endpoint of ours, as stored; null for any other. */
export function findEchoToken(stored: string): string | null {
	if (!stored.startsWith(ECHO_PATH)) return null;
	const token = stored.slice(ECHO_PATH.length);
	return isEchoToken(token) ? token : null;
}

/**
 * The form an address is kept in. Ours loses its origin, so that it stays right when the deployment
 * gets another one; exactly our path, nothing else of ours.
 */
export function toStoredAddress(typed: string, publicUrl: string): string {
	const address = typed.trim();
	const path = address.startsWith(publicUrl) ? address.slice(publicUrl.length) : address;
	return findEchoToken(path) === null ? address : path;
}

const HIDDEN_PATH = "/••••••••";

/**
 * Whoever knows somebody's own address may call it (H18): of it only the host is shown. Without its
 * scheme it is no address, so no release stores it by mistake.
 */
function maskAddress(address: string): string {
	return (URL.canParse(address) ? new URL(address).host : "") + HIDDEN_PATH;
}

/** What a form says for "unchanged" (J06), also with the host of an address that was replaced since. */
export const isMaskedAddress = (typed: string): boolean => typed.trim().endsWith(HIDDEN_PATH);

/** The address as its owner sees it: our echo, which gives nothing away, in full. */
export function toShownAddress(stored: string, publicUrl: string): string {
	if (findEchoToken(stored) !== null) return publicUrl + stored;
	return stored === "" ? "" : maskAddress(stored);
}
