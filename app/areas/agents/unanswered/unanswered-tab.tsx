import { useQuery, useQueryClient } from "@tanstack/react-query";
import { MessageCircleQuestion } from "lucide-react";
import { useState } from "react";
import { MAX_TITLE_LENGTH } from "#app/domain/agents/knowledge-text.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { codeOf } from "#app/ui/api-error.ts";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { QueryProvider } from "#app/ui/query-provider.tsx";
import { SkeletonRows } from "#app/ui/skeleton.tsx";
import { notify } from "#app/ui/toasts.ts";
import type { ActivityChannel } from "../activity/conversation-address.ts";
import { EntryDialog } from "../knowledge/entry-dialog.tsx";
import { useAgentErrorText } from "../use-agent-error-text.ts";
import type { Group } from "./forms.ts";
import { GroupRow } from "./group-row.tsx";
import { readUnanswered, settleQuestions } from "./learning-api.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

interface UnansweredProps {
	agentId: string;
	channels: readonly ActivityChannel[];
	mayManage: boolean;
	now: number;
}

/** What the agent was asked and did not know: each becomes an entry, or is ignored. */
export function UnansweredTab(props: UnansweredProps) {
	const t = useStrings({ pt, en });
	return (
		<Card className="overflow-hidden">
			<header className="border-b border-line px-4 py-3">
				<h2 className="font-semibold">{t.title}</h2>
				<p className="max-w-[70ch] text-[13px] text-gray-11 text-pretty">{t.purpose}</p>
			</header>
			<QueryProvider>
				<Groups {...props} />
			</QueryProvider>
		</Card>
	);
}

function Groups(props: UnansweredProps) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const errorText = useAgentErrorText();
	const { query, settle } = useUnanswered(props.agentId);
	const [taught, setTaught] = useState<Group | null>(null);
	if (query.isPending)
		return (
			<div className="p-4">
				<SkeletonRows count={4} label={t.loading} />
			</div>
		);
	if (query.isError) {
		const code = codeOf(query.error);
		return (
			<ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching} title={t.failed}>
				{errorText(code)}
			</ErrorState>
		);
	}
	const { groups, isCut, unread } = query.data;
	return (
		<>
			{groups.length === 0 ? (
				<EmptyState icon={MessageCircleQuestion} title={t.none}>
					{t.noneText}
				</EmptyState>
			) : (
				<ul aria-label={t.list}>
					{groups.map((group) => (
						<GroupRow
							channels={props.channels}
							group={group}
							key={`${group.questions[0]?.channelId ?? ""} ${String(group.questions[0]?.n)}`}
							mayManage={props.mayManage}
							now={props.now}
							onIgnore={() => void settle(group, "ignored")}
							onTeach={() => setTaught(group)}
						/>
					))}
				</ul>
			)}
			{unread > 0 || isCut ? (
				<p className="border-t border-line bg-gray-2 px-4 py-2.5 text-[13px] text-gray-11">
					{unread > 0 ? t.unread(format.number(unread)) : t.cut}
				</p>
			) : null}
			{taught === null ? null : (
				<EntryDialog
					draft={{ title: titleOf(taught.question), text: taught.reply ?? "" }}
					entryId={null}
					mayManage={props.mayManage}
					onClose={() => setTaught(null)}
					place={{ agentId: props.agentId }}
					onSaved={(entryId) => void settle(taught, "solved", entryId)}
				/>
			)}
		</>
	);
}

/** A question as the title of an entry: one line, cut. */
const titleOf = (question: string): string =>
	question.replaceAll(/\s+/gu, " ").trim().slice(0, MAX_TITLE_LENGTH).toWellFormed();

function useUnanswered(agentId: string) {
	const t = useStrings({ pt, en });
	const errorText = useAgentErrorText();
	const client = useQueryClient();
	const queryKey = ["unanswered", agentId];
	const query = useQuery({
		queryKey,
		queryFn: ({ signal }) => readUnanswered(agentId, signal),
		retry: false,
		// Another person in this tab must not see it.
		gcTime: 0,
	});
	const settle = async (
		group: Group,
		as: "solved" | "ignored",
		entryId?: string,
	): Promise<void> => {
		try {
			const questions = group.questions.map(({ channelId, n, at }) => ({ channelId, n, at }));
			const { isTested } = await settleQuestions(agentId, {
				questions,
				as,
				...(entryId !== undefined && { entryId }),
			});
			notify.success(as === "ignored" ? t.ignored : isTested ? t.solvedAndTested : t.solved);
			await client.invalidateQueries({ queryKey });
		} catch (error) {
			notify.error(t.settleFailed, errorText(codeOf(error)));
		}
	};
	return { query, settle };
}
