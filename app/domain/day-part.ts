export type DayPart = "morning" | "afternoon" | "evening";

/** Morning before 12 h, afternoon before 18 h, then evening (spec 1, section 2); `hour` 0 to 23 in the person's zone. */
export function dayPart(hour: number): DayPart {
	if (hour < 12) return "morning";
	return hour < 18 ? "afternoon" : "evening";
}
