// How loud a recording is, as it is drawn while it is made and stored with its message.
import { MAX_WAVEFORM } from "../inbox/outgoing-file.ts";

/** Longest recording, s. */
export const MAX_VOICE_SECONDS = 15 * 60;
/** Shorter than this it was a slip of the hand, s. */
export const MIN_VOICE_SECONDS = 0.5;

/** How loud one moment was, 0 to 1, by the samples of an AnalyserNode (-1 to 1). Speech is quiet: its root mean square is lifted. */
export function levelOf(samples: ArrayLike<number>): number {
	let sum = 0;
	for (let at = 0; at < samples.length; at += 1) sum += (samples[at] ?? 0) ** 2;
	const loudness = samples.length === 0 ? 0 : Math.sqrt(sum / samples.length);
	return Math.min(1, Math.sqrt(loudness) * 1.4);
}

/** At most MAX_WAVEFORM whole numbers from 0 to 100, the loudest of which is 100; silence stays silent. */
export function toWaveform(levels: readonly number[]): number[] {
	const count = Math.min(MAX_WAVEFORM, levels.length);
	const loudest = Math.max(0, ...levels);
	return Array.from({ length: count }, (_, at) => {
		const part = levels.slice(
			Math.floor((at * levels.length) / count),
			Math.max(
				Math.floor((at * levels.length) / count) + 1,
				Math.floor(((at + 1) * levels.length) / count),
			),
		);
		return loudest === 0 ? 0 : Math.round((Math.max(...part) / loudest) * 100);
	});
}
