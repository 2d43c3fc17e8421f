// WCAG 2.2, 1.4.3: text on a colour somebody chose must be readable whatever they chose.

const COLOR = /^#[0-9a-f]{6}$/i;
const LIGHT = "#ffffff";
const DARK = "#000000";

/** `#rrggbb`, as browsers' colour fields give it. */
export const isColor = (value: unknown): value is string =>
	typeof value === "string" && COLOR.test(value);

function luminance(color: string): number {
	const channel = (at: number): number => {
		const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
		return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
	};
	return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** From 1 (the same) to 21 (black on white). */
export function contrastRatio(a: string, b: string): number {
	const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
	return (lighter + 0.05) / (darker + 0.05);
}

/** White where it can be read (4.5:1) or reads best, else black. */
export function readableOn(color: string): string {
	const onLight = contrastRatio(LIGHT, color);
	return onLight >= 4.5 || onLight >= contrastRatio(DARK, color) ? LIGHT : DARK;
}
