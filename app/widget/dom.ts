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
	send: "M5 12h14M13 6l6 6-6 6",
} as const;
