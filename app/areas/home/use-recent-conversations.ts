import { useQuery } from "@tanstack/react-query";
import { type RecentConversation, RecentConversations } from "#app/contracts/home.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { callApi, parseAnswer } from "#app/ui/api-request.ts";
import { notify } from "#app/ui/toasts.ts";
import { useWorkspaceEvent } from "#app/ui/workspace-events.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/**
 * The newest conversations: `loaded` at first (null when the page could not get them), read again
 * when a channel has news, after the line was down, and when somebody asks.
 */
export function useRecentConversations(loaded: RecentConversation[] | null) {
	const t = useStrings({ pt, en }).conversations;
	const query = useQuery({
		queryKey: ["home", "conversations"],
		queryFn: async ({ signal }) => {
			const answer = await callApi("/api/conversations/recent", { signal });
			return (await parseAnswer(RecentConversations, answer)).conversations;
		},
		...(loaded ? { initialData: loaded } : {}),
		// The page that was just loaded is the newest there is; from here on events say when not.
		refetchOnMount: loaded === null,
	});
	const again = (): void => void query.refetch();
	useWorkspaceEvent("conversations_changed", again);
	useWorkspaceEvent("hello", again);
	return {
		conversations: query.data ?? null,
		isFailed: query.isError,
		isBusy: query.isFetching,
		refresh(this: void): void {
			void query.refetch().then(({ isError }) => {
				if (isError) notify.error(t.refreshFailed);
				else notify.success(t.refreshed);
			});
		},
	};
}
