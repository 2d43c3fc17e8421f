import { fittedSize } from "#app/domain/inbox/picture-fit.ts";

/** As WhatsApp's own pictures: smaller ones show squares around letters. */
const QUALITY = 0.85;

/** A picture as this browser can draw it, as upright as it is to be seen; null: it cannot. Close it. */
export async function decodePicture(file: Blob): Promise<ImageBitmap | null> {
	try {
		return await createImageBitmap(file, { imageOrientation: "from-image" });
	} catch {
		return null;
	}
}

/**
 * A picture as a JPEG, of the size that is sent where none is given. Of its file nothing else is in it: no place, no camera.
 */
export async function encodePicture(
	picture: ImageBitmap,
	{ width, height } = fittedSize(picture),
	quality = QUALITY,
): Promise<{ blob: Blob; width: number; height: number } | null> {
	const canvas = document.createElement("canvas");
	canvas.width = width;
	canvas.height = height;
	const context = canvas.getContext("2d");
	if (!context) return null;
	// What is transparent becomes white, as on paper.
	context.fillStyle = "#fff";
	context.fillRect(0, 0, width, height);
	context.imageSmoothingQuality = "high";
	context.drawImage(picture, 0, 0, width, height);
	const blob = await new Promise<Blob | null>((resolve) => {
		canvas.toBlob(resolve, "image/jpeg", quality);
	});
	return blob && { blob, width, height };
}
