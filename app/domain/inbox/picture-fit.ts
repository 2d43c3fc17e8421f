// Which pictures are made anew before they are sent: those that are too large, and those that the channel does not take as
// they are. What is made anew is a JPEG, and has lost what its camera wrote into it.

/** The longest side of a picture that is sent, px: what WhatsApp itself makes of one. */
export const LONGEST_SIDE_PX = 1920;

/** Types of phones and of the web that vendors do not take, whatever they say of pictures. */
const RARE = new Set(["image/heic", "image/avif"]);

interface Picture {
	mimetype: string;
	bytes: number;
	width: number;
	height: number;
}

/**
 * Whether a picture is to be made anew.
 * @param rule of the channel's pictures; left out: it takes none, so it goes as the file it is
 */
export function isToBeFitted(
	{ mimetype, bytes, width, height }: Picture,
	rule: { maxBytes: number; mimetypes?: readonly string[] } | undefined,
): boolean {
	// Made anew it would not move any more.
	if (!rule || mimetype === "image/gif") return false;
	if (RARE.has(mimetype)) return true;
	if (Math.max(width, height) > LONGEST_SIDE_PX || bytes > rule.maxBytes) return true;
	return rule.mimetypes?.includes(mimetype) === false;
}

/** The longest side of a sticker, at WhatsApp as at Telegram. */
const STICKER_SIDE_PX = 512;

/**
 * Whether a picture is a sticker: a WebP of a sticker's size, which is what apps save them as.
 * @param rule of the channel's stickers; left out: it takes none, so it is a picture like any other
 */
export function isSticker(
	{ mimetype, bytes, width, height }: Picture,
	rule: { maxBytes: number; mimetypes?: readonly string[] } | undefined,
): boolean {
	return (
		mimetype === "image/webp" &&
		Math.max(width, height) === STICKER_SIDE_PX &&
		rule?.mimetypes?.includes(mimetype) === true &&
		bytes <= rule.maxBytes
	);
}

/** The size in which it is made anew; never larger than it is. */
export function fittedSize({ width, height }: Pick<Picture, "width" | "height">): {
	width: number;
	height: number;
} {
	const scale = Math.min(1, LONGEST_SIDE_PX / Math.max(width, height, 1));
	const scaled = (side: number): number => Math.max(1, Math.round(side * scale));
	return { width: scaled(width), height: scaled(height) };
}

/** The name of a picture that was made anew: "IMG_0012.HEIC" is "IMG_0012.jpg". */
export function fittedName(name: string): string {
	const dot = name.lastIndexOf(".");
	return `${dot > 0 ? name.slice(0, dot) : name}.jpg`;
}
