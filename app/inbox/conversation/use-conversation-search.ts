import { useCallback, useState } from "react";
import type { JumpTarget } from "./use-jump.ts";

/** A message to open a conversation at, and the words it was found by. */
export interface OpeningPlace extends JumpTarget {
	contactId: string;
	q: string;
}

/** The search of this conversation: its bar, what it looks for and where it leads. */
export function useConversationSearch(place: OpeningPlace | null) {
	const [isOpen, setIsOpen] = useState(false);
	const [found, setFound] = useState<{ target: JumpTarget; q: string } | null>(null);
	const [initial, setInitial] = useState<{ q: string; messageId: string } | null>(null);
	// Led here from the list's search once more: that message, not the one found last.
	const [seenPlace, setSeenPlace] = useState<OpeningPlace | null>(null);
	if (place !== seenPlace) {
		setSeenPlace(place);
		if (place) {
			setFound({ target: place, q: place.q });
			setInitial({ q: place.q, messageId: place.messageId });
			setIsOpen(true);
		}
	}
	const jump = useCallback(
		(messageId: string, q: string) =>
			setFound((last) => ({
				target: { messageId, turn: (last?.target.turn ?? 0) + 1, keepsFocus: true },
				q,
			})),
		[],
	);
	return {
		isOpen,
		initial,
		words: found?.q ?? "",
		target: found?.target ?? null,
		open: () => setIsOpen(true),
		close: () => {
			setIsOpen(false);
			setInitial(null);
			setFound(null);
		},
		jump,
	};
}
