import { CircleDot, CircleOff, Radio } from "lucide-react";
import { isUp } from "#app/domain/channels/uptime.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { inboxHref } from "#app/ui/channel-links.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { StatCard } from "#app/ui/stat-card.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import type { Route } from "./+types/channels.route";
import { DashboardError, DashboardPage } from "./dashboard-page.tsx";
import { CHANNELS } from "./demo-content.ts";
import { FigureList, FigureRow } from "./figure-list.tsx";
import { loadTraffic, showsExample } from "./load-dashboard.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

export const loader = ({ context }: Route.LoaderArgs) => loadTraffic(context);

export default function ChannelsPage({ loaderData }: Route.ComponentProps) {
	const t = useStrings({ pt, en }).channels;
	const format = useFormat();
	const { channels, messages } = loaderData;
	return (
		<DashboardPage
			example={<SampleChannels />}
			purpose={t.purpose}
			showsExample={showsExample(loaderData) || channels.length === 0}
			title={t.title}
		>
			<Cards
				online={channels.filter(({ status }) => isUp(status)).length}
				total={channels.length}
			/>
			<FigureList
				empty={
					<EmptyState icon={Radio} title={t.none}>
						{t.noneText}
					</EmptyState>
				}
				rows={channels.map(({ id, name, type, status }) => ({
					id,
					name,
					detail: t.detail(format.number(messages[id] ?? 0)),
					icon: Radio,
					status: <OnlineBadge isOnline={isUp(status)} />,
					to: inboxHref({ id, type }),
				}))}
				title={t.title}
			/>
		</DashboardPage>
	);
}

function SampleChannels() {
	const t = useStrings({ pt, en }).channels;
	const format = useFormat();
	return (
		<>
			<Cards
				online={CHANNELS.filter(({ status }) => status === "online").length}
				total={CHANNELS.length}
			/>
			<FigureList
				rows={CHANNELS.map(({ channel, messages, status }) => ({
					name: t.names[channel],
					detail: t.detail(format.number(messages)),
					icon: Radio,
					status: <OnlineBadge isOnline={status === "online"} />,
				}))}
				title={t.title}
			/>
		</>
	);
}

function Cards({ total, online }: { total: number; online: number }) {
	const t = useStrings({ pt, en }).channels;
	const format = useFormat();
	return (
		<FigureRow>
			<StatCard icon={Radio} label={t.total} value={format.number(total)} />
			<StatCard
				icon={CircleDot}
				label={t.status.online}
				tone="good"
				value={format.number(online)}
			/>
			<StatCard icon={CircleOff} label={t.status.offline} value={format.number(total - online)} />
		</FigureRow>
	);
}

function OnlineBadge({ isOnline }: { isOnline: boolean }) {
	const { status } = useStrings({ pt, en }).channels;
	return (
		<StatusBadge tone={isOnline ? "good" : "neutral"}>
			{isOnline ? status.online : status.offline}
		</StatusBadge>
	);
}

export function ErrorBoundary() {
	return <DashboardError title={useStrings({ pt, en }).channels.title} />;
}
