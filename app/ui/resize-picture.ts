import { AVATAR_TYPES, MAX_AVATAR_BYTES } from "#app/domain/settings/avatar.ts";

/** Twice the largest size it is shown at, in px. */
const SIDE = 256;
const QUALITIES = [0.9, 0.75, 0.5] as const;

/**
 * The middle square of a picture, small enough for the server. Rejects when the browser cannot read
 * the file. The file's metadata (location, camera) is not kept.
 */
export async function resizePicture(file: Blob): Promise<Blob> {
	if (!AVATAR_TYPES.some((type) => type === file.type)) throw new TypeError("not a picture");
	const picture = await createImageBitmap(file);
	const canvas = document.createElement("canvas");
	canvas.width = SIDE;
	canvas.height = SIDE;
	const side = Math.min(picture.width, picture.height);
	const left = (picture.width - side) / 2;
	const top = (picture.height - side) / 2;
	const context = canvas.getContext("2d");
	if (!context) throw new TypeError("no canvas");
	// Transparent parts become white, in every theme.
	context.fillStyle = "#fff";
	context.fillRect(0, 0, SIDE, SIDE);
	context.imageSmoothingQuality = "high";
	context.drawImage(picture, left, top, side, side, 0, 0, SIDE, SIDE);
	picture.close();
	for (const quality of QUALITIES) {
		const blob = await toBlob(canvas, quality);
		if (blob.size <= MAX_AVATAR_BYTES) return blob;
	}
	throw new TypeError("too large");
}

/** As JPEG, which every browser can write. Rejects when the canvas gives no picture. */
function toBlob(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
	return new Promise((resolve, reject) => {
		canvas.toBlob(
			(blob) => (blob ? resolve(blob) : reject(new TypeError("no picture"))),
			"image/jpeg",
			quality,
		);
	});
}
