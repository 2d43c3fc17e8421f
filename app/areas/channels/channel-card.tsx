import { Bot, MessageSquare, Settings } from "lucide-react";
import type { ReactNode } from "react";
import { href, Link } from "react-router";
import type { ChannelCard } from "#app/contracts/channels.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { inboxHref } from "#app/ui/channel-links.ts";
import { CHANNEL_TYPE_NAMES, ChannelTypeMark } from "#app/ui/channel-type-mark.tsx";
import { InstanceStatusBadge } from "#app/ui/instance-status.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Spec 2, section 2: name, type, status, messages received today, uptime today, default agent. */
export function ChannelCardView({ channel }: { channel: ChannelCard }) {
	const t = useStrings({ pt, en }).list;
	const { id, name } = channel;
	return (
		<Card className="flex h-full flex-col p-4">
			<Title channel={channel} />
			<div className="mt-4 flex flex-wrap gap-2">
				<InstanceStatusBadge status={channel.status} />
				{channel.isActive ? null : <StatusBadge tone="neutral">{t.inactive}</StatusBadge>}
			</div>
			<Figures channel={channel} />
			<div className="mt-auto flex flex-wrap gap-2">
				<Button asChild className="!flex-auto whitespace-nowrap" kind="primary">
					<Link aria-label={t.messagesOf(isolate(name))} prefetch="intent" to={inboxHref(channel)}>
						<MessageSquare aria-hidden="true" size={16} />
						{t.messages}
					</Link>
				</Button>
				<Button asChild className="!flex-auto whitespace-nowrap">
					<Link
						aria-label={t.configureNamed(isolate(name))}
						to={href("/channels/:channelId/settings", { channelId: id })}
					>
						<Settings aria-hidden="true" size={16} />
						{t.configure}
					</Link>
				</Button>
			</div>
		</Card>
	);
}

function Title({ channel }: { channel: ChannelCard }) {
	const { name, type, externalName } = channel;
	return (
		<div className="flex items-start gap-3">
			<span className="flex size-10 shrink-0 items-center justify-center rounded-control bg-gray-3">
				<ChannelTypeMark size={20} type={type} />
			</span>
			<div className="min-w-0 flex-1">
				<h2 className="truncate text-base font-semibold text-gray-12" title={name}>
					<bdi>{name}</bdi>
				</h2>
				<p className="truncate text-[13px] text-gray-11">
					{CHANNEL_TYPE_NAMES[type]}
					{externalName ? (
						<>
							{" · "}
							<bdi>{externalName}</bdi>
						</>
					) : null}
				</p>
			</div>
		</div>
	);
}

function Figures({ channel }: { channel: ChannelCard }) {
	const t = useStrings({ pt, en }).list;
	const format = useFormat();
	return (
		<dl className="mt-4 mb-4 grid grid-cols-2 gap-x-4 gap-y-3">
			<Figure title={t.received}>{format.number(channel.messagesReceivedToday)}</Figure>
			<Figure hint={t.uptimeHint} title={t.uptime}>
				{format.number(channel.uptimeToday)}%
			</Figure>
			<div className="col-span-2 flex min-w-0 items-center gap-2 border-t border-line pt-3 text-[13px]">
				<Bot aria-hidden="true" className="shrink-0 text-gray-11" size={16} strokeWidth={1.75} />
				<dt className="shrink-0 text-gray-11">{t.agent}</dt>
				<dd className="ml-auto min-w-0 truncate text-gray-12">
					{channel.defaultAgent ? (
						<Link
							className="focus-ring rounded-control font-medium text-accent-11 hover:underline"
							to={href("/agents/:id", { id: channel.defaultAgent.id })}
						>
							<bdi>{channel.defaultAgent.name}</bdi>
						</Link>
					) : (
						<span className="text-gray-11">{t.noAgent}</span>
					)}
				</dd>
			</div>
		</dl>
	);
}

function Figure(props: { title: string; hint?: string; children: ReactNode }) {
	return (
		<div className="flex flex-col-reverse" title={props.hint}>
			<dt className="text-xs text-gray-11">
				{props.title}
				{props.hint ? <span className="sr-only">. {props.hint}</span> : null}
			</dt>
			<dd className="tabular text-xl/7 font-semibold tracking-tight text-gray-12">
				{props.children}
			</dd>
		</div>
	);
}
