import { useQuery } from "@tanstack/react-query";
import { href, Link } from "react-router";
import { LinkView } from "#app/contracts/frames.ts";
import type { ChannelSummary } from "#app/contracts/whatsapp.ts";
import { formatPhone } from "#app/i18n/phone.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { parseAnswer } from "#app/ui/api-request.ts";
import { callChannel } from "#app/ui/channel-call.ts";
import { Button } from "#app/ui/button.tsx";
import { inboxHref } from "#app/ui/channel-links.ts";
import { ChannelMark } from "#app/ui/channel-mark.tsx";
import { CHANNEL_TYPE_NAMES, ChannelTypeMark } from "#app/ui/channel-type-mark.tsx";
import { InstanceStatusBadge } from "#app/ui/instance-status.tsx";
import { ListRow } from "#app/ui/list-row.tsx";
import { useCountdown } from "#app/ui/use-countdown.ts";
import { EmptyCard, HomeCard } from "./home-card.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const SHOWN_CHANNELS = 6;
const SECOND_MS = 1000;

/**
 * Spec 1, section 2: the channels with their status; a waiting QR shows a countdown (section 4).
 */
export function ChannelStatusCard({ channels }: { channels: ChannelSummary[] }) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const hidden = channels.length - SHOWN_CHANNELS;
	return (
		<HomeCard
			id="channel-status"
			more={{ label: t.channels.all, to: href("/channels") }}
			section={t.channels.section}
			title={t.channels.title}
		>
			{channels.length === 0 ? (
				<EmptyCard
					action={
						<Button asChild>
							<Link to={href("/whatsapp/instances/new")}>{t.channels.create}</Link>
						</Button>
					}
					hint={t.channels.emptyHint}
					title={t.channels.empty}
				/>
			) : (
				<ul>
					{channels.slice(0, SHOWN_CHANNELS).map((channel) => (
						<ListRow
							aside={<InstanceStatusBadge status={channel.status} />}
							detail={<Detail channel={channel} />}
							key={channel.id}
							mark={<Mark channel={channel} />}
							name={channel.name}
							to={inboxHref(channel)}
						/>
					))}
				</ul>
			)}
			{hidden > 0 ? (
				<p className="border-t border-line px-4 py-2 text-[13px] text-gray-11">
					{t.channels.more(format.number(hidden))}
				</p>
			) : null}
		</HomeCard>
	);
}

function Mark({ channel }: { channel: ChannelSummary }) {
	if (channel.type === "whatsapp") return <ChannelMark isOn={channel.status === "connected"} />;
	return (
		<span className="flex size-5 shrink-0 items-center justify-center">
			<ChannelTypeMark size={18} type={channel.type} />
		</span>
	);
}

function Detail({ channel }: { channel: ChannelSummary }) {
	const t = useStrings({ pt, en });
	if (channel.type !== "whatsapp") return CHANNEL_TYPE_NAMES[channel.type];
	if (channel.status === "waiting_qr") return <QrCountdown channelId={channel.id} />;
	return channel.phone ? formatPhone(channel.phone) : t.channels.noPhone;
}

/** Requests the remaining time once when the channel starts waiting, then counts down here. */
function QrCountdown({ channelId }: { channelId: string }) {
	const t = useStrings({ pt, en });
	const link = useQuery({
		queryKey: ["home", "link", channelId],
		queryFn: async ({ signal }) =>
			parseAnswer(LinkView, await callChannel(channelId, "readLink", {}, { signal })),
		// A QR lives 45 s, so a cached answer is useless.
		staleTime: 0,
		gcTime: 0,
	});
	const left = useCountdown(link.data?.qr?.expiresInMs ?? 0, link.data);
	if (!link.data?.qr) return t.channels.noPhone;
	return t.channels.qrExpires(Math.ceil(left / SECOND_MS));
}
