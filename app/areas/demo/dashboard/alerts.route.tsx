import {
	BellRing,
	CircleAlert,
	CircleCheck,
	Info,
	type LucideIcon,
	TriangleAlert,
} from "lucide-react";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { StatCard } from "#app/ui/stat-card.tsx";
import { StatusBadge, type StatusTone } from "#app/ui/status-badge.tsx";
import { DashboardPage } from "./dashboard-page.tsx";
import { type ALERT_LEVELS, ALERTS } from "./demo-content.ts";
import { FigureRow, SampleList } from "./sample-list.tsx";
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

export default function AlertsPage() {
	const t = useStrings({ pt, en }).alerts;
	const format = useFormat();
	const open = ALERTS.filter(({ isResolved }) => !isResolved).length;
	return (
		<DashboardPage purpose={t.purpose} title={t.title}>
			<FigureRow>
				<StatCard icon={BellRing} label={t.total} value={format.number(ALERTS.length)} />
				<StatCard icon={TriangleAlert} label={t.open} tone="warning" value={format.number(open)} />
				<StatCard
					icon={CircleCheck}
					label={t.resolved}
					tone="good"
					value={format.number(ALERTS.length - open)}
				/>
			</FigureRow>
			<SampleList
				rows={ALERTS.map(({ kind, level, minutes, isResolved }) => ({
					name: t.names[kind],
					detail: t.ago(minutes),
					icon: ICONS[level],
					status: (
						<>
							<StatusBadge tone={TONES[level]}>{t.level[level]}</StatusBadge>
							<StatusBadge tone={isResolved ? "good" : "neutral"}>
								{isResolved ? t.resolved : t.unresolved}
							</StatusBadge>
						</>
					),
				}))}
				title={t.title}
			/>
		</DashboardPage>
	);
}
