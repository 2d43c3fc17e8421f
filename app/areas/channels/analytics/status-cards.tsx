import {
	CalendarDays,
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
import { SampleBadge } from "#app/ui/sample-badge.tsx";
import { StatCard } from "#app/ui/stat-card.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { InstanceTitle } from "../figures/instance-title.tsx";
import { en as figuresEn } from "../figures/strings.en.ts";
import { pt as figuresPt } from "../figures/strings.pt.ts";
import { RatingBadge, useUptimeText } from "../figures/uptime.tsx";
import { useDuration } from "../figures/use-duration.ts";
import { SAMPLE_FIGURES } from "./demo-content.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Status of the instance and its six figures of today; three sample figures until it has any. */
export function StatusCards(props: { instance: ChannelSummary; figures: InstanceFigures }) {
	const t = useStrings({ pt, en }).cards;
	const format = useFormat();
	const uptime = useUptimeText();
	const { figures } = props;
	const { today, hasData } = figures;
	const cards: { label: string; value: string; icon: LucideIcon; isSample?: boolean }[] = [
		{ label: t.total, value: format.number(today.sent + today.received), icon: MessageSquare },
		{ label: t.sent, value: format.number(today.sent), icon: Send },
		{ label: t.received, value: format.number(today.received), icon: Inbox },
		{
			label: t.contacts,
			value: hasData ? format.number(today.activeContacts) : SAMPLE_FIGURES.activeContacts,
			icon: Users,
			isSample: !hasData,
		},
		{
			label: t.conversations,
			value: hasData ? format.number(today.conversations) : SAMPLE_FIGURES.conversations,
			icon: CalendarDays,
			isSample: !hasData,
		},
		{ label: t.uptime, value: uptime(figures.uptimePercentage), icon: Gauge },
	];
	return (
		<>
			<StatusCard {...props} />
			<div
				className={`mb-4 grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3 ${hasData ? "grid-cols-2" : "grid-cols-1"}`}
			>
				{cards.map(({ isSample, ...card }) => (
					<StatCard
						{...card}
						detail={
							isSample ? (
								<span className="mt-1 inline-block">
									<Sample />
								</span>
							) : undefined
						}
						key={card.label}
					/>
				))}
			</div>
		</>
	);
}

function StatusCard({ instance, figures }: { instance: ChannelSummary; figures: InstanceFigures }) {
	const t = useStrings({ pt, en }).status;
	const uptime = useUptimeText();
	const duration = useDuration();
	const isOnline = instance.status === "connected";
	const { answerDelayMs, hasData } = figures;
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
				<Fact
					label={t.answerDelay}
					value={
						answerDelayMs !== null
							? duration(answerDelayMs)
							: hasData
								? "–"
								: SAMPLE_FIGURES.answerDelay
					}
				>
					{answerDelayMs === null && !hasData ? (
						<Sample />
					) : (
						<span className="text-xs text-gray-11">
							{answerDelayMs === null ? t.answerDelayNone : t.answerDelayDetail}
						</span>
					)}
				</Fact>
			</dl>
		</Card>
	);
}

function Sample() {
	const words = useStrings({ pt: figuresPt, en: figuresEn });
	return <SampleBadge hint={words.sampleHint} />;
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
