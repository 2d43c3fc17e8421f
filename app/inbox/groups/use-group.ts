import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ContactView } from "#app/contracts/frames.ts";
import { useInboxParts } from "../store/inbox-context.ts";
import { readGroup } from "./groups-api.ts";

/** The group says when its members changed; who writes first comes in without saying so. */
const FRESH_MS = 60_000;
/** While the gateway is asked, for the case that it cannot answer: then nothing changes. */
const ASK_AGAIN_MS = 2_000;

/** Who is in a group; read again whenever the group says that it changed. */
export function useGroup({ id, groupAt }: Pick<ContactView, "id" | "groupAt">) {
	const { me, instance } = useInboxParts();
	return useQuery({
		queryKey: ["group", me.memberId, instance.id, id, groupAt ?? 0],
		queryFn: ({ signal }) => readGroup(instance.id, id, signal),
		placeholderData: keepPreviousData,
		staleTime: FRESH_MS,
		refetchInterval: ({ state }) => (state.data?.isLoading ? ASK_AGAIN_MS : false),
		// Another person in this tab must not see it.
		gcTime: 0,
	});
}
