import { CircleDot, CircleOff, Moon, Smartphone } from "lucide-react";
import { isUp } from "#app/domain/channels/uptime.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { inboxHref } from "#app/ui/channel-links.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { StatCard } from "#app/ui/stat-card.tsx";
import { StatusBadge, type StatusTone } from "#app/ui/status-badge.tsx";
import type { Route } from "./+types/numbers.route";
import { DashboardError, DashboardPage } from "./dashboard-page.tsx";
import { type NUMBER_STATUSES, NUMBERS } from "./demo-content.ts";
import { FigureList, FigureRow } from "./figure-list.tsx";
import { loadTraffic, showsExample } from "./load-dashboard.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

type NumberStatus = (typeof NUMBER_STATUSES)[number];

const TONES: Record<NumberStatus, StatusTone> = {
	online: "good",
	idle: "warning",
	offline: "neutral",
};

export const loader = ({ context }: Route.LoaderArgs) => loadTraffic(context);

export default function NumbersPage({ loaderData }: Route.ComponentProps) {
	const t = useStrings({ pt, en }).numbers;
	const format = useFormat();
	const { messages } = loaderData;
	const numbers = loaderData.channels
		.filter(({ type }) => type === "whatsapp")
		.map((channel) => {
			const said = messages[channel.id] ?? 0;
			// Connected, and nobody wrote today.
			const status: NumberStatus = isUp(channel.status)
				? said > 0
					? "online"
					: "idle"
				: "offline";
			return { ...channel, said, status };
		});
	return (
		<DashboardPage
			example={<SampleNumbers />}
			purpose={t.purpose}
			showsExample={showsExample(loaderData) || numbers.length === 0}
			title={t.title}
		>
			<Cards numbers={numbers} />
			<FigureList
				empty={
					<EmptyState icon={Smartphone} title={t.none}>
						{t.noneText}
					</EmptyState>
				}
				rows={numbers.map(({ id, name, phone, type, said, status }) => ({
					id,
					name: phone === null ? t.noPhone : `+${phone}`,
					detail: t.detail(name, format.number(said)),
					icon: Smartphone,
					status: <StatusBadge tone={TONES[status]}>{t.status[status]}</StatusBadge>,
					to: inboxHref({ id, type }),
				}))}
				title={t.title}
			/>
		</DashboardPage>
	);
}

function SampleNumbers() {
	const t = useStrings({ pt, en }).numbers;
	const format = useFormat();
	return (
		<>
			<Cards numbers={NUMBERS} />
			<FigureList
				rows={NUMBERS.map(({ phone, purpose, messages, status }) => ({
					name: phone,
					detail: t.detail(t.purposes[purpose], format.number(messages)),
					icon: Smartphone,
					status: <StatusBadge tone={TONES[status]}>{t.status[status]}</StatusBadge>,
				}))}
				title={t.title}
			/>
		</>
	);
}

function Cards({ numbers }: { numbers: readonly { status: NumberStatus }[] }) {
	const t = useStrings({ pt, en }).numbers;
	const format = useFormat();
	const figure = (wanted: NumberStatus): string =>
		format.number(numbers.filter(({ status }) => status === wanted).length);
	return (
		<FigureRow>
			<StatCard icon={Smartphone} label={t.total} value={format.number(numbers.length)} />
			<StatCard icon={CircleDot} label={t.status.online} tone="good" value={figure("online")} />
			<StatCard icon={Moon} label={t.status.idle} tone="warning" value={figure("idle")} />
			<StatCard icon={CircleOff} label={t.status.offline} value={figure("offline")} />
		</FigureRow>
	);
}

export function ErrorBoundary() {
	return <DashboardError title={useStrings({ pt, en }).numbers.title} />;
}
