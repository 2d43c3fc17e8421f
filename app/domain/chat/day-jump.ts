// "Ir para a data": the first message of a day, or of the next day that has any.

/**
 * The first loaded message from `at` on (epoch ms), where what is loaded is sure to hold it; null when it has to be
 * asked for. `messages` ascend; `hasEarlier` and `hasLater`: more of them are not loaded.
 */
export function findFrom(
	messages: readonly { id: string; sortAt: number }[],
	at: number,
	{ hasEarlier, hasLater }: { hasEarlier: boolean; hasLater: boolean },
): string | null {
	const index = messages.findIndex(({ sortAt }) => sortAt >= at);
	// Everything is older: the newest one is the nearest.
	if (index === -1) return hasLater ? null : (messages.at(-1)?.id ?? null);
	if (index === 0 && hasEarlier) return null;
	return messages[index]?.id ?? null;
}
