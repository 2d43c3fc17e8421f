/** A film that tells nothing by then goes without. */
const TOLD_WITHIN_MS = 4000;

/** Length and size of a film or a recording, as this browser can tell. */
export function readPlayed(
	blob: Blob,
	kind: "video" | "audio",
): Promise<{ seconds?: number; width?: number; height?: number }> {
	const media = document.createElement(kind);
	const address = URL.createObjectURL(blob);
	return new Promise((resolve) => {
		const end = (): void => {
			clearTimeout(timer);
			const { duration } = media;
			const size =
				media instanceof HTMLVideoElement && media.videoWidth > 0
					? { width: media.videoWidth, height: media.videoHeight }
					: {};
			// A recording without a length in its head is infinitely long to browsers.
			const isTold = Number.isFinite(duration) && duration > 0;
			resolve({ ...size, ...(isTold && { seconds: Math.round(duration * 10) / 10 }) });
			media.removeAttribute("src");
			URL.revokeObjectURL(address);
		};
		const timer = setTimeout(end, TOLD_WITHIN_MS);
		media.preload = "metadata";
		media.onloadedmetadata = end;
		media.onerror = end;
		media.src = address;
	});
}
