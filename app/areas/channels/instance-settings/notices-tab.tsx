import { useQuery } from "@tanstack/react-query";
import { BellRing } from "lucide-react";
import { AccountNoticeList, type AccountNoticeView } from "#app/contracts/account-notices.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { parseAnswer } from "#app/ui/api-request.ts";
import { callChannel } from "#app/ui/channel-call.ts";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { QueryProvider } from "#app/ui/query-provider.tsx";
import { SkeletonRows } from "#app/ui/skeleton.tsx";
import { StatusBadge, type StatusTone } from "#app/ui/status-badge.tsx";
import { en } from "./notices.en.ts";
import { pt } from "./notices.pt.ts";

/** What Meta last said of the number and its account: quality, limits, name, restrictions, warnings. */
export function NoticesTab({ instanceId }: { instanceId: string }) {
	return (
		<QueryProvider>
			<Notices instanceId={instanceId} />
		</QueryProvider>
	);
}

function Notices({ instanceId }: { instanceId: string }) {
	const t = useStrings({ pt, en });
	const { data, isError, refetch } = useQuery({
		queryKey: ["account-notices", instanceId],
		queryFn: async ({ signal }) =>
			parseAnswer(AccountNoticeList, await callChannel(instanceId, "listNotices", {}, { signal })),
		// Another person in this tab must not see it.
		gcTime: 0,
	});
	return (
		<div className="flex flex-col gap-4">
			<p className="max-w-[65ch] text-[13px] text-gray-11 text-pretty">{t.purpose}</p>
			{isError ? (
				<ErrorState onRetry={() => void refetch()} title={t.failed} />
			) : (
				<Card className="py-2">
					{data === undefined ? (
						<SkeletonRows count={3} label={t.loading} />
					) : data.notices.length === 0 ? (
						<EmptyState icon={BellRing} title={t.empty}>
							{t.emptyText}
						</EmptyState>
					) : (
						<ul aria-label={t.list}>
							{data.notices.map((notice) => (
								<Notice key={[notice.kind, notice.event, notice.alert].join(" ")} notice={notice} />
							))}
						</ul>
					)}
				</Card>
			)}
		</div>
	);
}

function Notice({ notice }: { notice: AccountNoticeView }) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const word = notice.event ?? notice.decision ?? notice.alert ?? "";
	const facts = [
		notice.limit ? t.limit(t.limits[notice.limit] ?? notice.limit) : "",
		notice.name ?? "",
		notice.reason ?? "",
		notice.text ?? "",
		...(notice.details ?? []),
		notice.until ? t.until(format.dateTime(notice.until)) : "",
	].filter(Boolean);
	return (
		<li className="flex flex-wrap items-start justify-between gap-3 px-4 py-3">
			<span className="min-w-0">
				<span className="block font-medium">{t.kinds[notice.kind] ?? notice.kind}</span>
				{facts.length === 0 ? null : (
					<bdi className="block text-[13px] text-gray-11 [overflow-wrap:anywhere]">
						{facts.join(" · ")}
					</bdi>
				)}
				{notice.at === 0 ? null : (
					<span className="block text-xs text-gray-11" suppressHydrationWarning>
						{format.dateTime(notice.at)}
					</span>
				)}
			</span>
			{word === "" ? null : (
				<StatusBadge tone={toneOf(notice, word)}>{t.words[word] ?? word}</StatusBadge>
			)}
		</li>
	);
}

const GOOD = [
	"APPROVED",
	"UNFLAGGED",
	"UPGRADE",
	"THROUGHPUT_UPGRADE",
	"OBA_APPROVED",
	"ACCOUNT_RECONNECTED",
];
const BAD =
	/REJECT|DECLIN|FLAGGED|RESTRICT|VIOLATION|DELETED|DISABLED|OFFBOARDED|REMOVED|FAILED|LOST|DOWNGRADE|suspend$/u;

function toneOf({ severity }: AccountNoticeView, word: string): StatusTone {
	if (GOOD.includes(word)) return "good";
	if (severity === "CRITICAL" || BAD.test(word)) return "bad";
	return severity === "WARNING" ? "warning" : "neutral";
}
