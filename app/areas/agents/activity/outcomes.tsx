import { useQuery } from "@tanstack/react-query";
import { ThumbsDown, ThumbsUp } from "lucide-react";
import type { ReactNode } from "react";
import { useFormat } from "#app/i18n/use-format.ts";
import { moneyOfMicros } from "#app/i18n/money.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Card } from "#app/ui/card.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { QueryProvider } from "#app/ui/query-provider.tsx";
import { SkeletonRows } from "#app/ui/skeleton.tsx";
import { en as agentsEn } from "../strings.en.ts";
import { pt as agentsPt } from "../strings.pt.ts";
import type { Figures } from "../unanswered/forms.ts";
import { readFigures } from "../unanswered/learning-api.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Resolution, hand-overs by reason, and cost and thumbs by version, from the agent's channels. */
export function Outcomes({ agentId }: { agentId: string }) {
	const t = useStrings({ pt, en }).outcomes;
	return (
		<Card className="p-4">
			<h2 className="font-semibold">{t.title}</h2>
			<p className="mb-4 text-[13px] text-gray-11">{t.purpose}</p>
			<QueryProvider>
				<Loaded agentId={agentId} />
			</QueryProvider>
		</Card>
	);
}

function Loaded({ agentId }: { agentId: string }) {
	const t = useStrings({ pt, en }).outcomes;
	const format = useFormat();
	const query = useQuery({
		queryKey: ["agent-figures", agentId],
		queryFn: ({ signal }) => readFigures(agentId, signal),
		retry: false,
		// Another person in this tab must not see it.
		gcTime: 0,
	});
	if (query.isPending) return <SkeletonRows count={3} label={t.loading} />;
	if (query.isError)
		return (
			<ErrorState
				onRetry={() => void query.refetch()}
				retrying={query.isFetching}
				title={t.failed}
			/>
		);
	const { data } = query;
	return (
		<div className="flex flex-col gap-5">
			<div className="grid gap-5 md:grid-cols-2">
				<Resolved ended={data.ended} />
				<Reasons reasons={data.reasons} />
			</div>
			{data.versions.length === 0 ? null : <Versions versions={data.versions} />}
			{data.unread === 0 ? null : (
				<p className="text-[13px] text-gray-11">{t.unread(format.number(data.unread))}</p>
			)}
		</div>
	);
}

function Part(props: { title: string; children: ReactNode }) {
	return (
		<section aria-label={props.title} className="min-w-0">
			<h3 className="mb-1 text-[13px] font-semibold text-gray-11">{props.title}</h3>
			{props.children}
		</section>
	);
}

function Resolved({ ended: { all, resolved } }: { ended: Figures["ended"] }) {
	const t = useStrings({ pt, en }).outcomes;
	const format = useFormat();
	return (
		<Part title={t.resolved}>
			{all === 0 ? (
				<p className="text-gray-11">{t.noneEnded}</p>
			) : (
				<>
					<p className="tabular text-2xl font-semibold text-gray-12">
						{format.percent(resolved / all)}
					</p>
					<p className="tabular text-[13px] text-gray-11">
						{t.resolvedOf(format.number(resolved), format.number(all))}
					</p>
				</>
			)}
		</Part>
	);
}

function Reasons({ reasons }: { reasons: Figures["reasons"] }) {
	const t = useStrings({ pt, en }).outcomes;
	const words = useStrings({ pt: agentsPt, en: agentsEn }).reasons;
	const format = useFormat();
	return (
		<Part title={t.reasons}>
			{reasons.length === 0 ? (
				<p className="text-gray-11">{t.noReasons}</p>
			) : (
				<ul className="text-[13px]">
					{reasons.map(({ reason, count }) =>
						reason === null ? null : (
							<li className="flex justify-between gap-4 py-0.5" key={reason}>
								<span className="text-gray-12">{words[reason]}</span>
								<span className="tabular text-gray-11">{format.number(count)}</span>
							</li>
						),
					)}
				</ul>
			)}
		</Part>
	);
}

function Versions({ versions }: { versions: Figures["versions"] }) {
	const t = useStrings({ pt, en }).outcomes;
	const format = useFormat();
	return (
		<Part title={t.versions}>
			<ul className="tabular text-[13px]">
				{versions.map((one) => {
					const each = one.answers === 0 ? 0 : one.costMicros / one.answers;
					const facts = [
						t.answers(format.number(one.answers)),
						t.handOvers(format.number(one.handOvers)),
						t.cost(moneyOfMicros(one.costMicros, format), moneyOfMicros(each, format)),
					];
					return (
						<li
							className="flex flex-wrap items-center gap-x-4 gap-y-0.5 border-b border-line py-1.5 last:border-b-0"
							key={String(one.version)}
						>
							<span className="mr-auto font-medium text-gray-12">
								{one.version === null ? t.noVersion : t.versionOf(format.number(one.version))}
							</span>
							<span className="text-gray-11">{facts.join(" · ")}</span>
							<Thumbs bad={one.bad} good={one.good} />
						</li>
					);
				})}
			</ul>
		</Part>
	);
}

function Thumbs({ good, bad }: { good: number; bad: number }) {
	const t = useStrings({ pt, en }).outcomes;
	const format = useFormat();
	return (
		<span className="flex items-center gap-3 text-gray-11" title={t.thumbs}>
			<span className="flex items-center gap-1">
				<ThumbsUp aria-hidden="true" size={13} />
				<span className="sr-only">{t.good}</span>
				{format.number(good)}
			</span>
			<span className="flex items-center gap-1">
				<ThumbsDown aria-hidden="true" size={13} />
				<span className="sr-only">{t.bad}</span>
				{format.number(bad)}
			</span>
		</span>
	);
}
