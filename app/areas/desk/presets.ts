// Weeks that most shops have, to begin with.
import type { OpenHours } from "#app/domain/channels/business-hours.ts";

const HOUR = 60;
const WORKDAYS = [1, 2, 3, 4, 5] as const;

const daily = (days: readonly OpenHours["day"][], from: number, to: number): OpenHours[] =>
	days.map((day) => ({ day, from: from * HOUR, to: to * HOUR }));

export const PRESETS = {
	workdays: daily(WORKDAYS, 9, 18),
	saturdays: [...daily(WORKDAYS, 9, 18), ...daily([6], 9, 13)],
	lunch: WORKDAYS.flatMap((day) => [...daily([day], 8, 12), ...daily([day], 13, 18)]),
	everyDay: daily([0, ...WORKDAYS, 6], 10, 22),
} satisfies Record<string, OpenHours[]>;
export type Preset = keyof typeof PRESETS;
export const PRESET_NAMES = Object.keys(PRESETS) as Preset[];
