import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { ChannelSummary, InboxSnapshot } from "#app/contracts/whatsapp.ts";
import type { InboxMember } from "./inbox-context.ts";
import { InboxScreen } from "./inbox-screen.tsx";
import { getQueryClient } from "./query-client.ts";

/**
 * The conversation screen of one channel: contacts, messages and composer, live. `snapshot` is the
 * loader's answer (one round trip to the object); from then on the socket keeps everything fresh.
 */
export function Inbox(props: {
	instance: ChannelSummary;
	snapshot: InboxSnapshot;
	me: InboxMember;
}) {
	return (
		<InboxQueryProvider>
			<InboxScreen {...props} key={`${props.me.memberId} ${props.instance.id}`} />
		</InboxQueryProvider>
	);
}

/** The query cache: one in the browser, a new one for each page on the server. */
export function InboxQueryProvider({ children }: { children: ReactNode }) {
	const [client] = useState(getQueryClient);
	return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
