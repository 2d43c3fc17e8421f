// Begun by the first message, gone on with soon after closing, over by silence.
import { INACTIVE_AFTER_MS, REOPEN_WITHIN_MS } from "./conversation.ts";

/** The state of a contact's conversation. Moments are epoch ms. */
export interface Dialogue {
	/** Null before the first one. */
	conversationId: string | null;
	/** When a member closed it, or silence did; null while it is open. */
	closedAt: number | null;
	/** The last message; 0 for none yet. */
	lastActivityAt: number;
}

/** What a message does to the dialogue of its contact. */
export type DialogueStep = "stays" | "begins" | "reopens";

/** When silence ended an open dialogue; null while it is not silent for so long. */
export function silentSince({ closedAt, lastActivityAt }: Dialogue, now: number): number | null {
	if (closedAt !== null || lastActivityAt === 0) return null;
	const at = lastActivityAt + INACTIVE_AFTER_MS;
	return at <= now ? at : null;
}

/** @param said.at the moment it is sorted by: what was said before the closing opens nothing */
export function decideStep(
	dialogue: Dialogue,
	said: { by: "customer" | "us"; at: number },
): DialogueStep {
	const { conversationId, closedAt } = dialogue;
	const endedAt = closedAt ?? silentSince(dialogue, said.at);
	if (endedAt !== null && said.at <= endedAt) return "stays";
	if (conversationId === null) return "begins";
	if (endedAt === null) return "stays";
	if (said.at - endedAt > REOPEN_WITHIN_MS) return "begins";
	// Our own last word after closing is no reason to go on. Silence nobody noted yet closed nothing.
	return said.by === "customer" && closedAt !== null ? "reopens" : "stays";
}

/** What a text of ours does to a conversation that is closed: said above the composer before it is written. */
export const ownWordBegins = (closedAt: number, now: number): boolean =>
	now - closedAt > REOPEN_WITHIN_MS;

/** When the dialogue that a new one follows was over. */
export const endedAtBefore = (dialogue: Dialogue, at: number): number =>
	dialogue.closedAt ?? silentSince(dialogue, at) ?? at;
