import ipaddr from "ipaddr.js";

/**
 * What the internet was given of IPv6 (IANA). The library calls everything public that has no entry
 * of its own, so all that is not assigned yet, and `::8.8.8.8`, an IPv4 address in disguise.
 */
const GLOBAL_V6 = ipaddr.IPv6.parseCIDR("2000::/3");

/**
 * Whether an address that a name stands for may be called (H01, H04, H10): it is of no special
 * range (RFC 6890) and carries no IPv4 address inside.
 * @param text an address as a resolver writes it: four decimal parts, or IPv6 without a zone.
 * Anything else, also other writings of an address, is not public.
 */
export function isPublicAddress(text: string): boolean {
	if (ipaddr.IPv4.isValidFourPartDecimal(text))
		return ipaddr.IPv4.parse(text).range() === "unicast";
	if (!ipaddr.IPv6.isValid(text)) return false;
	const address = ipaddr.IPv6.parse(text);
	return !address.zoneId && address.match(GLOBAL_V6) && address.range() === "unicast";
}
