// A recording as it is played in a conversation: how loud it is where, and how fast it runs.

const SPEEDS = [1, 1.5, 2] as const;
export type Speed = (typeof SPEEDS)[number];

/** The speed after this one; the first again after the last. */
export const nextSpeed = (speed: Speed): Speed =>
	SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1;

/** Longer or larger recordings are not looked into: decoded they would take too much memory. */
export const MAX_DRAWN = { bytes: 4 * 1024 * 1024, seconds: 15 * 60 };

/** Whether a recording may be fetched whole and decoded; what is not known of it counts as small. */
export const isDrawable = (known: { bytes?: number | undefined; seconds?: number | undefined }) =>
	(known.bytes ?? 0) <= MAX_DRAWN.bytes && (known.seconds ?? 0) <= MAX_DRAWN.seconds;

/** No bar is lower, or silence would look like a gap. */
const LOWEST = 0.08;

/** A stored waveform (0 to 100) as bars, 0 to 1. */
export const toBars = (waveform: readonly number[]): number[] =>
	waveform.map((level) => Math.min(1, Math.max(LOWEST, level / 100)));

/**
 * The loudest sample of each of `bars` equal parts, 0 to 1, where the loudest of all is 1. `samples` are -1 to 1.
 */
export function computePeaks(samples: ArrayLike<number>, bars: number): number[] {
	const peaks = Array.from({ length: bars }, (_, bar) => {
		const end = Math.floor(((bar + 1) * samples.length) / bars);
		let peak = 0;
		for (let at = Math.floor((bar * samples.length) / bars); at < end; at += 1)
			peak = Math.max(peak, Math.abs(samples[at] ?? 0));
		return peak;
	});
	const loudest = Math.max(...peaks);
	return peaks.map((peak) => Math.max(LOWEST, loudest === 0 ? 0 : peak / loudest));
}
