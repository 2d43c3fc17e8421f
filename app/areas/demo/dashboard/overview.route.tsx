import {
	Bot,
	ChartColumn,
	CircleCheck,
	Clock,
	type LucideIcon,
	MessageSquare,
	MessagesSquare,
	Smile,
	Users,
} from "lucide-react";
import { href, Link } from "react-router";
import type { ServiceReport } from "#app/contracts/reports.ts";
import { WAITED } from "#app/domain/service-figures/range.ts";
import { countIn, type Sums, WHOLE } from "#app/domain/service-figures/sums.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Card } from "#app/ui/card.tsx";
import { StatCard } from "#app/ui/stat-card.tsx";
import { useDuration } from "#app/ui/use-duration.ts";
import { FigureLink } from "../service/figure-link.tsx";
import { listOfConversations } from "../service/lists.ts";
import { useScore } from "../service/service-cards.tsx";
import type { Route } from "./+types/overview.route";
import { DashboardError, DashboardPage } from "./dashboard-page.tsx";
import { OVERVIEW } from "./demo-content.ts";
import { FigureRow } from "./figure-list.tsx";
import { loadDashboard, showsExample } from "./load-dashboard.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

export const loader = ({ context }: Route.LoaderArgs) => loadDashboard(context, "7");

export default function OverviewPage({ loaderData }: Route.ComponentProps) {
	const t = useStrings({ pt, en }).overview;
	const { report } = loaderData;
	return (
		<DashboardPage
			example={<SampleOverview />}
			purpose={t.purpose}
			showsExample={showsExample(loaderData)}
			title={t.title}
		>
			<OwnCards report={report} />
			<div className="grid gap-4 lg:grid-cols-2">
				<WeekBars week={report.days.map(({ sums }) => countIn(sums, "opened"))} />
				<QuickActions />
			</div>
		</DashboardPage>
	);
}

/** Today beside yesterday; what needs more conversations is of the last 7 days. */
function OwnCards({ report }: { report: ServiceReport }) {
	const t = useStrings({ pt, en }).overview;
	const format = useFormat();
	const duration = useDuration();
	const score = useScore();
	const [yesterday, today] = report.days.slice(-2).map(({ sums }) => sums);
	const week = report.sums[WHOLE];
	const closed = countIn(week, "closed");
	const answerTime = (sums: Sums | undefined): string => {
		const answered = countIn(sums, "answered");
		return answered === 0 ? "–" : duration((sums?.[WAITED] ?? 0) / answered);
	};
	return (
		<FigureRow>
			<FigureLink
				detail={t.yesterday(format.number(countIn(yesterday, "opened")))}
				icon={MessageSquare}
				label={t.conversations}
				to={listOfConversations()}
				value={format.number(countIn(today, "opened"))}
			/>
			<FigureLink
				detail={t.yesterday(answerTime(yesterday))}
				icon={Clock}
				label={t.answerTime}
				to={listOfConversations({ order: "longest" })}
				value={answerTime(today)}
			/>
			<FigureLink
				detail={t.onceMore}
				icon={CircleCheck}
				label={t.solved}
				to={listOfConversations({ status: "closed" })}
				tone="good"
				value={closed === 0 ? "–" : format.percent(countIn(week, "once") / closed)}
			/>
			<FigureLink
				detail={t.onceMore}
				icon={Smile}
				label={t.satisfaction}
				to={listOfConversations({ status: "closed" })}
				tone="good"
				value={score(week)}
			/>
		</FigureRow>
	);
}

function SampleOverview() {
	const t = useStrings({ pt, en }).overview;
	const format = useFormat();
	return (
		<>
			<FigureRow>
				<StatCard
					detail={t.conversationsMore}
					icon={MessageSquare}
					label={t.conversations}
					value={format.number(OVERVIEW.conversations)}
				/>
				<StatCard
					detail={t.answerTimeMore}
					icon={Clock}
					label={t.answerTime}
					value={t.answerTimeValue}
				/>
				<StatCard
					icon={CircleCheck}
					label={t.solved}
					tone="good"
					value={format.percent(OVERVIEW.solved)}
				/>
				<StatCard
					icon={Smile}
					label={t.satisfaction}
					tone="good"
					value={format.percent(OVERVIEW.satisfaction)}
				/>
			</FigureRow>
			<WeekBars week={OVERVIEW.week} />
		</>
	);
}

/** Seven bars with their figures below, so that height is not the only sign. */
function WeekBars({ week }: { week: readonly number[] }) {
	const t = useStrings({ pt, en }).overview;
	const format = useFormat();
	const highest = Math.max(1, ...week);
	return (
		<Card className="flex flex-col p-4 md:p-5">
			<h2 className="text-base font-semibold">{t.week}</h2>
			<p className="sr-only">{t.weekText(week.map(format.number).join(", "))}</p>
			<div aria-hidden="true" className="mt-4 flex min-h-44 grow items-stretch gap-2 sm:gap-3">
				{week.map((value, at) => (
					<div
						className="flex flex-1 flex-col justify-end gap-1.5 text-center"
						// oxlint-disable-next-line react/no-array-index-key -- seven days that never move
						key={at}
					>
						<div
							className={`min-h-1 rounded-t-[4px] ${at === week.length - 1 ? "bg-accent-9" : "bg-accent-6"}`}
							style={{ height: `${(value / highest) * 82}%` }}
						/>
						<span className="tabular text-xs text-gray-11">{format.number(value)}</span>
					</div>
				))}
			</div>
		</Card>
	);
}

/** Spec 1, section 2: quick actions of the overview. */
function QuickActions() {
	const t = useStrings({ pt, en }).overview;
	const actions: { to: string; title: string; text: string; icon: LucideIcon }[] = [
		{ to: href("/agents/new"), title: t.createAgent, text: t.createAgentText, icon: Bot },
		{ to: href("/team"), title: t.team, text: t.teamText, icon: Users },
		{
			to: href("/conversations"),
			title: t.conversationsAction,
			text: t.conversationsText,
			icon: MessagesSquare,
		},
		{ to: href("/reports"), title: t.reports, text: t.reportsText, icon: ChartColumn },
	];
	return (
		<Card className="overflow-hidden">
			<h2 className="px-4 pt-4 pb-2 text-base font-semibold md:px-5 md:pt-5">{t.actions}</h2>
			<ul className="pb-2">
				{actions.map(({ to, title, text, icon: Icon }) => (
					<li
						className="relative flex min-h-14 items-center gap-3 px-4 py-2.5 hover:bg-gray-2 md:px-5"
						key={to}
					>
						<span className="flex size-9 shrink-0 items-center justify-center rounded-control bg-accent-3 text-accent-11">
							<Icon aria-hidden="true" size={18} strokeWidth={1.75} />
						</span>
						<div className="min-w-0">
							<Link
								className="font-medium outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent-9"
								prefetch="intent"
								to={to}
							>
								{title}
							</Link>
							<p className="text-[13px] text-gray-11">{text}</p>
						</div>
					</li>
				))}
			</ul>
		</Card>
	);
}

export function ErrorBoundary() {
	return <DashboardError title={useStrings({ pt, en }).overview.title} />;
}
