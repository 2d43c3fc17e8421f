import { CalendarDays, CalendarRange, Inbox, MessagesSquare, Send } from "lucide-react";
import { href, Link } from "react-router";
import { servicesContext, signedInContext } from "#app/context.ts";
import { type Traffic, volume } from "#app/domain/reports/message-report.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Page } from "#app/ui/page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { SampleBadge } from "#app/ui/sample-badge.tsx";
import { StatCard } from "#app/ui/stat-card.tsx";
import type { Route } from "./+types/messages.route";
import { ChannelShares } from "./channel-shares.tsx";
import { chooseFigures } from "./figures.ts";
import { ReportsError } from "./reports-error.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const SPAN = 30;
const WEEK = 7;

export async function loader({ context }: Route.LoaderArgs) {
	const signedIn = context.get(signedInContext);
	const report = await context.get(servicesContext).reports.messages(signedIn, SPAN);
	return { figures: chooseFigures(report, signedIn.channels) };
}

const sum = (days: readonly Traffic[]): number =>
	days.reduce((total, day) => total + volume(day), 0);

export default function MessagesPage({ loaderData }: Route.ComponentProps) {
	const words = useStrings({ pt, en });
	const t = words.messages;
	const format = useFormat();
	const { figures } = loaderData;
	const { days } = figures.report;
	const today = days.at(-1) ?? { sent: 0, received: 0 };
	return (
		<Page>
			<PageHeader
				actions={
					<Button asChild kind="primary">
						<Link to={href("/whatsapp/instances")}>
							<MessagesSquare aria-hidden="true" size={16} />
							{t.toInbox}
						</Link>
					</Button>
				}
				badge={figures.isSample ? <SampleBadge /> : null}
				purpose={figures.isSample ? words.sample : t.purpose}
				title={t.title}
			/>
			<div className="mb-6 grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
				<StatCard icon={Inbox} label={t.receivedToday} value={format.number(today.received)} />
				<StatCard icon={Send} label={t.sentToday} value={format.number(today.sent)} />
				<StatCard
					icon={CalendarDays}
					label={t.week}
					value={format.number(sum(days.slice(-WEEK)))}
				/>
				<StatCard icon={CalendarRange} label={t.month} value={format.number(sum(days))} />
			</div>
			<ChannelShares figures={figures} />
		</Page>
	);
}

export function ErrorBoundary() {
	return <ReportsError title={useStrings({ pt, en }).messages.title} />;
}
