import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { SearchAnswer } from "#app/contracts/conversation-answers.ts";
import { searchBeyond } from "#app/inbox/search-api.ts";
import type { ListFilter } from "./filters.ts";

/** A single letter would match nearly everything. */
const MIN_TYPED = 2;

export const isSearch = ({ q }: Pick<ListFilter, "q">): boolean => q.length >= MIN_TYPED;

export interface SearchBeyond {
	/** Null: the first answer has not come. */
	answer: SearchAnswer | null;
	/** The answer shown is of former words. */
	isLoading: boolean;
	isFailed: boolean;
	retry: () => void;
}

/** What the channels find, besides the list itself: people whose conversation ended, and words of messages. */
export function useSearchBeyond({ q, channelId }: ListFilter): SearchBeyond {
	const query = useQuery({
		queryKey: ["conversation-search", q, channelId ?? ""],
		queryFn: ({ signal }) => searchBeyond(q, channelId ?? null, signal),
		placeholderData: keepPreviousData,
	});
	return {
		answer: query.data ?? null,
		isLoading: query.isPending || query.isPlaceholderData,
		isFailed: query.isError,
		retry: () => void query.refetch(),
	};
}
