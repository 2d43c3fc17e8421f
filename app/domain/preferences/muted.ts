// What a person leaves out of the panel of notifications.
import { REPEATED_KINDS } from "../notifications/notification.ts";

/** Each kind that comes again by itself, and the samples of the demonstration together. */
export const MUTABLE = [...REPEATED_KINDS, "samples"] as const;
export type Mutable = (typeof MUTABLE)[number];

/** Names of a text like "invitation_accepted.samples"; those nobody knows are left out (A08). */
export function parseMuted(text: string | null): Mutable[] {
	const names = new Set((text ?? "").split("."));
	return MUTABLE.filter((name) => names.has(name));
}

/** One text for one set, whatever the order it was chosen in. */
export const formatMuted = (muted: readonly Mutable[]): string =>
	MUTABLE.filter((name) => muted.includes(name)).join(".");
