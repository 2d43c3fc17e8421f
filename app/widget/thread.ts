import type { VisitorMessage, VisitorServerFrame } from "../contracts/webchat.ts";
import type { Queued } from "./browser-memory.ts";
import type { ShownFile } from "./file-view.ts";
import type { Upload } from "./uploads.ts";
import type { FileTrouble } from "./webchat-files.ts";

/** One message as shown. */
export interface Bubble {
	id: string;
	from: "me" | "team";
	author: string | null;
	text: string;
	at: number;
	state: "waiting" | "refused" | "there" | "deleted";
	file?: ShownFile | undefined;
	/** Why a file was refused. */
	trouble?: FileTrouble | null;
	/** Emoji of the team. */
	reactions?: string[] | undefined;
	isEdited?: boolean | undefined;
}

const bubbleOf = ({ id, at, file, trouble }: Upload): Bubble => ({
	id,
	from: "me",
	author: null,
	text: "",
	at,
	state: trouble === null ? "waiting" : "refused",
	file: { name: file.name, mimetype: file.type, bytes: file.size },
	trouble,
});

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

		/** The messages in order; unconfirmed ones come last, files among them by the time of writing. */
		bubbles(waiting: readonly Queued[], uploads: readonly Upload[] = []): Bubble[] {
			const mine = (message: Queued, state: Bubble["state"]): Bubble => ({
				...message,
				from: "me",
				author: null,
				state,
			});
			return [
				...sorted().map(
					({ id, from, author, text, at, isDeleted, file, reactions, isEdited }): Bubble => ({
						id,
						from,
						author,
						text,
						at,
						state: isDeleted ? "deleted" : "there",
						file,
						reactions,
						isEdited,
					}),
				),
				...Array.from(refused.values()).map((message) => mine(message, "refused")),
				...[
					...waiting.filter(({ id }) => !known.has(id)).map((message) => mine(message, "waiting")),
					...uploads.filter(({ id }) => !known.has(id)).map(bubbleOf),
				].sort((a, b) => a.at - b.at),
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
