import type { VisitorMessage, VisitorServerFrame } from "../contracts/webchat.ts";
import type { Queued } from "./browser-memory.ts";

/** One bubble. */
export interface Bubble {
	id: string;
	from: "me" | "team";
	author: string | null;
	text: string;
	at: number;
	state: "waiting" | "refused" | "there" | "deleted";
}

export type Thread = ReturnType<typeof createThread>;

/** The conversation as this browser knows it. No clock and no page: what is shown follows from frames. */
export function createThread() {
	const known = new Map<string, VisitorMessage>();
	const refused = new Map<string, Queued>();
	let seq: number | null = null;

	const sorted = (): VisitorMessage[] =>
		Array.from(known.values()).sort((a, b) => a.at - b.at || a.arrival - b.arrival);

	return {
		/** What a socket asks with when it comes back; null before the first frame. */
		since: () => seq,

		/** Takes a frame over; answers the ids it told of. */
		apply(frame: Extract<VisitorServerFrame, { messages: VisitorMessage[] }>): string[] {
			if (frame.type === "hello" && frame.isWhole) known.clear();
			seq = frame.seq;
			for (const message of frame.messages) {
				const older = known.get(message.id);
				// Two frames may overtake each other over two sockets.
				if (!older || older.seq <= message.seq) known.set(message.id, message);
				refused.delete(message.id);
			}
			return frame.messages.map(({ id }) => id);
		},

		refuse(message: Queued): void {
			refused.set(message.id, message);
		},

		has: (id: string): boolean => known.has(id),

		/** In the order they were said; what waits comes last. */
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

		/** The team's newest, by order of arrival; 0 when it has said nothing yet. */
		newestOfTeam: (): number =>
			sorted().reduce(
				(newest, { from, arrival }) => (from === "team" ? Math.max(newest, arrival) : newest),
				0,
			),

		/** Of the team, and not on the screen yet. */
		unread: (seen: number): number =>
			sorted().filter(
				({ from, arrival, isDeleted }) => from === "team" && !isDeleted && arrival > seen,
			).length,

		/** Whether the team does not know yet that all of it was read. */
		hasToTellRead: (): boolean =>
			sorted().some(({ from, status }) => from === "team" && status !== "read"),
	};
}
