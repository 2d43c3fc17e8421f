// Attack H18: an address that is called is a bearer secret often. Written, never read back.
import { fail, ok, type Result } from "../result.ts";

const MAX_ADDRESS_LENGTH = 2048;
const DOTS = "••••••••";

/** How a stored address is shown: where it leads, and nothing of what would let anyone in. */
export function maskAddress(address: string): string {
	return URL.canParse(address) ? `${new URL(address).origin}/${DOTS}` : DOTS;
}

export type AddressChange = { kind: "keep" } | { kind: "remove" } | { kind: "set"; value: string };

/** What the field asks for: its mask keeps what is stored, nothing removes it (J06, J07). */
export function parseAddressField(typed: string): Result<AddressChange, "url_not_allowed"> {
	const value = typed.trim();
	if (value === "") return ok({ kind: "remove" });
	// No address has dots like ours.
	if (value.includes(DOTS)) return ok({ kind: "keep" });
	if (value.length > MAX_ADDRESS_LENGTH || !URL.canParse(value)) return fail("url_not_allowed");
	return ok({ kind: "set", value });
}

/** The host whose calls are counted together (H21). */
export const hostOf = (address: string): string =>
	URL.canParse(address) ? new URL(address).host : "";
