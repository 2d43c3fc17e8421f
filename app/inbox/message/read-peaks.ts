import { computePeaks, MAX_DRAWN } from "#app/domain/chat/recording.ts";

/** Enough for the height of bars, and a tenth of the memory. */
const SAMPLES_PER_SECOND = 8000;

/**
 * How loud a recording is in each of `bars` parts; null where it cannot be fetched, is too large, or this browser
 * cannot decode it.
 * @param address of our own media proxy
 */
export async function readPeaks(address: string, bars: number): Promise<number[] | null> {
	try {
		const path = address.replace(/^\/media\//u, "");
		const answer = await fetch(`/media/${path}`);
		const bytes = Number(answer.headers.get("content-length"));
		if (!answer.ok || bytes > MAX_DRAWN.bytes) return null;
		const decoder = new OfflineAudioContext(1, 1, SAMPLES_PER_SECOND);
		const sound = await decoder.decodeAudioData(await answer.arrayBuffer());
		return sound.duration > MAX_DRAWN.seconds ? null : computePeaks(sound.getChannelData(0), bars);
	} catch {
		return null;
	}
}
