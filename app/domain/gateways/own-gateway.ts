// Decisions 43: a WhatsApp gateway that a workspace runs itself, typed by its admins.
import { judgeUrl } from "../net/outbound-url.ts";
import { fail, ok, type Result } from "../result.ts";

export const OWN_VENDORS = ["evolution", "waha"] as const;
export type OwnVendor = (typeof OWN_VENDORS)[number];

/** More than any team runs. */
export const MAX_OWN_GATEWAYS = 20;
const MAX_NAME_LENGTH = 80;
const MAX_ADDRESS_LENGTH = 300;
const KEY = /^[\x21-\x7e]{8,512}$/;
/** The key of an Evolution server that was never given one: everybody knows it. */
const WELL_KNOWN_KEY = "429683C4C977415CAAFCCE10F7D57E11";

/** What a test of a gateway found. */
export const GATEWAY_FINDINGS = [
	"ok",
	/** No answer, or an answer of a proxy that did not reach it. */
	"gateway_unreachable",
	"gateway_key_refused",
	/** Evolution 2.4 without an activated licence. */
	"gateway_unlicensed",
	/** Something answers there that is not this vendor's server. */
	"gateway_unrecognised",
	/** The address may not be called (any more): a private one, or our own. */
	"url_not_allowed",
] as const;
export type GatewayFinding = (typeof GATEWAY_FINDINGS)[number];

export function parseGatewayName(typed: string): Result<string, "name_required" | "name_too_long"> {
	const name = typed.replace(/\s+/gu, " ").trim();
	if (name === "") return fail("name_required");
	return [...name].length > MAX_NAME_LENGTH ? fail("name_too_long") : ok(name);
}

/**
 * The address as it is stored: origin and path, without a slash at the end. Refuses what the server may not call, and
 * addresses with a query or fragment, behind which a path could not be put.
 */
export function parseGatewayAddress(
	typed: string,
	guards: { allowedPrivateHosts: readonly string[]; ownOrigin: string },
): Result<string, "url_not_allowed"> {
	const text = typed.trim();
	if (text.length > MAX_ADDRESS_LENGTH) return fail("url_not_allowed");
	const judged = judgeUrl(text, guards.allowedPrivateHosts, guards.ownOrigin);
	if (!judged.ok) return fail("url_not_allowed");
	const { origin, pathname, search, hash } = judged.value;
	if (search !== "" || hash !== "") return fail("url_not_allowed");
	const parts = pathname.split("/");
	const end = parts.findLastIndex((part) => part !== "");
	return ok(`${origin}${parts.slice(0, end + 1).join("/")}`);
}

/** Refuses text that cannot be sent in a header, and the key that every unconfigured Evolution server has. */
export function parseGatewayKey(
	typed: string,
): Result<string, "gateway_key_invalid" | "gateway_key_well_known"> {
	const key = typed.trim();
	if (!KEY.test(key)) return fail("gateway_key_invalid");
	return key.toUpperCase() === WELL_KNOWN_KEY ? fail("gateway_key_well_known") : ok(key);
}
