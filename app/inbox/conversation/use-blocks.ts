import { useState } from "react";
import { type Block, cutBlocks } from "#app/domain/chat/blocks.ts";

/** The conversation in blocks; where it was cut stays cut while messages come. */
export function useBlocks<M extends { id: string }>(messages: readonly M[]): readonly Block<M>[] {
	const [cut, setCut] = useState(() => ({ messages, blocks: cutBlocks(messages, []) }));
	if (cut.messages === messages) return cut.blocks;
	const blocks = cutBlocks(messages, cut.blocks);
	setCut({ messages, blocks });
	return blocks;
}
