import type { ConversationOverview, ConversationSummary } from "#app/contracts/conversations.ts";

/** As many as the hub remembers: who missed more reads the list again. */
const REMEMBERED = 100;

/** What the workspace's line has said of conversations, so that an answer read before it brings nothing back. */
export function createHeard() {
	const changes = new Map<string, { seq: number; conversation: ConversationSummary }>();
	let counted: { seq: number; overview: ConversationOverview } | null = null;
	let upTo = 0;

	return {
		/** Up to where everything is known here. */
		upTo: (): number => upTo,

		/** Keeps changes; `overview` are the figures after them. */
		note(
			seq: number,
			conversations: readonly ConversationSummary[],
			overview: ConversationOverview,
		): void {
			upTo = Math.max(upTo, seq);
			counted = { seq, overview };
			for (const conversation of conversations) {
				changes.delete(conversation.id);
				changes.set(conversation.id, { seq, conversation });
			}
			for (const id of changes.keys()) {
				if (changes.size <= REMEMBERED) break;
				changes.delete(id);
			}
		},

		/** An answer of this `seq` was read. */
		noteRead(seq: number): void {
			upTo = Math.max(upTo, seq === Number.MAX_SAFE_INTEGER ? 0 : seq);
		},

		/** What changed after an answer was read. */
		after: (seq: number): ConversationSummary[] =>
			[...changes.values()].flatMap((one) => (one.seq > seq ? one.conversation : [])),

		/** The figures beside a list: the answer's, or newer ones. */
		newest: (seq: number, overview: ConversationOverview): ConversationOverview =>
			counted !== null && counted.seq > seq ? counted.overview : overview,
	};
}
