let playing: HTMLMediaElement | null = null;

/** Pauses what played before: two voices at once are none. */
export function playAlone(media: HTMLMediaElement): void {
	if (playing !== media) playing?.pause();
	playing = media;
}
