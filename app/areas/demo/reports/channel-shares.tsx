import { Radio } from "lucide-react";
import { Link } from "react-router";
import { volume } from "#app/domain/reports/message-report.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Card } from "#app/ui/card.tsx";
import { inboxHref } from "#app/ui/channel-links.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { InstanceStatusBadge } from "#app/ui/instance-status.tsx";
import type { ChannelFigures, MessageFigures } from "./figures.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Each channel with its share of all messages and a link to its inbox. */
export function ChannelShares({ figures }: { figures: MessageFigures }) {
	const t = useStrings({ pt, en }).channels;
	const total = Math.max(1, volume(figures.report));
	return (
		<Card className="overflow-hidden">
			<h2 className="border-b border-line px-4 py-3 text-base font-semibold md:px-5">{t.title}</h2>
			{figures.channels.length === 0 ? (
				<EmptyState icon={Radio} title={t.none} />
			) : (
				<ul>
					{figures.channels.map((channel) => (
						<ChannelRow figures={channel} key={channel.id} total={total} />
					))}
				</ul>
			)}
			{figures.hiddenChannels > 0 ? (
				<p className="border-t border-line px-4 py-3 text-[13px] text-gray-11 md:px-5">
					{t.hidden(figures.hiddenChannels)}
				</p>
			) : null}
		</Card>
	);
}

function ChannelRow({ figures, total }: { figures: ChannelFigures; total: number }) {
	const t = useStrings({ pt, en }).channels;
	const format = useFormat();
	const share = volume(figures) / total;
	const { id, channel } = figures;
	return (
		<li className="relative border-b border-line px-4 py-3 last:border-b-0 has-[a]:hover:bg-gray-2 md:px-5">
			<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
				<span className="min-w-0 truncate font-medium">
					{channel ? (
						<Link
							className="outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent-9"
							to={inboxHref({ id, type: channel.type })}
						>
							<bdi>{figures.name}</bdi>
						</Link>
					) : (
						<bdi>{figures.name}</bdi>
					)}
				</span>
				{figures.channel ? <InstanceStatusBadge status={figures.channel.status} /> : null}
				<span className="tabular ml-auto text-[13px] text-gray-11">
					{t.share(format.number(volume(figures)), format.percent(share))}
				</span>
			</div>
			<div aria-hidden="true" className="mt-2 h-1.5 rounded-full bg-gray-4">
				<div className="h-1.5 rounded-full bg-accent-9" style={{ width: `${share * 100}%` }} />
			</div>
			<p className="tabular mt-1.5 text-xs text-gray-11">
				{t.detail(format.number(figures.sent), format.number(figures.received))}
			</p>
		</li>
	);
}
