import {
	CalendarDays,
	Clock,
	Gauge,
	Inbox,
	type LucideIcon,
	MessageSquare,
	Send,
	Users,
} from "lucide-react";
import type { ReactNode } from "react";
import type { ChannelSummary, InstanceFigures } from "#app/contracts/whatsapp.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Card } from "#app/ui/card.tsx";
import { Example } from "#app/ui/example.tsx";
import { StatCard } from "#app/ui/stat-card.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { useDuration } from "#app/ui/use-duration.ts";
import { InstanceTitle } from "../figures/instance-title.tsx";
import { RatingBadge, useUptimeText } from "../figures/uptime.tsx";
import { SAMPLE_FIGURES } from "./demo-content.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Status of the instance and its six figures of today; below them the example until it has any. */
export function StatusCards(props: { instance: ChannelSummary; figures: InstanceFigures }) {
	const t = useStrings({ pt, en }).cards;
	const format = useFormat();
	const uptime = useUptimeText();
	const { figures } = props;
	const { today } = figures;
	const cards: { label: string; value: string; icon: LucideIcon }[] = [
		{ label: t.total, value: format.number(today.sent + today.received), icon: MessageSquare },
		{ label: t.sent, value: format.number(today.sent), icon: Send },
		{ label: t.received, value: format.number(today.received), icon: Inbox },
		{ label: t.contacts, value: format.number(today.activeContacts), icon: Users },
		{ label: t.conversations, value: format.number(today.conversations), icon: CalendarDays },
		{ label: t.uptime, value: uptime(figures.uptimePercentage), icon: Gauge },
	];
	return (
		<>
			<StatusCard {...props} />
			<div className="mb-4 grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-3">
				{cards.map((card) => (
					<StatCard {...card} key={card.label} />
				))}
			</div>
		</>
	);
}

/** Spec 2, section 2: the three sample figures, marked as the example; behind "Ver exemplo" once there are own ones. */
export function SampleCards({ hasData }: Pick<InstanceFigures, "hasData">) {
	const t = useStrings({ pt, en });
	return (
		<Example open={!hasData}>
			<div className="grid gap-3 sm:grid-cols-3 sm:gap-4">
				<StatCard icon={Users} label={t.cards.contacts} value={SAMPLE_FIGURES.activeContacts} />
				<StatCard
					icon={CalendarDays}
					label={t.cards.conversations}
					value={SAMPLE_FIGURES.conversations}
				/>
				<StatCard icon={Clock} label={t.status.answerDelay} value={SAMPLE_FIGURES.answerDelay} />
			</div>
		</Example>
	);
}

function StatusCard({ instance, figures }: { instance: ChannelSummary; figures: InstanceFigures }) {
	const t = useStrings({ pt, en }).status;
	const uptime = useUptimeText();
	const duration = useDuration();
	const isOnline = instance.status === "connected";
	const { answerDelayMs } = figures;
	return (
		<Card className="mb-4 p-4 md:p-5">
			<InstanceTitle
				aside={
					<StatusBadge tone={isOnline ? "good" : "neutral"}>
						{isOnline ? t.online : t.offline}
					</StatusBadge>
				}
				instance={instance}
			/>
			<dl className="mt-4 grid gap-4 border-t border-line pt-4 sm:grid-cols-2">
				<Fact label={t.uptime} value={uptime(figures.uptimePercentage)}>
					<RatingBadge percentage={figures.uptimePercentage} />
				</Fact>
				<Fact label={t.answerDelay} value={answerDelayMs === null ? "–" : duration(answerDelayMs)}>
					<span className="text-xs text-gray-11">
						{answerDelayMs === null ? t.answerDelayNone : t.answerDelayDetail}
					</span>
				</Fact>
			</dl>
		</Card>
	);
}

function Fact(props: { label: string; value: string; children: ReactNode }) {
	return (
		<div>
			<dt className="text-[13px] text-gray-11">{props.label}</dt>
			<dd className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
				<span className="tabular text-2xl/7 font-semibold tracking-tight">{props.value}</span>
				{props.children}
			</dd>
		</div>
	);
}
