import { CircleDot, CircleOff, Radio } from "lucide-react";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { StatCard } from "#app/ui/stat-card.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { DashboardPage } from "./dashboard-page.tsx";
import { CHANNELS } from "./demo-content.ts";
import { FigureRow, SampleList } from "./sample-list.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

export default function ChannelsPage() {
	const t = useStrings({ pt, en }).channels;
	const format = useFormat();
	const online = CHANNELS.filter(({ status }) => status === "online").length;
	return (
		<DashboardPage purpose={t.purpose} title={t.title}>
			<FigureRow>
				<StatCard icon={Radio} label={t.total} value={format.number(CHANNELS.length)} />
				<StatCard
					icon={CircleDot}
					label={t.status.online}
					tone="good"
					value={format.number(online)}
				/>
				<StatCard
					icon={CircleOff}
					label={t.status.offline}
					value={format.number(CHANNELS.length - online)}
				/>
			</FigureRow>
			<SampleList
				rows={CHANNELS.map(({ channel, messages, status }) => ({
					name: t.names[channel],
					detail: t.detail(format.number(messages)),
					icon: Radio,
					status: (
						<StatusBadge tone={status === "online" ? "good" : "neutral"}>
							{t.status[status]}
						</StatusBadge>
					),
				}))}
				title={t.title}
			/>
		</DashboardPage>
	);
}
