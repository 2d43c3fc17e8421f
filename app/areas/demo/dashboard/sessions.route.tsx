import { CircleDot, Hourglass, MessagesSquare } from "lucide-react";
import { Link } from "react-router";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { conversationHref } from "#app/ui/channel-links.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { FigureLink } from "../service/figure-link.tsx";
import { listOfConversations } from "../service/lists.ts";
import type { Route } from "./+types/sessions.route";
import { DashboardError, DashboardPage } from "./dashboard-page.tsx";
import { SESSIONS } from "./demo-content.ts";
import { FigureList, FigureRow } from "./figure-list.tsx";
import { loadDashboard, showsExample } from "./load-dashboard.ts";
import { StatCard } from "#app/ui/stat-card.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

export const loader = ({ context }: Route.LoaderArgs) => loadDashboard(context, "today");

export default function SessionsPage({ loaderData }: Route.ComponentProps) {
	const t = useStrings({ pt, en }).sessions;
	const format = useFormat();
	const { open, counts, now } = loaderData.report;
	const total = counts.open ?? open.length;
	const waiting = counts.waiting ?? 0;
	return (
		<DashboardPage
			example={<SampleSessions />}
			purpose={t.purpose}
			showsExample={showsExample(loaderData)}
			title={t.title}
		>
			<FigureRow>
				<FigureLink
					icon={MessagesSquare}
					label={t.total}
					to={listOfConversations()}
					value={format.number(total)}
				/>
				<FigureLink
					icon={CircleDot}
					label={t.status.active}
					to={listOfConversations()}
					tone="good"
					value={format.number(total - waiting)}
				/>
				<FigureLink
					icon={Hourglass}
					label={t.status.waiting}
					to={listOfConversations({ who: "waiting", order: "longest" })}
					tone="warning"
					value={format.number(waiting)}
				/>
			</FigureRow>
			<FigureList
				empty={
					<EmptyState icon={MessagesSquare} title={t.none}>
						{t.noneText}
					</EmptyState>
				}
				rows={open.map((one) => ({
					id: one.id,
					name: one.contactName ?? one.contactPhone ?? t.unknown,
					detail: t.detail(
						one.channel.name ?? t.gone,
						one.assignee?.name ?? (one.handler === "agent" ? one.agent?.name : null) ?? t.nobody,
					),
					icon: MessagesSquare,
					time: format.relative(one.waitingSince ?? one.lastActivityAt, now),
					status: <SessionBadge isWaiting={one.waitingSince != null} />,
					to: conversationHref(one.channel, one.contactId, one.id),
				}))}
				title={t.title}
			/>
			{total > open.length ? (
				<Button asChild className="mt-4">
					<Link to={listOfConversations({ order: "longest" })}>{t.all}</Link>
				</Button>
			) : null}
		</DashboardPage>
	);
}

function SampleSessions() {
	const words = useStrings({ pt, en });
	const t = words.sessions;
	const format = useFormat();
	const active = SESSIONS.filter(({ status }) => status === "active").length;
	return (
		<>
			<FigureRow>
				<StatCard icon={MessagesSquare} label={t.total} value={format.number(SESSIONS.length)} />
				<StatCard
					icon={CircleDot}
					label={t.status.active}
					tone="good"
					value={format.number(active)}
				/>
				<StatCard
					icon={Hourglass}
					label={t.status.waiting}
					tone="warning"
					value={format.number(SESSIONS.length - active)}
				/>
			</FigureRow>
			<FigureList
				rows={SESSIONS.map(({ name, channel, agent, minutes, status }) => ({
					name,
					detail: t.detail(words.channels.names[channel], words.agents.names[agent]),
					icon: MessagesSquare,
					time: t.ago(minutes),
					status: <SessionBadge isWaiting={status === "waiting"} />,
				}))}
				title={t.title}
			/>
		</>
	);
}

function SessionBadge({ isWaiting }: { isWaiting: boolean }) {
	const { status } = useStrings({ pt, en }).sessions;
	return (
		<StatusBadge tone={isWaiting ? "warning" : "good"}>
			{isWaiting ? status.waiting : status.active}
		</StatusBadge>
	);
}

export function ErrorBoundary() {
	return <DashboardError title={useStrings({ pt, en }).sessions.title} />;
}
