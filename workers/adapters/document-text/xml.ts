import { Parser } from "htmlparser2";

/** No program nests its elements deeper. */
const MAX_DEPTH = 256;
const MAX_ELEMENTS = 2_000_000;

export type Attributes = Readonly<Record<string, string>>;

export interface XmlHandlers {
	open?(name: string, attributes: Attributes): void;
	text?(text: string): void;
	close?(name: string): void;
}

/** A name without its prefix, which each program chooses by itself. */
const localName = (name: string): string => name.slice(name.indexOf(":") + 1);

function localAttributes(attributes: Record<string, string>): Attributes {
	const local: Record<string, string> = Object.create(null) as Record<string, string>;
	for (const [name, value] of Object.entries(attributes)) local[localName(name)] = value;
	return local;
}

/**
 * Reads XML part by part, with names free of prefixes. Entities are the five of XML and numbers: a document type, which
 * could define others, is refused. Throws RangeError for it and over the limits of depth and elements.
 */
export function readXml(xml: string, { open, text, close }: XmlHandlers): void {
	let depth = 0;
	let elements = 0;
	const parser = new Parser(
		{
			onopentag(name, attributes) {
				depth += 1;
				elements += 1;
				if (depth > MAX_DEPTH || elements > MAX_ELEMENTS) throw new RangeError("too much XML");
				open?.(localName(name), localAttributes(attributes));
			},
			ontext(data) {
				text?.(data);
			},
			onclosetag(name) {
				depth -= 1;
				close?.(localName(name));
			},
			onprocessinginstruction(name) {
				if (name.toLowerCase() === "!doctype") throw new RangeError("a document type");
			},
		},
		{ xmlMode: true },
	);
	parser.end(xml);
}
