import { createContext } from "react";
import type { ConversationSummary } from "#app/contracts/conversations.ts";

/** The list as it is now, for whoever puts conversations away (use-leaving.ts). */
export interface ShownList {
	opened: ConversationSummary | undefined;
	/** Ids, in their order. */
	listed: readonly string[];
	/** In a search, or among closed ones, what is put away stays, and stays open. */
	keeps: boolean;
	open: (one: ConversationSummary) => void;
	/** Null leads to the list. */
	openById: (id: string | null) => void;
}

/** Asked by events, not while drawing. */
export const ShownListContext = createContext<(() => ShownList) | null>(null);
