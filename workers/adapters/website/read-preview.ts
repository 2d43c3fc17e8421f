import { storableText } from "#app/domain/inbox/stored-text.ts";
import { parseAddress } from "../document-text/page.ts";
import {
	listElements,
	oneLineOf,
	type PageElement,
	parsePage,
	rawText,
} from "../document-text/page-tree.ts";
import { decodePage, type FetchDocument } from "./fetch-document.ts";

const MAX_TITLE = 160;
const MAX_DESCRIPTION = 300;

/** What a page says of itself to those who link to it (Open Graph, and the `meta` before it). */
interface ReadPreview {
	title: string;
	/** "" for none. */
	description: string;
	/** Where its picture is, which nobody has looked at; null for none. */
	picture: string | null;
}

const PAGE_TYPES = ["text/html", "application/xhtml+xml"];

function readMeta(elements: readonly PageElement[]): Map<string, string> {
	const said = new Map<string, string>();
	for (const { name, attributes } of elements) {
		const key = (attributes.property ?? attributes.name ?? "").toLowerCase();
		const content = oneLineOf(attributes.content ?? "");
		if (name === "meta" && content !== "" && !said.has(key)) said.set(key, content);
	}
	return said;
}

/**
 * Looks at a page, of which the beginning is enough. Null: it is no page, or says not what it is. Never throws.
 * @returns `unreachable` where it may be there another time
 */
export async function readPreview(
	address: string,
	fetchDocument: FetchDocument,
): Promise<ReadPreview | "unreachable" | null> {
	const fetched = await fetchDocument(address);
	if (fetched.kind === "failed") return fetched.problem === "unreachable" ? "unreachable" : null;
	if (!PAGE_TYPES.includes(fetched.type)) return null;
	const elements = listElements(parsePage(decodePage(fetched)));
	const meta = readMeta(elements);
	const first = (...names: string[]): string =>
		names.map((name) => meta.get(name)).find((one) => one !== undefined) ?? "";
	const titled = elements.find(({ name }) => name === "title");
	const title = first("og:title", "twitter:title") || oneLineOf(titled ? rawText(titled) : "");
	if (title === "") return null;
	const picture = first("og:image:secure_url", "og:image", "og:image:url", "twitter:image");
	return {
		title: storableText(title, MAX_TITLE),
		description: storableText(
			first("og:description", "description", "twitter:description"),
			MAX_DESCRIPTION,
		),
		picture: picture === "" ? null : parseAddress(picture, fetched.address),
	};
}
