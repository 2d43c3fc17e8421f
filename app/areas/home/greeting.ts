// Spec 1, section 2: Home dashboard.

export type DayPart = "morning" | "afternoon" | "evening";

/**
 * Morning before 12 h, afternoon before 18 h, then evening; `hour` 0 to 23 in the person's zone.
 */
export function dayPart(hour: number): DayPart {
	if (hour < 12) return "morning";
	return hour < 18 ? "afternoon" : "evening";
}

/** The full name, else the part of the e-mail before the @, else `someone`. */
export function greetingName(fullName: string, email: string, someone: string): string {
	return fullName.trim() || email.split("@")[0]?.trim() || someone;
}
