import { readXml } from "./xml.ts";

/** What a paragraph's style makes of it. */
export interface ParagraphStyle {
	/** 0 for the document's title, 1 to 9 for headings; null for text. */
	level: number | null;
	/** A line of the table of contents, which only repeats headings. */
	isContents: boolean;
}

const PLAIN: ParagraphStyle = { level: null, isContents: false };
const MAX_PARENTS = 10;

interface Style {
	name: string;
	parent: string | null;
	outline: number | null;
}

/** The levels 0 to 8 of an outline are headings 1 to 9; the next one is text. */
export const levelOfOutline = (value: string | undefined): number | null => {
	const outline = Number(value ?? "");
	return value !== undefined && outline >= 0 && outline <= 8 ? outline + 1 : null;
};

/** Word keeps the English name of its own styles in every language; other programs translate them. */
function levelOfName(name: string): number | null {
	const plain = name.trim().toLowerCase();
	if (/^(?:title|título|titulo)$/.test(plain)) return 0;
	const number = /^(?:heading|título|titulo) ?([1-9])$/.exec(plain)?.[1];
	return number === undefined ? null : Number(number);
}

/** The styles of a document, by their id. */
export function readStyles(xml: string): (id: string | null) => ParagraphStyle {
	const styles = new Map<string, Style>();
	let style: Style | null = null;
	readXml(xml, {
		open(element, { styleId, val }) {
			if (element === "style") {
				style = { name: "", parent: null, outline: null };
				if (styleId !== undefined) styles.set(styleId, style);
			}
			if (style === null || val === undefined) return;
			if (element === "name") style.name = val;
			if (element === "basedOn") style.parent = val;
			if (element === "outlineLvl") style.outline = levelOfOutline(val);
		},
	});
	return (id) => {
		let at = id;
		for (let parents = 0; at !== null && parents < MAX_PARENTS; parents += 1) {
			const found = styles.get(at);
			if (found === undefined) return PLAIN;
			if (/^(?:toc|sumário|sumario) ?\d/i.test(found.name))
				return { level: null, isContents: true };
			const level = levelOfName(found.name) ?? found.outline;
			if (level !== null) return { level, isContents: false };
			at = found.parent;
		}
		return PLAIN;
	};
}
