import { ChartColumn, MessageSquare, QrCode } from "lucide-react";
import type { ReactNode } from "react";
import { href, Link } from "react-router";
import type { ChannelSummary, InstanceOverview } from "#app/contracts/whatsapp.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { InstanceStatusBadge } from "#app/ui/instance-status.tsx";
import { InstanceTitle } from "../figures/instance-title.tsx";
import { RatingBadge, useUptimeText } from "../figures/uptime.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** One instance of the dashboard: its present status and its figures of today. */
export function OverviewCard(props: {
	instance: ChannelSummary;
	figures: InstanceOverview | null;
	/** The server's time of these figures, in ms. */
	now: number;
}) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const { instance, figures } = props;
	const lastSeenAt = figures?.lastSeenAt ?? null;
	return (
		<Card className="flex h-full flex-col p-4">
			<InstanceTitle instance={instance} />
			<div className="mt-3">
				<InstanceStatusBadge status={instance.status} />
			</div>
			<Figures figures={figures} />
			<div className="mt-3 mb-4 flex min-h-6 items-center justify-between gap-2">
				<p className="text-xs text-gray-11">
					{lastSeenAt === null ? t.neverSeen : t.lastSeen(format.relative(lastSeenAt, props.now))}
				</p>
				<RatingBadge percentage={figures?.uptimePercentage ?? null} />
			</div>
			<CardActions instance={instance} />
		</Card>
	);
}

function Figures({ figures }: { figures: InstanceOverview | null }) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const uptime = useUptimeText();
	return (
		<dl className="mt-4 grid grid-cols-3 gap-2 border-t border-line pt-3">
			<Figure label={t.receivedToday} value={format.number(figures?.messagesReceivedToday ?? 0)} />
			<Figure label={t.sentToday} value={format.number(figures?.messagesSentToday ?? 0)} />
			<Figure label={t.uptime} value={uptime(figures?.uptimePercentage ?? null)} />
		</dl>
	);
}

function Figure({ label, value }: { label: string; value: ReactNode }) {
	return (
		<div className="flex min-w-0 flex-col">
			<dt className="text-xs text-gray-11">{label}</dt>
			<dd className="tabular mt-auto text-base font-semibold text-gray-12">{value}</dd>
		</div>
	);
}

function CardActions({ instance }: { instance: ChannelSummary }) {
	const t = useStrings({ pt, en });
	const isLinked = instance.status === "connected" || instance.status === "unstable";
	const Icon = isLinked ? MessageSquare : QrCode;
	return (
		<div className="mt-auto flex items-center gap-2">
			<Button asChild className="!flex-auto whitespace-nowrap" kind="primary">
				<Link prefetch="intent" to={href("/whatsapp/:instanceId", { instanceId: instance.id })}>
					<Icon aria-hidden="true" size={16} />
					{isLinked ? t.openChat : t.connect}
				</Link>
			</Button>
			<IconButton asChild label={t.figuresOf(instance.name)} variant="surface">
				<Link to={`${href("/whatsapp/analytics")}?instance=${instance.id}`}>
					<ChartColumn aria-hidden="true" size={16} strokeWidth={1.75} />
				</Link>
			</IconButton>
		</div>
	);
}
