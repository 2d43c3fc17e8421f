import { useQuery } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { href } from "react-router";
import { type RecentConversation, RecentConversations } from "#app/contracts/home.ts";
import { displayName } from "#app/domain/chat/display-text.ts";
import type { MessageWords } from "#app/domain/inbox/message-words.ts";
import { en as wordsEn } from "#app/domain/inbox/message-words.en.ts";
import { pt as wordsPt } from "#app/domain/inbox/message-words.pt.ts";
import { formatPhone } from "#app/i18n/phone.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { messageWords } from "#app/inbox/conversation/message-words.ts";
import { callApi, parseAnswer } from "#app/ui/api-request.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { conversationHref } from "#app/ui/channel-links.ts";
import { ErrorState } from "#app/ui/error-state.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { ListRow } from "#app/ui/list-row.tsx";
import { SkeletonRows } from "#app/ui/skeleton.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useWorkspaceEvent } from "#app/ui/workspace-events.ts";
import { EmptyCard, HomeCard } from "./home-card.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Spec 1, section 2: the five latest conversations, live, with a refresh button. */
export function RecentConversationsCard(props: {
	loaded: RecentConversation[] | null;
	now: number;
}) {
	const t = useStrings({ pt, en }).conversations;
	const { conversations, isFailed, isBusy, refresh } = useRecentConversations(props.loaded);
	return (
		<HomeCard
			aside={
				<IconButton disabled={isBusy} label={t.refresh} onClick={refresh}>
					<RefreshCw
						aria-hidden="true"
						className={isBusy ? "motion-safe:animate-spin" : undefined}
						size={16}
						strokeWidth={1.75}
					/>
				</IconButton>
			}
			id="recent-conversations"
			more={{ label: t.all, to: href("/conversations") }}
			section={t.section}
			title={t.title}
		>
			{isFailed ? (
				<div className="p-4">
					<ErrorState onRetry={refresh} retrying={isBusy} title={t.failed}>
						{t.failedKept}
					</ErrorState>
				</div>
			) : null}
			{conversations ? (
				<Rows conversations={conversations} now={props.now} />
			) : isFailed ? null : (
				<SkeletonRows count={5} label={t.loading} />
			)}
		</HomeCard>
	);
}

const hrefOf = ({ id, channelId, channelType, contactId }: RecentConversation): string =>
	conversationHref({ id: channelId, type: channelType }, contactId, id);

/** The last message in one line; null: there is none, or it was deleted. */
const sayLast = ({ type, text }: RecentConversation, words: MessageWords): string | null =>
	!type || (type === "text" && text === null)
		? text
		: messageWords({ type, text: text ?? "" }, words);

function Rows(props: { conversations: RecentConversation[]; now: number }) {
	const t = useStrings({ pt, en }).conversations;
	const words = useStrings({ pt: wordsPt, en: wordsEn });
	const format = useFormat();
	if (props.conversations.length === 0) return <EmptyCard hint={t.emptyHint} title={t.empty} />;
	return (
		<ul>
			{props.conversations.map((one) => {
				const name =
					displayName(one.name ?? "") || (one.phone ? formatPhone(one.phone) : t.anonymous);
				return (
					<ListRow
						aside={
							<span className="flex shrink-0 flex-col items-end gap-1">
								<time
									className="tabular text-xs text-gray-11"
									dateTime={new Date(one.lastMessageAt).toISOString()}
								>
									{format.listTime(one.lastMessageAt, props.now)}
								</time>
								{one.isActive ? <StatusBadge tone="good">{t.active}</StatusBadge> : null}
							</span>
						}
						detail={
							<>
								<bdi>{one.channelName ?? t.noChannel}</bdi>
								{" · "}
								<bdi>{sayLast(one, words) ?? t.noMessages}</bdi>
							</>
						}
						key={one.id}
						mark={<Avatar name={name} size={36} />}
						name={name}
						to={hrefOf(one)}
					/>
				);
			})}
		</ul>
	);
}

/**
 * The newest conversations: `loaded` at first (null when the loader failed), read again on events
 * of a channel, after a reconnection, and on request.
 */
function useRecentConversations(loaded: RecentConversation[] | null) {
	const t = useStrings({ pt, en }).conversations;
	const query = useQuery({
		queryKey: ["home", "conversations"],
		queryFn: async ({ signal }) => {
			const answer = await callApi("/api/conversations/recent", { signal });
			return (await parseAnswer(RecentConversations, answer)).conversations;
		},
		...(loaded ? { initialData: loaded } : {}),
		// The loader's data is fresh; later changes are announced by events.
		refetchOnMount: loaded === null,
	});
	const again = (): void => void query.refetch();
	useWorkspaceEvent("conversations", again);
	// From a server of an earlier release.
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
