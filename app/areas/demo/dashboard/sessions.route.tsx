import { CircleDot, Hourglass, MessagesSquare } from "lucide-react";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { StatCard } from "#app/ui/stat-card.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { DashboardPage } from "./dashboard-page.tsx";
import { SESSIONS } from "./demo-content.ts";
import { FigureRow, SampleList } from "./sample-list.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

export default function SessionsPage() {
	const words = useStrings({ pt, en });
	const t = words.sessions;
	const format = useFormat();
	const active = SESSIONS.filter(({ status }) => status === "active").length;
	return (
		<DashboardPage purpose={t.purpose} title={t.title}>
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
			<SampleList
				rows={SESSIONS.map(({ name, channel, agent, minutes, status }) => ({
					name,
					detail: t.detail(words.channels.names[channel], words.agents.names[agent]),
					icon: MessagesSquare,
					time: t.ago(minutes),
					status: (
						<StatusBadge tone={status === "active" ? "good" : "warning"}>
							{t.status[status]}
						</StatusBadge>
					),
				}))}
				title={t.title}
			/>
		</DashboardPage>
	);
}
