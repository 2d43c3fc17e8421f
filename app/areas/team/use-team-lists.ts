// Spec 1, section 9: team queries stale after 30 s, activity after 60 s, retained 5 to 10 minutes.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { ActivityList, InvitationList, MemberList } from "#app/contracts/team-lists.ts";
import type { TeamOverview } from "#app/contracts/team.ts";
import { callApi, parseAnswer } from "#app/ui/api-request.ts";
import { useWorkspaceEvent } from "#app/ui/workspace-events.ts";

const LISTS_FRESH_MS = 30_000;
const ACTIVITY_FRESH_MS = 60_000;
const LISTS_KEPT_MS = 5 * 60_000;
const ACTIVITY_KEPT_MS = 10 * 60_000;
/** A burst of changes causes one reading. */
const GATHER_MS = 150;
/** Poll interval while a mail's outcome is unknown, because the socket may be down. */
const DELIVERY_POLL_MS = 3000;

/** Keys contain the member, so that another person in the same tab never sees these lists (D13). */
const keyOf = (memberId: string, list?: "members" | "invitations" | "activity") =>
	list ? ["team", memberId, list] : ["team", memberId];

export function useMembers(memberId: string, loaded: MemberList) {
	return useQuery({
		queryKey: keyOf(memberId, "members"),
		queryFn: async ({ signal }) =>
			parseAnswer(MemberList, await callApi("/api/team/members", { signal })),
		initialData: loaded,
		staleTime: LISTS_FRESH_MS,
		gcTime: LISTS_KEPT_MS,
	});
}

export function useInvitations(memberId: string, loaded: InvitationList, isSending: boolean) {
	return useQuery({
		queryKey: keyOf(memberId, "invitations"),
		queryFn: async ({ signal }) =>
			parseAnswer(InvitationList, await callApi("/api/team/invitations", { signal })),
		initialData: loaded,
		staleTime: LISTS_FRESH_MS,
		gcTime: LISTS_KEPT_MS,
		refetchInterval: isSending ? DELIVERY_POLL_MS : false,
	});
}

export function useActivity(memberId: string, loaded: ActivityList) {
	return useQuery({
		queryKey: keyOf(memberId, "activity"),
		queryFn: async ({ signal }) =>
			parseAnswer(ActivityList, await callApi("/api/team/activity", { signal })),
		initialData: loaded,
		staleTime: ACTIVITY_FRESH_MS,
		gcTime: ACTIVITY_KEPT_MS,
	});
}

/**
 * Keeps the lists up to date: the loader's data replaces the cache, and events of the workspace's
 * socket have the lists read again. Returns a function that reports a change made here.
 */
export function useTeamFreshness(memberId: string, overview: TeamOverview): () => void {
	const client = useQueryClient();
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const seed = useEffectEvent(() => {
		client.setQueryData(keyOf(memberId, "members"), overview.members);
		client.setQueryData(keyOf(memberId, "invitations"), overview.invitations);
		client.setQueryData(keyOf(memberId, "activity"), overview.activity);
	});
	useEffect(() => seed(), [overview]);
	const reread = (): void => {
		timer.current ??= setTimeout(() => {
			timer.current = undefined;
			void client.invalidateQueries({ queryKey: keyOf(memberId) });
		}, GATHER_MS);
	};
	useEffect(() => () => clearTimeout(timer.current), []);
	useWorkspaceEvent("team_changed", reread);
	// `hello` is the first frame of a connection: changes before it were missed.
	useWorkspaceEvent("hello", reread);
	return reread;
}
