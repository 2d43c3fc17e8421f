import {
	ALL_FORMATS,
	BlobSource,
	BufferTarget,
	CanvasSource,
	canEncodeVideo,
	Input,
	Mp4OutputFormat,
	Output,
	QUALITY_HIGH,
} from "mediabunny";

/** The longest side of the film that is made, px: a phone shows it in a bubble. */
const LONGEST_PX = 640;
/** More pictures than these, or more seconds, are no short moving picture. */
const MAX_FRAMES = 900;
const MAX_SECONDS = 60;
const MICROSECONDS = 1_000_000;
/** Browsers show a picture for as long that asks for less, or for no time. */
const MIN_FRAME_S = 0.02;
const USUAL_FRAME_S = 0.1;

/** H.264 takes even sides only. */
function evenSize(width: number, height: number): { width: number; height: number } {
	const scale = Math.min(1, LONGEST_PX / Math.max(width, height));
	const even = (side: number): number => Math.max(2, Math.round((side * scale) / 2) * 2);
	return { width: even(width), height: even(height) };
}

export interface MadeFilm {
	blob: Blob;
	width: number;
	height: number;
	seconds: number;
}

/**
 * A GIF as a film without sound, which is what WhatsApp calls a GIF, and a tenth of its size. Null: it does not move, is long,
 * or this browser cannot read its pictures one by one, or writes no H.264.
 */
export async function gifToFilm(gif: Blob): Promise<MadeFilm | null> {
	if (typeof ImageDecoder === "undefined" || typeof VideoEncoder === "undefined") return null;
	const decoder = new ImageDecoder({ data: await gif.arrayBuffer(), type: "image/gif" });
	try {
		await decoder.completed;
		const frames = decoder.tracks.selectedTrack?.frameCount ?? 0;
		return frames < 2 || frames > MAX_FRAMES ? null : await film(decoder, frames);
	} finally {
		decoder.close();
	}
}

async function film(decoder: ImageDecoder, frames: number): Promise<MadeFilm | null> {
	const { image: first } = await decoder.decode({ frameIndex: 0 });
	const size = evenSize(first.displayWidth, first.displayHeight);
	first.close();
	if (!(await canEncodeVideo("avc", size))) return null;
	const canvas = new OffscreenCanvas(size.width, size.height);
	const context = canvas.getContext("2d");
	if (!context) return null;
	const target = new BufferTarget();
	const output = new Output({ format: new Mp4OutputFormat({ fastStart: "in-memory" }), target });
	const source = new CanvasSource(canvas, { codec: "avc", bitrate: QUALITY_HIGH });
	output.addVideoTrack(source);
	await output.start();
	let seconds = 0;
	for (let frameIndex = 0; frameIndex < frames && seconds < MAX_SECONDS; frameIndex += 1) {
		const { image } = await decoder.decode({ frameIndex });
		// A film has no holes.
		context.fillStyle = "#fff";
		context.fillRect(0, 0, size.width, size.height);
		context.drawImage(image, 0, 0, size.width, size.height);
		const told = (image.duration ?? 0) / MICROSECONDS;
		image.close();
		const shown = told < MIN_FRAME_S ? USUAL_FRAME_S : told;
		await source.add(seconds, shown);
		seconds += shown;
	}
	await output.finalize();
	return target.buffer
		? { blob: new Blob([target.buffer], { type: "video/mp4" }), ...size, seconds }
		: null;
}

/** Whether a film has no sound. */
export async function isSilent(blob: Blob): Promise<boolean> {
	const input = new Input({ formats: ALL_FORMATS, source: new BlobSource(blob) });
	try {
		return (await input.getPrimaryAudioTrack()) === null;
	} catch {
		return false;
	} finally {
		input.dispose();
	}
}
