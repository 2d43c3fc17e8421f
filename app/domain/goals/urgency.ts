// How a conversation in a list is marked: with goals they decide, without the time that its customer waits.
import { LONG_WAIT_MS } from "../conversations/waiting.ts";
import { type Due, lateSince } from "./goal.ts";

/** `late`: a goal was missed; `long`: the customer waits for long, or the answer is due soon. */
export type Urgency = "late" | "long";

/** From here on a wait is shown: when so much of the time until the answer is due has passed. */
const SOON = 2 / 3;

/** @param one `waitingSince`: since when its customer waits for a person, epoch ms; null: they do not */
export function urgencyOf(
	one: { waitingSince: number | null; due: Due | undefined },
	now: number,
): Urgency | null {
	const { waitingSince, due } = one;
	if (lateSince(due, now) !== null) return "late";
	if (waitingSince === null) return null;
	const answer = due?.answer ?? null;
	const isLong =
		answer === null
			? now - waitingSince >= LONG_WAIT_MS
			: now - waitingSince >= (answer - waitingSince) * SOON;
	return isLong ? "long" : null;
}
