// Spec 1, section 3: header data, system status. founding.md 11: real health.

export const SYSTEM_STATUSES = ["operational", "degraded", "down"] as const;
export type SystemStatus = (typeof SYSTEM_STATUSES)[number];

/** A job of the workspace that nothing could do is trouble for so long after. */
export const TROUBLE_WINDOW_MS = 15 * 60_000;

/** How the platform is for one workspace. */
export function judgeSystem(signals: {
	/** The database answered just now. */
	isDatabaseAnswering: boolean;
	/** This build may write to it. */
	isSchemaCurrent: boolean;
	/** Jobs of the workspace given up within TROUBLE_WINDOW_MS and not done since. */
	deadLetters: number;
}): SystemStatus {
	if (!signals.isDatabaseAnswering || !signals.isSchemaCurrent) return "down";
	return signals.deadLetters > 0 ? "degraded" : "operational";
}
