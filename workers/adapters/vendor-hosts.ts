/**
 * Where vendors are instead, by host name or `*.suffix`: emulators. Empty in production. The address
 * a person typed is judged before, so it leads nowhere else.
 */
export type VendorHosts = Readonly<Record<string, string>>;

/** The emulator's address of a vendor's, where there is one; else the address itself. */
export function placeOf(text: string, vendorHosts: VendorHosts): string {
	if (!URL.canParse(text)) return text;
	const url = new URL(text);
	const wildcard = `*.${url.hostname.split(".").slice(1).join(".")}`;
	const base = vendorHosts[url.hostname] ?? vendorHosts[wildcard];
	if (base === undefined) return text;
	return `${base.replace(/\/$/, "")}/${url.hostname}${url.pathname}${url.search}`;
}
