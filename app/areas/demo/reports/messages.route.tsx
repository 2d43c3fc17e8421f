import {
	Bot,
	CalendarDays,
	CalendarRange,
	Inbox,
	MessagesSquare,
	Send,
	UserRoundX,
} from "lucide-react";
import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { servicesContext, signedInContext } from "#app/context.ts";
import type { ServiceReport } from "#app/contracts/reports.ts";
import { type Traffic, volume } from "#app/domain/reports/message-report.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Example } from "#app/ui/example.tsx";
import { Page } from "#app/ui/page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { StatCard } from "#app/ui/stat-card.tsx";
import { FigureLink } from "../service/figure-link.tsx";
import { listOfConversations } from "../service/lists.ts";
import { WaitingCard } from "../service/service-cards.tsx";
import type { Route } from "./+types/messages.route";
import { ChannelShares } from "./channel-shares.tsx";
import { hasMessages, type MessageFigures, ownFigures, sampleFigures } from "./figures.ts";
import { ReportsError } from "./reports-error.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const SPAN = 30;
const WEEK = 7;

export async function loader({ context }: Route.LoaderArgs) {
	const signedIn = context.get(signedInContext);
	const { reports } = context.get(servicesContext);
	const today = reports.period({ days: "today", from: null, to: null });
	const [report, service] = await Promise.all([
		reports.messages(signedIn, SPAN),
		reports.service(signedIn, today),
	]);
	return { figures: ownFigures(report, signedIn.channels), service };
}

const sum = (days: readonly Traffic[]): number =>
	days.reduce((total, day) => total + volume(day), 0);

export default function MessagesPage({ loaderData }: Route.ComponentProps) {
	const words = useStrings({ pt, en });
	const t = words.messages;
	const { figures, service } = loaderData;
	const hasOwn = hasMessages(figures);
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
				purpose={hasOwn ? t.purpose : words.none}
				title={t.title}
			/>
			<Report figures={figures}>
				<Sessions report={service} />
			</Report>
			<Example open={!hasOwn || service.isDemonstration}>
				<Report figures={sampleFigures(figures.report)} />
			</Example>
		</Page>
	);
}

/** Conversations at this moment, each figure with its list. */
function Sessions({ report }: { report: ServiceReport }) {
	const t = useStrings({ pt, en }).messages;
	const format = useFormat();
	const { open = 0, unassigned, agent } = report.counts;
	return (
		<div className="mb-6 grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
			<FigureLink
				icon={MessagesSquare}
				label={t.open}
				to={listOfConversations()}
				value={format.number(open)}
			/>
			<WaitingCard report={report} />
			<FigureLink
				icon={UserRoundX}
				label={t.unassigned}
				to={listOfConversations({ who: "unassigned" })}
				value={format.number(unassigned)}
			/>
			<FigureLink
				icon={Bot}
				label={t.withAgents}
				to={listOfConversations({ who: "agent" })}
				value={format.number(agent)}
			/>
		</div>
	);
}

/** @param children between the cards and the channels: what an example does not have */
function Report({ figures, children }: { figures: MessageFigures; children?: ReactNode }) {
	const t = useStrings({ pt, en }).messages;
	const format = useFormat();
	const { days } = figures.report;
	const today = days.at(-1) ?? { sent: 0, received: 0 };
	return (
		<>
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
			{children}
			<ChannelShares figures={figures} />
		</>
	);
}

export function ErrorBoundary() {
	return <ReportsError title={useStrings({ pt, en }).messages.title} />;
}
