import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Returns a formatter of durations (ms) in one unit: "850 ms", "1,2 s", "4,5 min", "2 h". */
export function useDuration(): (ms: number) => string {
	const t = useStrings({ pt, en });
	const { decimal } = useFormat();
	return (ms) => {
		if (ms < SECOND_MS) return t.milliseconds(decimal(Math.round(ms)));
		if (ms < MINUTE_MS) return t.seconds(decimal(ms / SECOND_MS));
		if (ms < HOUR_MS) return t.minutes(decimal(ms / MINUTE_MS));
		return t.hours(decimal(ms / HOUR_MS));
	};
}
