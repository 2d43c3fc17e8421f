import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { SearchPage } from "#app/contracts/whatsapp.ts";
import { useInboxParts } from "../store/inbox-context.ts";

/** A single letter would match nearly everything. */
export const MIN_SEARCH_LENGTH = 2;

export interface MessageSearch {
	/** The words that the hits were found by. */
	q: string;
	hits: SearchPage["hits"];
	isCut: boolean;
	isLoading: boolean;
	isFailed: boolean;
	retry: () => void;
}

const NO_HITS: SearchPage["hits"] = [];

/**
 * Messages that contain all words of `q`, in one conversation or (contactId null) in the whole
 * channel.
 */
export function useMessageSearch(q: string, contactId: string | null): MessageSearch {
	const { store } = useInboxParts();
	const isWanted = q.length >= MIN_SEARCH_LENGTH;
	const query = useQuery({
		...store.searchQuery(q, contactId),
		enabled: isWanted,
		placeholderData: keepPreviousData,
	});
	return {
		q,
		hits: isWanted ? (query.data?.hits ?? NO_HITS) : NO_HITS,
		isCut: query.data?.isCut ?? false,
		isLoading: isWanted && (query.isPending || query.isPlaceholderData),
		isFailed: isWanted && query.isError,
		retry: () => void query.refetch(),
	};
}

/** `text` once it has not changed for `restMs`. Clearing it acts at once. */
export function useRested(text: string, restMs: number): string {
	const [rested, setRested] = useState(text);
	useEffect(() => {
		const timer = setTimeout(() => setRested(text), text === "" ? 0 : restMs);
		return () => clearTimeout(timer);
	}, [restMs, text]);
	return rested;
}
