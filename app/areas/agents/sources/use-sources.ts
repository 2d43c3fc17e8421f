import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import type { KnowledgePlace } from "#app/contracts/knowledge.ts";
import type { Source } from "./forms.ts";
import { listSources } from "./sources-api.ts";

/** While something is being read. */
const LOOK_AGAIN_MS = 2_500;

export const isBusy = ({ state }: Source): boolean => state === "waiting" || state === "reading";

/** The sources of a place, looked at again while one is read. The page is read anew when one is done. */
export function useSources(place: KnowledgePlace) {
	const client = useQueryClient();
	const { revalidate } = useRevalidator();
	const queryKey = ["sources", place];
	const query = useQuery({
		queryKey,
		queryFn: ({ signal }) => listSources(place, signal),
		retry: false,
		// Another person in this tab must not see it.
		gcTime: 0,
		refetchInterval: ({ state }) => (state.data?.some(isBusy) ? LOOK_AGAIN_MS : false),
	});
	const reading = query.data?.filter(isBusy).length ?? 0;
	const before = useRef(reading);
	useEffect(() => {
		if (reading < before.current) void revalidate();
		before.current = reading;
	}, [reading, revalidate]);
	return {
		query,
		/** What was changed here is there at once; the rest follows. */
		async readAgain(): Promise<void> {
			await client.invalidateQueries({ queryKey });
		},
	};
}
