import { useCallback, useState } from "react";
import type { JumpTarget } from "./use-jump.ts";

/** The message to open a conversation at, and the search words that found it. */
export interface OpeningPlace extends JumpTarget {
	contactId: string;
	q: string;
}

/**
 * State of the search in one conversation: whether its bar is open, its words and the message to
 * scroll to.
 */
export function useConversationSearch(place: OpeningPlace | null) {
	const [isOpen, setIsOpen] = useState(false);
	const [found, setFound] = useState<{ target: JumpTarget; q: string } | null>(null);
	const [initial, setInitial] = useState<{ q: string; messageId: string } | null>(null);
	// Another hit was chosen in the list's search: it replaces the one shown before.
	const [seenPlace, setSeenPlace] = useState<OpeningPlace | null>(null);
	if (place !== seenPlace) {
		setSeenPlace(place);
		if (place) {
			setFound({ target: place, q: place.q });
			// A place that nobody searched for is only shown.
			setInitial(place.q === "" ? null : { q: place.q, messageId: place.messageId });
			setIsOpen(place.q !== "");
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
	/** To a message that no search found. */
	const goTo = useCallback(
		(messageId: string) =>
			setFound((last) => ({
				target: { messageId, turn: (last?.target.turn ?? 0) + 1 },
				q: last?.q ?? "",
			})),
		[],
	);
	return {
		goTo,
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
