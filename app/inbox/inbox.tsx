import type { ChannelSummary, InboxSnapshot } from "#app/contracts/whatsapp.ts";
import { QueryProvider } from "#app/ui/query-provider.tsx";
import type { InboxMember } from "./store/inbox-context.ts";
import { InboxScreen } from "./inbox-screen.tsx";

/**
 * The conversation screen of one channel: contacts, messages and composer, live. `snapshot` is the
 * loader's answer (one round trip to the object); from then on the socket keeps everything fresh.
 */
export function Inbox(props: {
	instance: ChannelSummary;
	snapshot: InboxSnapshot;
	me: InboxMember;
	/** What the tab is called, where that is not the channel. */
	title?: string | undefined;
}) {
	return (
		<QueryProvider>
			<InboxScreen {...props} key={`${props.me.memberId} ${props.instance.id}`} />
		</QueryProvider>
	);
}
