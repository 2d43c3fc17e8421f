import { type QueryClient, skipToken, useQuery } from "@tanstack/react-query";
import type { ConversationSummary, PinnedConversations } from "#app/contracts/conversations.ts";

const keyOf = (memberId: string) => ["conversations-pinned", memberId];
const NONE: PinnedConversations = { seq: -1, pinned: [] };

/** What a member pinned, the last one first. @param opening as the page was answered with */
export function usePinned(
	memberId: string,
	opening: PinnedConversations = NONE,
): PinnedConversations["pinned"] {
	const { data = opening } = useQuery<PinnedConversations>({
		queryKey: keyOf(memberId),
		// It comes beside lists and by the workspace's line.
		queryFn: skipToken,
		initialData: opening,
		staleTime: Number.POSITIVE_INFINITY,
	});
	return data.pinned;
}

/** Takes an answer or a frame; nothing changes by one that is not newer. */
export const takePinned = (
	client: QueryClient,
	memberId: string,
	next: PinnedConversations,
): void =>
	void client.setQueryData<PinnedConversations>(keyOf(memberId), (known) =>
		known !== undefined && known.seq >= next.seq ? known : next,
	);

/** Puts changes of conversations to what is pinned. @param changed what becomes of one; null: it stays as it is */
export const changePinned = (
	client: QueryClient,
	memberId: string,
	changed: (one: ConversationSummary) => ConversationSummary | null,
): void =>
	void client.setQueryData<PinnedConversations>(keyOf(memberId), (known) => {
		if (known === undefined) return known;
		const pinned = known.pinned.map((pin) => {
			const next = pin.conversation && changed(pin.conversation);
			return next ? { ...pin, conversation: next } : pin;
		});
		return { ...known, pinned };
	});
