import { useQuery, useQueryClient } from "@tanstack/react-query";
import { displayText } from "#app/domain/chat/display-text.ts";
import { TRACE_CHECKS } from "#app/domain/agents/trace.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { codeOf } from "#app/ui/api-error.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { SkeletonRows } from "#app/ui/skeleton.tsx";
import { useInboxParts } from "../store/inbox-context.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";
import { Part } from "./part.tsx";
import { RatingForm } from "./rating-form.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { type ReadTrace, readTrace } from "./trace-api.ts";
import { TraceFacts } from "./trace-facts.tsx";
import { TracePassages } from "./trace-passages.tsx";

/** How an agent's text, or a hand-over, came about, with the member's own judgement of it. */
export function WhyDialog(props: {
	/** The agent's text, or the line of a hand-over. */
	messageId: string;
	isHandOver: boolean;
	onClose: () => void;
}) {
	const t = useStrings({ pt, en });
	return (
		<Dialog
			onOpenChange={(open) => {
				if (!open) props.onClose();
			}}
			open
			title={props.isHandOver ? t.titleHandedOver : t.title}
			width={600}
		>
			<Why messageId={props.messageId} />
		</Dialog>
	);
}

function Why({ messageId }: { messageId: string }) {
	const t = useStrings({ pt, en });
	const errorText = useErrorText();
	const { me, instance } = useInboxParts();
	const client = useQueryClient();
	const queryKey = ["trace", me.memberId, instance.id, messageId];
	const query = useQuery({
		queryKey,
		queryFn: ({ signal }) => readTrace(instance.id, messageId, signal),
		retry: false,
		gcTime: 0,
	});
	if (query.isPending) return <SkeletonRows count={4} label={t.loading} />;
	if (query.isError) {
		const code = codeOf(query.error);
		if (code === "not_found") return <p className="text-gray-11 text-pretty">{t.notKept}</p>;
		return (
			<ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching} title={t.failed}>
				{errorText(code)}
			</ErrorState>
		);
	}
	const read = query.data;
	return (
		<div className="flex flex-col gap-5">
			<Outcome read={read} />
			<Part title={t.question}>
				{read.trace.question === "" ? (
					<p className="text-gray-11">{t.noQuestion}</p>
				) : (
					<blockquote className="rounded-control border-l-2 border-accent-8 bg-gray-2 px-3 py-2 whitespace-pre-wrap text-gray-12 [overflow-wrap:anywhere]">
						<bdi>{displayText(read.trace.question)}</bdi>
					</blockquote>
				)}
			</Part>
			<TracePassages read={read} />
			<Checks checks={read.trace.checks} />
			<TraceFacts read={read} />
			<RatingForm
				messageId={messageId}
				onRated={(rated) => client.setQueryData(queryKey, rated)}
				read={read}
			/>
		</div>
	);
}

function Outcome({ read }: { read: ReadTrace }) {
	const t = useStrings({ pt, en });
	const { reasons } = useInboxStrings().lines;
	const format = useFormat();
	return (
		<p className="text-gray-12 text-pretty">
			{t.outcomes[read.outcome]}
			{read.outcome === "handed_over"
				? `${read.reason === null ? "" : `: ${reasons[read.reason]}`}.`
				: null}{" "}
			<time
				className="tabular whitespace-nowrap text-[13px] text-gray-11"
				dateTime={new Date(read.at).toISOString()}
			>
				{format.dateTime(read.at)}
			</time>
		</p>
	);
}

function Checks({ checks }: { checks: readonly string[] }) {
	const t = useStrings({ pt, en });
	const known = TRACE_CHECKS.filter((check) => checks.includes(check));
	if (known.length === 0) return null;
	return (
		<Part title={t.checksTitle}>
			<ul className="list-disc pl-5 text-gray-12 marker:text-gray-9">
				{known.map((check) => (
					<li key={check}>{t.checks[check]}</li>
				))}
			</ul>
		</Part>
	);
}
