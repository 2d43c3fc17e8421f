// A conversation put aside until a moment or until its customer writes, whichever comes first.
import { fail, ok, type Result } from "../result.ts";

/** Put aside until the customer writes: later than any moment a clock shows (the last one of a Date), epoch ms. */
export const UNTIL_WRITTEN = 8_640_000_000_000_000;
/** Nothing is put aside for longer than this. */
export const MAX_SNOOZE_MS = 366 * 24 * 60 * 60 * 1000;

/** What a member asks for: a moment (epoch ms), the customer's next message, or to have it back now. */
export type SnoozeWish = number | "written" | null;

/**
 * Until when the conversation stays aside, epoch ms; null: not at all. `invalid_request` for a moment that is over or too
 * far away.
 */
export function parseSnooze(
	wish: SnoozeWish,
	now: number,
): Result<number | null, "invalid_request"> {
	if (wish === null) return ok(null);
	if (wish === "written") return ok(UNTIL_WRITTEN);
	return wish > now && wish <= now + MAX_SNOOZE_MS ? ok(wish) : fail("invalid_request");
}

/** Whether a conversation that was put aside comes back now. */
export const isSnoozeOver = (until: number, now: number): boolean => until <= now;

/** What asks for the same again: for undoing. */
export function wishOf(until: number | null): SnoozeWish {
	return until === UNTIL_WRITTEN ? "written" : until;
}

/** What a wish comes to, before the server says so. */
export function untilOf(wish: SnoozeWish): number | null {
	return wish === "written" ? UNTIL_WRITTEN : wish;
}
