import { CalendarClock, MessageSquareReply, TrendingUp, Trophy } from "lucide-react";
import { servicesContext, signedInContext } from "#app/context.ts";
import { computeInsights, type Insights } from "#app/domain/reports/insights.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Card } from "#app/ui/card.tsx";
import { ChartCard } from "#app/ui/chart-card.tsx";
import { Example } from "#app/ui/example.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Page } from "#app/ui/page.tsx";
import { StatCard } from "#app/ui/stat-card.tsx";
import { Breakdown } from "../service/breakdown.tsx";
import { HeatMap } from "../service/heat-map.tsx";
import type { Route } from "./+types/intelligence.route";
import { ChannelShares } from "./channel-shares.tsx";
import { hasMessages, type MessageFigures, ownFigures, sampleFigures } from "./figures.ts";
import { ReportsError } from "./reports-error.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Four whole weeks, so that each weekday occurs equally often. */
const SPAN = 28;

export async function loader({ context }: Route.LoaderArgs) {
	const signedIn = context.get(signedInContext);
	const { reports } = context.get(servicesContext);
	const [report, service] = await Promise.all([
		reports.messages(signedIn, SPAN),
		reports.service(signedIn, reports.period({ days: null, from: null, to: null })),
	]);
	return {
		figures: ownFigures(report, signedIn.channels),
		service,
		channels: signedIn.channels.map(({ id, name }) => ({ id, name })),
		memberId: signedIn.member.id,
	};
}

export default function IntelligencePage({ loaderData }: Route.ComponentProps) {
	const words = useStrings({ pt, en });
	const t = words.intelligence;
	const { figures, service, channels, memberId } = loaderData;
	const hasOwn = hasMessages(figures);
	return (
		<Page>
			<PageHeader purpose={hasOwn ? t.purpose : words.none} title={t.title} />
			<FourWeeks figures={figures} />
			<div className="mt-4 flex flex-col gap-4">
				<HeatMap hours={service.hours} />
				<Breakdown channels={channels} memberId={memberId} report={service} split="agent" />
			</div>
			<Example open={!hasOwn || service.isDemonstration}>
				<FourWeeks figures={sampleFigures(figures.report)} />
			</Example>
		</Page>
	);
}

function FourWeeks({ figures }: { figures: MessageFigures }) {
	const words = useStrings({ pt, en });
	const t = words.intelligence;
	const format = useFormat();
	const insights = computeInsights(figures.report);
	return (
		<>
			<InsightCards insights={insights} />
			<div className="grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
				<div className="flex flex-col gap-4">
					<ChartCard
						groupTitle={t.weekday}
						groups={insights.weekdays.map(({ weekday, sent, received }) => ({
							label: format.weekday(weekday, "short"),
							values: [sent, received],
						}))}
						series={[words.traffic.sent, words.traffic.received]}
						title={t.weekdays}
					/>
					<Reading insights={insights} />
				</div>
				<ChannelShares figures={figures} />
			</div>
		</>
	);
}

function InsightCards({ insights }: { insights: Insights }) {
	const t = useStrings({ pt, en }).intelligence;
	const format = useFormat();
	const { weekChange, answersPerMessage, busiestWeekday, peak } = insights;
	const signed = (fraction: number): string =>
		`${fraction > 0 ? "+" : ""}${format.percent(fraction)}`;
	return (
		<div className="mb-6 grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
			<StatCard
				detail={t.weekChangeMore}
				icon={TrendingUp}
				label={t.weekChange}
				tone={weekChange !== null && weekChange > 0 ? "good" : undefined}
				value={weekChange === null ? "–" : signed(weekChange)}
			/>
			<StatCard
				detail={t.answersMore}
				icon={MessageSquareReply}
				label={t.answers}
				value={answersPerMessage === null ? "–" : format.decimal(answersPerMessage)}
			/>
			<StatCard
				icon={CalendarClock}
				label={t.busiest}
				value={busiestWeekday === null ? "–" : format.weekday(busiestWeekday, "short")}
			/>
			<StatCard
				detail={peak ? t.peakMore(peak.messages) : undefined}
				icon={Trophy}
				label={t.peak}
				value={peak ? format.calendarDay(peak.day) : "–"}
			/>
		</div>
	);
}

/** Conclusions from the figures, in sentences. */
function Reading({ insights }: { insights: Insights }) {
	const t = useStrings({ pt, en }).intelligence;
	const format = useFormat();
	const { weekChange, answersPerMessage, busiestWeekday, silentDays } = insights;
	const sentences = [
		weekChange === null
			? t.reading.noWeek
			: weekChange >= 0
				? t.reading.grew(format.percent(weekChange))
				: t.reading.fell(format.percent(-weekChange)),
		busiestWeekday === null ? null : t.reading.busiest(format.weekday(busiestWeekday)),
		answersPerMessage === null
			? null
			: answersPerMessage >= 1
				? t.reading.answered
				: t.reading.unanswered,
		silentDays === 0 ? t.reading.neverSilent : t.reading.silent(silentDays),
	].filter((sentence) => sentence !== null);
	return (
		<Card className="p-4 md:p-5">
			<h2 className="text-base font-semibold">{t.reading.title}</h2>
			<ul className="mt-3 flex flex-col gap-2.5">
				{sentences.map((sentence) => (
					<li className="flex max-w-[70ch] items-start gap-2.5 text-pretty" key={sentence}>
						<span aria-hidden="true" className="mt-2 size-1.5 shrink-0 rounded-full bg-accent-9" />
						{sentence}
					</li>
				))}
			</ul>
		</Card>
	);
}

export function ErrorBoundary() {
	return <ReportsError title={useStrings({ pt, en }).intelligence.title} />;
}
