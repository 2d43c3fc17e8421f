import { gunzipSync } from "node:zlib";
import { decodeText } from "#app/domain/agents/knowledge-text.ts";
import { readXml } from "../document-text/xml.ts";

const MAX_UNPACKED_BYTES = 10 * 1024 * 1024;
/** More addresses of one file are not read; the protocol allows ten times as many. */
const MAX_ADDRESSES = 5_000;
const MAX_ADDRESS_LENGTH = 2_048;

/** What a sitemap names: pages, or further sitemaps. */
export interface Sitemap {
	pages: string[];
	sitemaps: string[];
}

const isGzip = ([first, second]: Uint8Array): boolean => first === 0x1f && second === 0x8b;

/**
 * Reads a sitemap or an index of sitemaps, also one that is packed.
 * @returns null for what is no sitemap, is broken, or unpacks to more than 10 MB
 */
export function readSitemap(bytes: Uint8Array): Sitemap | null {
	try {
		const plain = isGzip(bytes)
			? gunzipSync(bytes, { maxOutputLength: MAX_UNPACKED_BYTES })
			: bytes;
		return parseSitemap(decodeText(plain) ?? "");
	} catch {
		return null;
	}
}

function parseSitemap(xml: string): Sitemap | null {
	const found: Sitemap = { pages: [], sitemaps: [] };
	const open: string[] = [];
	let isSitemap = false;
	let address = "";
	readXml(xml, {
		open(name) {
			isSitemap ||= name === "urlset" || name === "sitemapindex";
			open.push(name);
			if (name === "loc") address = "";
		},
		text(text) {
			if (open.at(-1) === "loc") address += text;
		},
		close(name) {
			open.pop();
			// A picture has a `loc` too.
			const list = { url: found.pages, sitemap: found.sitemaps }[open.at(-1) ?? ""];
			const written = address.trim();
			if (
				name === "loc" &&
				list &&
				written.length <= MAX_ADDRESS_LENGTH &&
				list.length < MAX_ADDRESSES
			)
				list.push(written);
		},
	});
	return isSitemap ? found : null;
}
