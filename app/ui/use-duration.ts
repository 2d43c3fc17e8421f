import { useFormat } from "#app/i18n/use-format.ts";

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
/** Above two days hours are hard to read. */
const DAY_MS = 24 * HOUR_MS;

/** Returns a formatter of durations (ms) in one unit, which both languages write alike: "850 ms", "1,2 s", "4,5 min", "2 h", "3 d". */
export function useDuration(): (ms: number) => string {
	const { decimal } = useFormat();
	return (ms) => {
		if (ms < SECOND_MS) return `${decimal(Math.round(ms))} ms`;
		if (ms < MINUTE_MS) return `${decimal(ms / SECOND_MS)} s`;
		if (ms < HOUR_MS) return `${decimal(ms / MINUTE_MS)} min`;
		if (ms < 2 * DAY_MS) return `${decimal(ms / HOUR_MS)} h`;
		return `${decimal(ms / DAY_MS)} d`;
	};
}
