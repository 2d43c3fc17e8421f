import type { ConversationPage, ConversationSummary } from "#app/contracts/conversations.ts";

/** Newest activity first; by id where two moved in the same moment, as the server has it. */
function compare(a: ConversationSummary, b: ConversationSummary): number {
	return b.lastActivityAt - a.lastActivityAt || (a.id < b.id ? 1 : -1);
}

/**
 * What is shown, with its beginning read anew. As far as the fresh page reaches it alone says what
 * there is; what was loaded behind it stays.
 */
export function mergeFresh(shown: ConversationPage, fresh: ConversationPage): ConversationPage {
	const last = fresh.conversations.at(-1);
	if (fresh.nextCursor === null || last === undefined) return fresh;
	const known = new Set(fresh.conversations.map(({ id }) => id));
	const behind = shown.conversations.filter((one) => !known.has(one.id) && compare(last, one) < 0);
	return {
		conversations: [...fresh.conversations, ...behind],
		// What was not loaded behind the fresh page begins where that page ends.
		nextCursor: behind.length === 0 ? fresh.nextCursor : shown.nextCursor,
	};
}
