// Smaller forms of a picture: a small one for bubbles and lists, a large one to look at. They stand beside the file and go with it.
import type { PictureSize } from "./picture-size.ts";

const KB = 1024;

export const RENDERINGS = {
	/** A picture of fewer bytes than `unless` is shown as it is. */
	small: { widthPx: 360, quality: 70, unless: 40 * KB },
	large: { widthPx: 1600, quality: 80, unless: 400 * KB },
} as const;
export type RenderingSize = keyof typeof RENDERINGS;
export const RENDERING_SIZES = Object.keys(RENDERINGS) as RenderingSize[];

/** What an address asks for; null: the file itself. */
export const parseRenderingSize = (text: string | undefined): RenderingSize | null =>
	RENDERING_SIZES.find((size) => size === text) ?? null;

/** The name under which a rendering stands in the store. @param hash of its file */
export const nameOfRendering = (hash: string, size: RenderingSize): string => `${hash}.${size}`;

/** The largest small form that a browser may bring. */
export const MAX_SMALL_BYTES = 100 * KB;
/** Larger pictures are not made smaller by the server: the vendor takes none. */
const MAX_SOURCE_BYTES = 20 * KB * KB;

/** GIF is left out: made smaller it would not move any more. */
const RENDERED = new Set(["image/jpeg", "image/png", "image/webp", "image/avif"]);

/** Whether a picture has a form of this size. */
export const isRendered = (
	{ mimetype, bytes }: { mimetype: string; bytes: number },
	size: RenderingSize,
): boolean =>
	RENDERED.has(mimetype) && bytes > RENDERINGS[size].unless && bytes <= MAX_SOURCE_BYTES;

/** As many bytes as `isAnimated` looks at. */
export const ANIMATION_BYTES = 128;

/** Whether a picture moves, by its first bytes: then only the original shows what it is. */
export function isAnimated(head: Uint8Array): boolean {
	const text = String.fromCharCode(...head.subarray(0, ANIMATION_BYTES));
	if (text.startsWith("RIFF") && text.startsWith("WEBPVP8X", 8))
		return ((head[20] ?? 0) & 0b10) !== 0;
	if (text.startsWith("\u0089PNG")) return text.includes("acTL");
	return text.startsWith("ftypavis", 4) || text.startsWith("GIF8");
}

/** The size of a small form; never larger than the picture. */
export function smallSize({ width, height }: PictureSize): PictureSize {
	const scale = Math.min(1, RENDERINGS.small.widthPx / Math.max(width, 1));
	const scaled = (side: number): number => Math.max(1, Math.round(side * scale));
	return { width: scaled(width), height: scaled(height) };
}

/** Whether it has the size of the picture's small form, to a pixel; photos may say of themselves that they lie on their side. */
export function isSmallFormOf(form: PictureSize, picture: PictureSize): boolean {
	const turned = { width: picture.height, height: picture.width };
	return [picture, turned].map(smallSize).some(({ width, height }) => {
		const isNear = (one: number, other: number) => Math.abs(one - other) <= 1;
		return isNear(form.width, width) && isNear(form.height, height);
	});
}
