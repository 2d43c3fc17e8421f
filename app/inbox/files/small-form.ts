/** The small form of a picture that is uploaded where the server makes none: bubbles then load little (rendering.ts). */
import { sniffMedia } from "#app/domain/inbox/media-type.ts";
import {
	ANIMATION_BYTES,
	isAnimated,
	isRendered,
	MAX_SMALL_BYTES,
	RENDERINGS,
	smallSize,
} from "#app/domain/inbox/rendering.ts";
import { decodePicture, encodePicture } from "./picture.ts";

/** Null: it needs none, or this browser cannot make it; then the picture is shown as it is. */
export async function makeSmall(blob: Blob): Promise<Blob | null> {
	const head = new Uint8Array(await blob.slice(0, ANIMATION_BYTES).arrayBuffer());
	const { mimetype } = sniffMedia(head);
	if (!isRendered({ mimetype, bytes: blob.size }, "small") || isAnimated(head)) return null;
	const picture = await decodePicture(blob);
	if (!picture) return null;
	try {
		const quality = RENDERINGS.small.quality / 100;
		const made = await encodePicture(picture, smallSize(picture), quality);
		return made && made.blob.size <= MAX_SMALL_BYTES ? made.blob : null;
	} finally {
		picture.close();
	}
}
