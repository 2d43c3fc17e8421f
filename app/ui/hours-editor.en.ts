import type { HoursEditorStrings } from "./hours-editor.pt.ts";

export const en: HoursEditorStrings = {
	always: "Always",
	scheduled: "On set days and hours",
	day: (weekday) => `Open: ${weekday}`,
	from: (weekday) => `Start, ${weekday}`,
	to: (weekday) => `End, ${weekday}`,
	until: "to",
	closed: "Closed",
	notes: {
		next_day: "ends on the next day",
		midnight: "until midnight",
		all_day: "24 hours",
	},
	add: (weekday) => `Add hours: ${weekday}`,
	remove: (weekday) => `Remove hours: ${weekday}`,
	copy: "Copy to workdays",
	zone: "Time zone",
	zonePlaceholder: "City or region",
	zoneNone: "No time zone found",
};
