import type { ChannelSummary, InboxSnapshot } from "#app/contracts/whatsapp.ts";
import { ChannelRoom } from "./channel-room.tsx";
import { InboxPanes } from "./inbox-panes.tsx";
import type { InboxMember } from "./store/inbox-context.ts";

/** The inbox of one channel: its list and the open conversation. */
export function InboxScreen(props: {
	instance: ChannelSummary;
	snapshot: InboxSnapshot;
	me: InboxMember;
	title?: string | undefined;
}) {
	const { instance, snapshot, me } = props;
	return (
		<ChannelRoom instance={instance} me={me} snapshot={snapshot}>
			{(line) => (
				<InboxPanes
					isRefused={line.closed === "too_many"}
					link={line.link}
					title={props.title ?? instance.name}
				/>
			)}
		</ChannelRoom>
	);
}
