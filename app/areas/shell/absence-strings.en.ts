import type { pt } from "./absence-strings.pt.ts";

export const en: typeof pt = {
	label: "Getting conversations",
	available: "Available",
	away: "Away",
	mark: "away",
	awayUntil: (time) => `Away until ${time}`,
	awayForAnHour: "Away for 1 hour",
	nowAvailable: "You are available",
	nowAway: "You are away and get no conversations",
	failed: "The change was not saved",
};
