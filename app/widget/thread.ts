import type { VisitorMessage, VisitorServerFrame } from "../contracts/webchat.ts";
import type { Queued } from "./browser-memory.ts";

/** One message as shown. */
export interface Bubble {
	id: string;
	from: "me" | "team";
	author: string | null;
	text: string;
	at: number;
	state: "waiting" | "refused" | "there" | "deleted";
}

export type Thread = ReturnType<typeof createThread>;

/**
 * The conversation as this browser knows it. It uses neither clock nor page: what is shown follows
 * from frames.
 */
export function createThread() {
	const known = new Map<string, VisitorMessage>();
	const refused = new Map<string, Queued>();
	let seq: number | null = null;

	const sorted = (): VisitorMessage[] =>
		Array.from(known.values()).sort((a, b) => a.at - b.at || a.arrival - b.arrival);

	return {
		/** Sequence number to reconnect with; null before the first frame. */
		since: () => seq,

		/** Applies a frame; returns the ids of its messages. */
		apply(frame: Extract<VisitorServerFrame, { messages: VisitorMessage[] }>): string[] {
			if (frame.type === "hello" && frame.isWhole) known.clear();
			seq = frame.seq;
			for (const message of frame.messages) {
				const older = known.get(message.id);
				// Frames of two sockets may arrive out of order.
				if (!older || older.seq <= message.seq) known.set(message.id, message);
				refused.delete(message.id);
			}
			return frame.messages.map(({ id }) => id);
		},

		refuse(message: Queued): void {
			refused.set(message.id, message);
		},

		has: (id: string): boolean => known.has(id),

		/** The messages in order; unconfirmed ones come last. */
		bubbles(waiting: readonly Queued[]): Bubble[] {
			const mine = (message: Queued, state: Bubble["state"]): Bubble => ({
				...message,
				from: "me",
				author: null,
				state,
			});
			return [
				...sorted().map(({ id, from, author, text, at, isDeleted }): Bubble => ({
					id,
					from,
					author,
					text,
					at,
					state: isDeleted ? "deleted" : "there",
				})),
				...Array.from(refused.values()).map((message) => mine(message, "refused")),
				...waiting.filter(({ id }) => !known.has(id)).map((message) => mine(message, "waiting")),
			];
		},

		/** Order of arrival of the team's newest message; 0 when there is none. */
		newestOfTeam: (): number =>
			sorted().reduce(
				(newest, { from, arrival }) => (from === "team" ? Math.max(newest, arrival) : newest),
				0,
			),

		/** How many messages of the team have not been on the screen yet. */
		unread: (seen: number): number =>
			sorted().filter(
				({ from, arrival, isDeleted }) => from === "team" && !isDeleted && arrival > seen,
			).length,

		/** Whether the channel does not know yet that everything was read. */
		hasToTellRead: (): boolean =>
			sorted().some(({ from, status }) => from === "team" && status !== "read"),
	};
}
