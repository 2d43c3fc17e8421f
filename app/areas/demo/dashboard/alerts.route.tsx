import {
	BellRing,
	CircleAlert,
	CircleCheck,
	Info,
	type LucideIcon,
	TriangleAlert,
} from "lucide-react";
import { href } from "react-router";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { connectHref } from "#app/ui/channel-links.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { StatCard } from "#app/ui/stat-card.tsx";
import { StatusBadge, type StatusTone } from "#app/ui/status-badge.tsx";
import { listOfConversations } from "../service/lists.ts";
import type { Route } from "./+types/alerts.route";
import { type DashboardAlert, listAlerts } from "./dashboard-alerts.ts";
import { DashboardError, DashboardPage } from "./dashboard-page.tsx";
import { type ALERT_LEVELS, ALERTS } from "./demo-content.ts";
import { FigureList, FigureRow } from "./figure-list.tsx";
import { loadDashboard, showsExample } from "./load-dashboard.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

type AlertLevel = (typeof ALERT_LEVELS)[number];

const TONES: Record<AlertLevel, StatusTone> = {
	critical: "bad",
	warning: "warning",
	info: "accent",
};
const ICONS: Record<AlertLevel, LucideIcon> = {
	critical: CircleAlert,
	warning: TriangleAlert,
	info: Info,
};

export const loader = ({ context }: Route.LoaderArgs) => loadDashboard(context, "today");

/** What asks for attention now. What was resolved is not there any more, so that nothing of it is counted. */
export default function AlertsPage({ loaderData }: Route.ComponentProps) {
	const t = useStrings({ pt, en }).alerts;
	const format = useFormat();
	const describe = useDescribe(loaderData.report.now);
	const alerts = listAlerts(loaderData);
	return (
		<DashboardPage
			example={<SampleAlerts />}
			purpose={t.purpose}
			showsExample={showsExample(loaderData)}
			title={t.title}
		>
			<Cards open={alerts.length} resolved="–" total={format.number(alerts.length)} />
			<FigureList
				empty={
					<EmptyState icon={CircleCheck} title={t.none}>
						{t.noneText}
					</EmptyState>
				}
				rows={alerts.map((alert) => ({
					...describe(alert),
					icon: ICONS[alert.level],
					status: <LevelBadge level={alert.level} />,
				}))}
				title={t.title}
			/>
		</DashboardPage>
	);
}

function useDescribe(now: number) {
	const t = useStrings({ pt, en }).alerts;
	const format = useFormat();
	return (alert: DashboardAlert): { id: string; name: string; detail: string; to: string } => {
		switch (alert.kind) {
			case "channelDown":
				return {
					id: alert.channel.id,
					name: t.channelDown(alert.channel.name),
					detail: t.channelDownText,
					to: connectHref(alert.channel),
				};
			case "slowAnswers":
				return {
					id: alert.kind,
					name: t.slow(alert.waiting),
					detail: t.slowText(format.relative(alert.since, now)),
					to: listOfConversations({ who: "waiting", order: "longest" }),
				};
			case "agentPaused":
				return {
					id: alert.agent.id,
					name: t.agentPaused(alert.agent.name),
					detail: t.agentPausedText,
					to: href("/agents/:id", { id: alert.agent.id }),
				};
		}
	};
}

function SampleAlerts() {
	const t = useStrings({ pt, en }).alerts;
	const format = useFormat();
	const open = ALERTS.filter(({ isResolved }) => !isResolved).length;
	return (
		<>
			<Cards
				open={open}
				resolved={format.number(ALERTS.length - open)}
				total={format.number(ALERTS.length)}
			/>
			<FigureList
				rows={ALERTS.map(({ kind, level, minutes, isResolved }) => ({
					name: t.names[kind],
					detail: t.ago(minutes),
					icon: ICONS[level],
					status: (
						<>
							<LevelBadge level={level} />
							<StatusBadge tone={isResolved ? "good" : "neutral"}>
								{isResolved ? t.resolved : t.unresolved}
							</StatusBadge>
						</>
					),
				}))}
				title={t.title}
			/>
		</>
	);
}

function Cards({ total, open, resolved }: { total: string; open: number; resolved: string }) {
	const t = useStrings({ pt, en }).alerts;
	const format = useFormat();
	return (
		<FigureRow>
			<StatCard icon={BellRing} label={t.total} value={total} />
			<StatCard icon={TriangleAlert} label={t.open} tone="warning" value={format.number(open)} />
			<StatCard icon={CircleCheck} label={t.resolved} tone="good" value={resolved} />
		</FigureRow>
	);
}

function LevelBadge({ level }: { level: AlertLevel }) {
	const t = useStrings({ pt, en }).alerts;
	return <StatusBadge tone={TONES[level]}>{t.level[level]}</StatusBadge>;
}

export function ErrorBoundary() {
	return <DashboardError title={useStrings({ pt, en }).alerts.title} />;
}
