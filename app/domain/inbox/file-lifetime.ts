// How long a workspace keeps the files of its messages. The messages themselves stay, with their words.

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days that can be chosen, shortest first. */
export const FILE_LIFETIMES = [90, 365, 730] as const;
export type FileLifetime = (typeof FILE_LIFETIMES)[number];

/** A stored or typed count of days; null: always, also for one of a release that knew others. */
export const parseLifetime = (days: number | null): FileLifetime | null =>
	FILE_LIFETIMES.find((known) => known === days) ?? null;

/** Files of messages before this moment go; epoch ms. */
export const expiryOf = (days: FileLifetime, now: number): number => now - days * DAY_MS;

/** Whether a change lets files go that would have stayed: then it is asked about. */
export const isShorter = (next: FileLifetime | null, before: FileLifetime | null): boolean =>
	next !== null && (before === null || next < before);
