import { CalendarDays, Inbox, MessageSquare, Send } from "lucide-react";
import { Link } from "react-router";
import { servicesContext, signedInContext } from "#app/context.ts";
import {
	parseSpan,
	REPORT_SPANS,
	type ReportSpan,
	volume,
} from "#app/domain/reports/message-report.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { ChartCard } from "#app/ui/chart-card.tsx";
import { Example } from "#app/ui/example.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Page } from "#app/ui/page.tsx";
import { StatCard } from "#app/ui/stat-card.tsx";
import type { Route } from "./+types/reports.route";
import { ChannelShares } from "./channel-shares.tsx";
import { hasMessages, type MessageFigures, ownFigures, sampleFigures } from "./figures.ts";
import { ReportsError } from "./reports-error.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
	const signedIn = context.get(signedInContext);
	const span = parseSpan(url.searchParams.get("days"));
	const report = await context.get(servicesContext).reports.messages(signedIn, span);
	return { span, figures: ownFigures(report, signedIn.channels) };
}

export default function ReportsPage({ loaderData }: Route.ComponentProps) {
	const words = useStrings({ pt, en });
	const t = words.reports;
	const { figures, span } = loaderData;
	const hasOwn = hasMessages(figures);
	return (
		<Page>
			<PageHeader
				actions={<SpanLinks span={span} />}
				purpose={hasOwn ? t.purpose : words.none}
				title={t.title}
			/>
			<Report figures={figures} span={span} />
			<Example key={span} open={!hasOwn}>
				<Report figures={sampleFigures(figures.report)} span={span} />
			</Example>
		</Page>
	);
}

function Report({ figures, span }: { figures: MessageFigures; span: ReportSpan }) {
	const words = useStrings({ pt, en });
	const t = words.reports;
	const format = useFormat();
	const { report } = figures;
	return (
		<>
			<div className="mb-6 grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
				<StatCard
					detail={words.span.last(span)}
					icon={MessageSquare}
					label={words.traffic.total}
					value={format.number(volume(report))}
				/>
				<StatCard
					icon={Inbox}
					label={words.traffic.received}
					value={format.number(report.received)}
				/>
				<StatCard icon={Send} label={words.traffic.sent} value={format.number(report.sent)} />
				<StatCard
					icon={CalendarDays}
					label={t.perDay}
					value={format.number(Math.round(volume(report) / span))}
				/>
			</div>
			<div className="flex flex-col gap-4">
				<ChartCard
					groupTitle={words.traffic.day}
					groups={report.days.map(({ day, sent, received }) => ({
						label: format.calendarDay(day),
						values: [sent, received],
					}))}
					series={[words.traffic.sent, words.traffic.received]}
					title={t.perDayTitle}
				/>
				<ChannelShares figures={figures} />
			</div>
		</>
	);
}

export function ErrorBoundary() {
	return <ReportsError title={useStrings({ pt, en }).reports.title} />;
}

/** Choice of 7, 30 or 90 days; links, so that a span can be shared. */
function SpanLinks({ span }: { span: ReportSpan }) {
	const t = useStrings({ pt, en }).span;
	return (
		<nav
			aria-label={t.label}
			className="inline-flex gap-0.5 rounded-control border border-line bg-panel p-0.5"
		>
			{REPORT_SPANS.toSorted((a, b) => a - b).map((days) => (
				<Link
					aria-current={days === span ? "true" : undefined}
					className="focus-ring rounded-[6px] px-3 py-1 text-[13px] font-medium text-gray-11 hover:text-gray-12 aria-[current=true]:bg-accent-3 aria-[current=true]:text-accent-11"
					key={days}
					preventScrollReset
					to={`?days=${days}`}
				>
					{t.days(days)}
				</Link>
			))}
		</nav>
	);
}
