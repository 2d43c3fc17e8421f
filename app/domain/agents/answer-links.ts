// K04: where an answer may link to. WhatsApp makes links of bare hosts too, so those count as well.

const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s<>"'`)\]}]+/giu;
/** What people type around an address: it is no part of it. */
const WORD = /[^\s<>"'`()[\]{}|]+/gu;
const FRONT_EDGE = /^[\p{P}\p{S}]+/u;
const BACK_EDGE = /(?<![^\p{L}\p{N}/=&#-])[^\p{L}\p{N}/=&#-]+$/u;
const SCHEME = /^[a-z][a-z0-9+.-]*:\/\//iu;
const IPV4 = /^(?:(?:0|[1-9]\d{0,2})\.){3}(?:0|[1-9]\d{0,2})$/u;
/** `evil [.] com`, `evil(dot)com`, `evil ponto com`: nobody writes a host so who means well. */
const HIDDEN_DOT =
	/[\p{L}\p{N}]\s?[[({]\s?(?:\.|dot|ponto|punto)\s?[\])}]\s?\p{L}|[\p{L}\p{N}-]\s(?:dot|ponto|punto)\s(?:com|net|org|br|io|me|ly|site|shop|app)(?=\s?(?:$|[.,;!?/)]|barra|slash|ponto|dot))/imu;

/**
 * Ends of hosts that programs make links of and that are no Portuguese words: after these no path is
 * needed. Others (`.no`, `.do`, `.me`) count where a path follows: "Feito.no prazo" is a typing error.
 */
const LINKED_ENDS = new Set(
	`com net org info biz io ly gl co app dev shop store online site xyz link click top club live vip icu win
	 space website tech cloud fun page web digital loja example email mobi gov edu tv cc br uk us eu ru cn
	 fr pt ar cl mx pe py uy ai gg tk ml ga cf gq ws sh ph vc cx moe pix`.split(/\s+/u),
);
/** Short hosts that are links without a path, too. */
const KNOWN_SHORT = new Set(["wa.me", "t.me", "m.me", "fb.me", "bit.do", "is.gd", "v.gd", "t.co"]);

/** The host of an address as people write it; null when it is none. */
export function hostOf(address: string): string | null {
	const full = /^https?:\/\//iu.test(address) ? address : `https://${address}`;
	if (!URL.canParse(full)) return null;
	const { hostname, protocol, username } = new URL(full);
	if (!/^https?:$/u.test(protocol) || username !== "") return null;
	return hostname
		.toLowerCase()
		.replace(/^www\./u, "")
		.replace(/\.$/u, "");
}

/** `loja.com.br`, as people write it in a text. By hand: an expression for it takes long over long words. */
function isHostName(word: string): boolean {
	const labels = word.split(".");
	const top = labels.at(-1) ?? "";
	return (
		labels.length > 1 &&
		/^\p{L}{2,24}$/u.test(top) &&
		labels.every((label) => label.length <= 63 && /^[\p{L}\p{N}_-]+$/u.test(label))
	);
}

/** The hosts that an agent's own instructions and entries name: its answers may link to them (K04). */
export function hostsIn(texts: readonly string[]): ReadonlySet<string> {
	const hosts = new Set<string>();
	for (const text of texts) {
		for (const [address] of text.matchAll(ADDRESS)) {
			const host = hostOf(address);
			if (host !== null) hosts.add(host);
		}
		for (const word of text.toLowerCase().split(/[^a-z0-9.-]/u)) {
			const host = word.replace(/\.$/u, "");
			if (isHostName(host)) hosts.add(host.replace(/^www\./u, ""));
		}
	}
	return hosts;
}

/** Whether an answer may link there: http(s), no sign-in in it, a host of the agent's own. */
export function isAllowedLink(address: string, hosts: ReadonlySet<string>): boolean {
	const host = hostOf(address);
	return host !== null && hosts.has(host);
}

/** The host that a word without a scheme begins with; null when programs make no link of it. */
function bareHostOf(word: string): string | null {
	if (word.includes("@")) return null;
	const [address = "", ...rest] = word.split(/(?=[/?#:])/u);
	const host = address.toLowerCase();
	if (IPV4.test(host)) return host;
	if (!isHostName(host)) return null;
	const hasPath = rest.length > 0 && rest.join("").length > 1;
	const top = host.slice(host.lastIndexOf(".") + 1);
	return hasPath || LINKED_ENDS.has(top) || KNOWN_SHORT.has(host) || top.startsWith("xn--")
		? host
		: null;
}

/** Addresses to hosts that are not the agent's own go; the words around them stay. */
export const dropForeignLinks = (text: string, hosts: ReadonlySet<string>): string =>
	text
		.replaceAll(ADDRESS, (address) => (isAllowedLink(address, hosts) ? address : ""))
		.replaceAll(WORD, (word) => {
			const address = word.normalize("NFKC").replace(FRONT_EDGE, "").replace(BACK_EDGE, "");
			if (SCHEME.test(address)) return isAllowedLink(address, hosts) ? word : "";
			const host = bareHostOf(address);
			return host === null || hosts.has(host.replace(/^www\./u, "")) ? word : "";
		})
		.replaceAll(/\(\s*\)/gu, "");

/** A host that is written so that no check sees it. */
export const hidesAddress = (text: string): boolean => HIDDEN_DOT.test(text);
