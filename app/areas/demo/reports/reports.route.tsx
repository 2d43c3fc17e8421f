import { CalendarDays, Download, Inbox, MessageSquare, Send } from "lucide-react";
import { servicesContext, signedInContext } from "#app/context.ts";
import { volume } from "#app/domain/reports/message-report.ts";
import { daysOf, type Period } from "#app/domain/service-figures/period.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { ChartCard } from "#app/ui/chart-card.tsx";
import { Example } from "#app/ui/example.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Page } from "#app/ui/page.tsx";
import { StatCard } from "#app/ui/stat-card.tsx";
import type { Route } from "./+types/reports.route";
import { PeriodChoice, usePeriodText } from "../service/period-choice.tsx";
import { ServiceFigures } from "../service/service-figures.tsx";
import { en as serviceEn } from "../service/strings.en.ts";
import { pt as servicePt } from "../service/strings.pt.ts";
import { ChannelShares } from "./channel-shares.tsx";
import { hasMessages, type MessageFigures, ownFigures, sampleFigures } from "./figures.ts";
import { ReportsError } from "./reports-error.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
	const signedIn = context.get(signedInContext);
	const { reports } = context.get(servicesContext);
	const typed = (name: string) => url.searchParams.get(name);
	const period = reports.period({ days: typed("days"), from: typed("from"), to: typed("to") });
	const [report, service] = await Promise.all([
		reports.messages(signedIn, daysOf(period).length, period.to),
		reports.service(signedIn, period),
	]);
	return {
		figures: ownFigures(report, signedIn.channels),
		service,
		channels: signedIn.channels.map(({ id, name }) => ({ id, name })),
		memberId: signedIn.member.id,
	};
}

export default function ReportsPage({ loaderData }: Route.ComponentProps) {
	const words = useStrings({ pt, en });
	const service = useStrings({ pt: servicePt, en: serviceEn });
	const t = words.reports;
	const { figures, service: report, channels, memberId } = loaderData;
	const { period } = report;
	const hasOwn = hasMessages(figures);
	const periodText = usePeriodText();
	return (
		<Page>
			<PageHeader
				actions={
					<Button asChild>
						<a download href={csvHref(period)}>
							<Download aria-hidden="true" size={16} />
							{service.csv}
						</a>
					</Button>
				}
				purpose={hasOwn ? `${t.purpose} ${periodText(period)}.` : words.none}
				title={t.title}
			/>
			<div className="mb-6">
				<PeriodChoice period={period} />
			</div>
			<Report figures={figures} />
			<h2 className="mt-8 mb-4 text-lg font-semibold">{service.title}</h2>
			<ServiceFigures channels={channels} memberId={memberId} report={report} />
			<Example key={`${period.from} ${period.to}`} open={!hasOwn || report.isDemonstration}>
				<Report figures={sampleFigures(figures.report)} />
			</Example>
		</Page>
	);
}

/** The same period as a file. */
const csvHref = ({ from, to }: Period): string =>
	`/api/reports/service.csv?${new URLSearchParams({ from, to }).toString()}`;

function Report({ figures }: { figures: MessageFigures }) {
	const words = useStrings({ pt, en });
	const t = words.reports;
	const format = useFormat();
	const { report } = figures;
	const span = report.days.length;
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
