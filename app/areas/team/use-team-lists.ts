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
/** A burst of changes is read once. */
const GATHER_MS = 150;
/** While a mail is on its way and the line may be down, its row is asked for. */
const DELIVERY_POLL_MS = 3000;

/** Keys carry the member: another person in the same tab never sees them (D13). */
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
 * Keeps the lists of the page true: what a loader brings replaces what is cached, and news of the
 * workspace's line have them read again. Answers a way to say that something was changed here.
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
	// First words of a line that opened: what changed before it did was not heard.
	useWorkspaceEvent("hello", reread);
	return reread;
}
