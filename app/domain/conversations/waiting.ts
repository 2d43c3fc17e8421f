// Since when a customer waits for somebody of the team.
import type { Handler } from "../agents/answering.ts";
import type { Direction } from "../inbox/message.ts";

/** From here on a wait is shown as a long one. */
export const LONG_WAIT_MS = 15 * 60_000;

/** What an entry of the ledger does to its contact's waiting. */
export type Waiting = "begins" | "ends" | "stays";

/** What is known of who waits. */
export interface Awaited {
	status: "active" | "closed";
	handler: Handler;
	/** The first message nobody answered yet, epoch ms; absent where an earlier release told of the conversation. */
	waitingSince?: number | null | undefined;
	lastDirection: Direction | null;
	lastActivityAt: number;
}

/**
 * Since when the customer of a conversation waits for a person, epoch ms; null while nobody does: somebody answered, an
 * agent is at it, or it is over. Of what an earlier release told, the last message is the best that is known.
 */
export function waitsForPersonSince(one: Awaited): number | null {
	if (one.status !== "active" || one.handler === "agent") return null;
	if (one.waitingSince !== undefined) return one.waitingSince;
	return one.lastDirection === "incoming" ? one.lastActivityAt : null;
}
