// F09: contacts' pictures are on WhatsApp's hosts; browsers get them only through our proxy.

/** WhatsApp's hosts of profile pictures. */
const AVATAR_HOSTS = /^(?:pps|media(?:-[a-z0-9-]+)?\.cdn)\.whatsapp\.net$/;

/** The picture's address as a URL; null when it is not on one of WhatsApp's hosts. */
export function parseAvatarUrl(told: string | null): URL | null {
	if (told === null || !URL.canParse(told)) return null;
	const url = new URL(told);
	const isPlain = url.protocol === "https:" && url.port === "" && !url.username && !url.password;
	return isPlain && AVATAR_HOSTS.test(url.hostname) ? url : null;
}

/** Where a browser finds a contact's picture; null when there is none to show. */
export function avatarPath(
	channelId: string,
	contactId: string,
	told: string | null,
): string | null {
	const url = parseAvatarUrl(told);
	if (url === null) return null;
	// A new picture is a new address, so that a browser may keep the old one.
	return `/media/${channelId}/avatar/${contactId}?v=${shortHash(url.href)}`;
}

/** Distinguishes two addresses; not a security measure. */
function shortHash(text: string): string {
	let hash = 0;
	for (let at = 0; at < text.length; at += 1)
		hash = (Math.imul(hash, 31) + text.charCodeAt(at)) >>> 0;
	return hash.toString(36);
}
