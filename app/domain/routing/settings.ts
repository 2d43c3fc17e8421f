// Issue 19: how conversations that nobody has find somebody. Record 130.

/** `nobody`: people take what they see; in turn; or whoever has the fewest. */
export const ROUTING_MODES = ["nobody", "round_robin", "least_busy"] as const;
export type RoutingMode = (typeof ROUTING_MODES)[number];

/** Who gets what its person did not answer in time: the next one, or whoever takes it from the queue. */
export const GIVE_BACK_TO = ["next", "queue"] as const;
export type GiveBackTo = (typeof GIVE_BACK_TO)[number];

/** The rules of a workspace, or of one department. */
export interface RoutingRules {
	mode: RoutingMode;
	/** Minutes that somebody has for the first answer; null: what was given stays. */
	giveBackMinutes: number | null;
	giveBackTo: GiveBackTo;
}

/** Of a workspace that chose nothing. */
export const DEFAULT_RULES: RoutingRules = {
	mode: "nobody",
	giveBackMinutes: 15,
	giveBackTo: "next",
};

/** Open conversations that somebody has at most before they are given no more, where nothing was chosen. */
export const DEFAULT_CAPACITY = 10;
export const MAX_CAPACITY = 500;
/** A day: what waits for longer is nobody's any more in any case. */
export const MAX_GIVE_BACK_MINUTES = 24 * 60;

/** Whether somebody can have so many. */
export const isCapacity = (value: number): boolean =>
	Number.isInteger(value) && value >= 1 && value <= MAX_CAPACITY;

/** Whether somebody can be given so long. */
export const isGiveBackTime = (minutes: number): boolean =>
	Number.isInteger(minutes) && minutes >= 1 && minutes <= MAX_GIVE_BACK_MINUTES;
