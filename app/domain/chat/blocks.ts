/**
 * Neighbouring messages that are drawn, or left out, together. A conversation is cut once: neither older messages nor
 * newer ones move a cut, so what stands on the screen is never made anew.
 */
export interface Block<M> {
	/** Id of its first message. */
	id: string;
	messages: readonly M[];
	/** What stands above and below decides about day separators and joined bubbles. */
	before: M | null;
	after: M | null;
}

/** Some screens of a phone, one or two of a desk. */
export const BLOCK_SIZE = 30;

/** Cuts an ascending conversation where `known` was cut before; a block that did not change is the same object. */
export function cutBlocks<M extends { id: string }>(
	messages: readonly M[],
	known: readonly Block<M>[],
): readonly Block<M>[] {
	const earlier = new Map(known.map((block) => [block.id, block]));
	const starts: number[] = [];
	for (const [index, { id }] of messages.entries()) {
		const isFull = index - (starts.at(-1) ?? -BLOCK_SIZE) >= BLOCK_SIZE;
		if (isFull || earlier.has(id)) starts.push(index);
	}
	return starts.map((start, at) => {
		const end = starts[at + 1] ?? messages.length;
		const own = messages.slice(start, end);
		const id = own[0]?.id ?? "";
		const before = messages[start - 1] ?? null;
		const after = messages[end] ?? null;
		const same = earlier.get(id);
		return same && isSame(same, own, before, after) ? same : { id, messages: own, before, after };
	});
}

function isSame<M>(
	block: Block<M>,
	messages: readonly M[],
	before: M | null,
	after: M | null,
): boolean {
	return (
		block.before === before &&
		block.after === after &&
		block.messages.length === messages.length &&
		block.messages.every((message, index) => message === messages[index])
	);
}
