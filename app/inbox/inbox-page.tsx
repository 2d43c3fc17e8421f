import type { ChannelSummary, InboxSnapshot } from "#app/contracts/whatsapp.ts";
import { Inbox } from "./inbox.tsx";
import type { InboxMember } from "./store/inbox-context.ts";

/** The conversation screen as a page, as high as the space that the shell leaves. */
export function InboxPage(props: {
	channel: ChannelSummary;
	inbox: InboxSnapshot;
	me: InboxMember;
	/** Title of the page, where that is not the channel's name. */
	title?: string;
}) {
	const { channel, inbox, me } = props;
	return (
		// --shell-rows is the height of the shell's header and footer.
		<div className="h-[calc(100dvh-var(--shell-rows,0px))]">
			<h1 className="sr-only" tabIndex={-1}>
				{props.title ?? channel.name}
			</h1>
			<Inbox instance={channel} key={channel.id} me={me} snapshot={inbox} title={props.title} />
		</div>
	);
}
