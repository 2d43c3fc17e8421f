import { MessageSquareReply, TriangleAlert, UserRound } from "lucide-react";
import { Link } from "react-router";
import type { AgentActivity } from "#app/contracts/agents.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Card } from "#app/ui/card.tsx";
import { ChannelTypeMark } from "#app/ui/channel-type-mark.tsx";
import { en as agentsEn } from "../strings.en.ts";
import { pt as agentsPt } from "../strings.pt.ts";
import { type ActivityChannel, conversationAddress } from "./conversation-address.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

type Event = AgentActivity["events"][number];

const LOOKS = {
	answered: { icon: MessageSquareReply, tone: "bg-accent-3 text-accent-11" },
	handed_over: { icon: UserRound, tone: "bg-amber-3 text-amber-11" },
	failed: { icon: TriangleAlert, tone: "bg-red-3 text-red-11" },
} as const;

/** Events of an agent, newest first, each with a link to its conversation. */
export function EventList(props: {
	events: Event[];
	channels: readonly ActivityChannel[];
	now: number;
}) {
	const t = useStrings({ pt, en });
	return (
		<Card className="overflow-hidden">
			<h2 className="border-b border-line px-4 py-3 font-semibold" id="agent-events">
				{t.events}
			</h2>
			<ul aria-labelledby="agent-events">
				{props.events.map((event) => (
					<EventRow
						channel={props.channels.find(({ id }) => id === event.channelId) ?? null}
						event={event}
						key={event.id}
						now={props.now}
					/>
				))}
			</ul>
		</Card>
	);
}

function EventRow(props: { event: Event; channel: ActivityChannel | null; now: number }) {
	const t = useStrings({ pt, en });
	const { reasons } = useStrings({ pt: agentsPt, en: agentsEn });
	const format = useFormat();
	const { event, channel } = props;
	const { icon: Icon, tone } = LOOKS[event.event];
	const address = conversationAddress(event, channel);
	return (
		<li className="relative flex min-h-14 items-center gap-3 border-b border-line px-4 py-2 last:border-b-0 has-[a]:hover:bg-gray-2">
			<span className={`flex size-9 shrink-0 items-center justify-center rounded-control ${tone}`}>
				<Icon aria-hidden="true" size={17} strokeWidth={1.75} />
			</span>
			<div className="min-w-0 flex-1">
				<p className="font-medium text-gray-12">
					{t.event[event.event]}
					{event.reason ? (
						<span className="font-normal text-gray-11">: {reasons[event.reason]}</span>
					) : null}
				</p>
				<p className="flex min-w-0 items-center gap-1.5 text-[13px] text-gray-11">
					{channel ? <ChannelTypeMark size={13} type={channel.type} /> : null}
					<bdi className="truncate">{channel?.name ?? t.goneChannel}</bdi>
				</p>
			</div>
			<div className="flex shrink-0 flex-col items-end text-[13px]">
				<time className="tabular text-gray-11" dateTime={new Date(event.at).toISOString()}>
					{format.relative(event.at, props.now)}
				</time>
				{address ? (
					<Link
						className="font-medium text-accent-11 outline-none after:absolute after:inset-0 hover:underline focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent-9"
						to={address}
					>
						{t.open}
					</Link>
				) : null}
			</div>
		</li>
	);
}
