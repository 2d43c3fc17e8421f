import { CircleDot, CircleOff, Moon, Smartphone } from "lucide-react";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { StatCard } from "#app/ui/stat-card.tsx";
import { StatusBadge, type StatusTone } from "#app/ui/status-badge.tsx";
import { DashboardPage } from "./dashboard-page.tsx";
import { type NUMBER_STATUSES, NUMBERS } from "./demo-content.ts";
import { FigureRow, SampleList } from "./sample-list.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

type NumberStatus = (typeof NUMBER_STATUSES)[number];

const TONES: Record<NumberStatus, StatusTone> = {
	online: "good",
	idle: "warning",
	offline: "neutral",
};

export default function NumbersPage() {
	const t = useStrings({ pt, en }).numbers;
	const format = useFormat();
	const figure = (wanted: NumberStatus): string =>
		format.number(NUMBERS.filter(({ status }) => status === wanted).length);
	return (
		<DashboardPage purpose={t.purpose} title={t.title}>
			<FigureRow>
				<StatCard icon={Smartphone} label={t.total} value={format.number(NUMBERS.length)} />
				<StatCard icon={CircleDot} label={t.status.online} tone="good" value={figure("online")} />
				<StatCard icon={Moon} label={t.status.idle} tone="warning" value={figure("idle")} />
				<StatCard icon={CircleOff} label={t.status.offline} value={figure("offline")} />
			</FigureRow>
			<SampleList
				rows={NUMBERS.map(({ phone, purpose, messages, status }) => ({
					name: phone,
					detail: t.detail(t.purposes[purpose], format.number(messages)),
					icon: Smartphone,
					status: <StatusBadge tone={TONES[status]}>{t.status[status]}</StatusBadge>,
				}))}
				title={t.title}
			/>
		</DashboardPage>
	);
}
