// Spec 1, section 9: header data refreshes every 60 s, stale after 30 s.
import { queryOptions } from "@tanstack/react-query";
import { HeaderData } from "#app/contracts/header.ts";
import { callApi, parseAnswer } from "#app/ui/api-request.ts";
import { shouldRetry } from "#app/ui/query-client.ts";
import type { HeaderLine } from "#app/ui/workspace-events.ts";

/** How often the header asks, and how often it is said again that nothing changed. */
export const REFRESH_MS = 60_000;
const STALE_MS = 30_000;
/** As the specification's workspace query: 1 s doubled, at most 5 s. */
const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 5000;

/** Part of the cache's key, so that one member's header is never shown to another. */
export interface HeaderOwner {
	workspaceId: string;
	memberId: string;
}

/**
 * Asked once for each line, whose frames say what changes. Without a line it is asked again and again; so it is while
 * something is wrong, because that it is well again is told by the time alone.
 */
export const headerQuery = ({ workspaceId, memberId }: HeaderOwner, line: HeaderLine["state"]) =>
	queryOptions({
		queryKey: ["header", workspaceId, memberId],
		queryFn: async ({ signal }) =>
			parseAnswer(HeaderData, await callApi("/api/header", { signal })),
		enabled: line !== "connecting",
		staleTime: line === "pushed" ? Infinity : STALE_MS,
		refetchInterval: ({ state: { status, data } }) =>
			line === "pushed" && status === "success" && data?.system === "operational"
				? false
				: REFRESH_MS,
		retry: shouldRetry,
		retryDelay: (attempt) => Math.min(FIRST_RETRY_MS * 2 ** attempt, LAST_RETRY_MS),
	});
