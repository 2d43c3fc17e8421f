type Attributes = Record<string, string | boolean | null>;
type Child = Node | string | null;

/** Creates an element with attributes and children; text is only ever inserted as text (F01). */
export function el<Tag extends keyof HTMLElementTagNameMap>(
	tag: Tag,
	attributes: Attributes = {},
	...children: Child[]
): HTMLElementTagNameMap[Tag] {
	const element = document.createElement(tag);
	setAttributes(element, attributes);
	for (const child of children) add(element, child);
	return element;
}

/**
 * Appends children. A function of its own, because `append` has another meaning in the server's
 * types.
 */
export function add(parent: Node, ...children: Child[]): void {
	for (const child of children)
		if (child !== null)
			parent.appendChild(typeof child === "string" ? document.createTextNode(child) : child);
}

/** The part of an element that page and server types agree on. */
interface Attributed {
	setAttribute(name: string, value: string): unknown;
	removeAttribute(name: string): unknown;
}

export function setAttributes(element: Attributed, attributes: Attributes): void {
	for (const [name, value] of Object.entries(attributes))
		if (value === null || value === false) element.removeAttribute(name);
		else element.setAttribute(name, value === true ? "" : value);
}

const SVG = "http://www.w3.org/2000/svg";

/** A line icon of 24 by 24, in the colour of the surrounding text. */
export function icon(path: string): SVGElement {
	const svg = document.createElementNS(SVG, "svg");
	setAttributes(svg, {
		viewBox: "0 0 24 24",
		fill: "none",
		stroke: "currentColor",
		"stroke-width": "1.75",
		"stroke-linecap": "round",
		"stroke-linejoin": "round",
		"aria-hidden": "true",
	});
	const line = document.createElementNS(SVG, "path");
	line.setAttribute("d", path);
	svg.appendChild(line);
	return svg;
}

export const ICONS = {
	chat: "M21 12a8 8 0 0 1-8 8H4l2-3.2A8 8 0 1 1 21 12ZM9 12h.01M13 12h.01M17 12h.01",
	close: "M6 6l12 12M18 6L6 18",
	clip: "m21 11-8.6 8.6a5.5 5.5 0 0 1-7.8-7.8L13.4 3a3.7 3.7 0 0 1 5.2 5.2l-8.8 8.8a1.8 1.8 0 0 1-2.6-2.6l8.1-8.1",
	file: "M14 3v5h5M14 3H7a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V8z",
	send: "M5 12h14M13 6l6 6-6 6",
} as const;
