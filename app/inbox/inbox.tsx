import type { ChannelSummary, InboxSnapshot } from "#app/contracts/whatsapp.ts";
import { QueryProvider } from "#app/ui/query-provider.tsx";
import type { InboxMember } from "./store/inbox-context.ts";
import { InboxScreen } from "./inbox-screen.tsx";

/**
 * The live conversation screen of one channel: contacts, messages and composer. `snapshot` is the
 * loader's answer (one round trip to the object); from then on the socket keeps it up to date.
 */
export function Inbox(props: {
	instance: ChannelSummary;
	snapshot: InboxSnapshot;
	me: InboxMember;
	/** Title of the browser tab, where that is not the channel's name. */
	title?: string | undefined;
}) {
	return (
		<QueryProvider>
			<InboxScreen {...props} key={`${props.me.memberId} ${props.instance.id}`} />
		</QueryProvider>
	);
}
