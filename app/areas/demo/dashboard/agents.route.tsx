import { Bot, CircleDot, CirclePause } from "lucide-react";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { StatCard } from "#app/ui/stat-card.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { DashboardPage } from "./dashboard-page.tsx";
import { AGENTS } from "./demo-content.ts";
import { FigureRow, SampleList } from "./sample-list.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

export default function AgentsPage() {
	const t = useStrings({ pt, en }).agents;
	const format = useFormat();
	const active = AGENTS.filter(({ status }) => status === "active").length;
	return (
		<DashboardPage purpose={t.purpose} title={t.title}>
			<FigureRow>
				<StatCard icon={Bot} label={t.total} value={format.number(AGENTS.length)} />
				<StatCard
					icon={CircleDot}
					label={t.status.active}
					tone="good"
					value={format.number(active)}
				/>
				<StatCard
					icon={CirclePause}
					label={t.status.paused}
					value={format.number(AGENTS.length - active)}
				/>
			</FigureRow>
			<SampleList
				rows={AGENTS.map(({ kind, conversations, solved, status }) => ({
					name: t.names[kind],
					detail: t.detail(format.number(conversations), format.percent(solved)),
					icon: Bot,
					status: (
						<StatusBadge tone={status === "active" ? "good" : "neutral"}>
							{t.status[status]}
						</StatusBadge>
					),
				}))}
				title={t.title}
			/>
		</DashboardPage>
	);
}
