/**
 * Emulators in place of vendors, by host name or `*.suffix`. Empty in production. A typed address is checked before it
 * is replaced, so it cannot reach another host.
 */
export type VendorHosts = Readonly<Record<string, string>>;

/** The emulator's address for a vendor's address; without an emulator the address itself. */
export function placeOf(text: string, vendorHosts: VendorHosts): string {
	if (!URL.canParse(text)) return text;
	const url = new URL(text);
	const wildcard = `*.${url.hostname.split(".").slice(1).join(".")}`;
	const base = vendorHosts[url.hostname] ?? vendorHosts[wildcard];
	if (base === undefined) return text;
	return `${base.replace(/\/$/, "")}/${url.hostname}${url.pathname}${url.search}`;
}
