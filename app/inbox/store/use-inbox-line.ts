import { useCallback, useState } from "react";
import type { ClientFrame, ServerFrame } from "#app/contracts/frames.ts";
import type { InboxSnapshot } from "#app/contracts/whatsapp.ts";
import type { LinkView } from "#app/domain/channels/link/link-view.ts";
import type { ClosedReason, ConnectionState } from "./channel-socket.ts";
import { notePastMoment } from "#app/ui/clock.ts";
import type { InboxStore } from "./inbox-store.ts";
import type { People } from "./people.ts";
import { useChannelSocket } from "./use-channel-socket.ts";
import { usePeople } from "./use-people.ts";

export interface InboxLine {
	state: ConnectionState;
	link: LinkView;
	people: People;
	unreadConversations: number;
	closed: Exclude<ClosedReason, "revoked"> | null;
	send: (frame: ClientFrame) => boolean;
}

/** The socket of the open inbox: frames go to the cache, to the people and to the link's state. */
export function useInboxLine(
	channelId: string,
	snapshot: InboxSnapshot,
	store: InboxStore,
	onMessageIds: (ids: string[]) => void,
): InboxLine {
	const [link, setLink] = useState<LinkView>(snapshot.link);
	const [closed, setClosed] = useState<InboxLine["closed"]>(null);
	const [unreadConversations, setUnread] = useState(snapshot.unreadConversations ?? 0);
	const { people, onPeopleFrame } = usePeople();
	// The loader ran again (the connect screen led here, or "Conectar"): its word is the newer one.
	const [loaded, setLoaded] = useState(snapshot.link);
	if (loaded !== snapshot.link) {
		setLoaded(snapshot.link);
		setLink(snapshot.link);
		setUnread(snapshot.unreadConversations ?? 0);
	}

	const onFrame = useCallback(
		(frame: ServerFrame) => {
			onPeopleFrame(frame);
			if (frame.type === "hello") setLink(frame.link);
			if (frame.type === "reset" || frame.type === "changes")
				setUnread((known) => frame.unreadConversations ?? known);
			if (frame.type === "reset") void store.reset();
			if (frame.type !== "changes") return;
			for (const message of frame.messages) notePastMoment(message.sentAt);
			store.apply(frame);
			if (frame.link) setLink(frame.link);
			onMessageIds(frame.messages.map((message) => message.id));
		},
		[onMessageIds, onPeopleFrame, store],
	);
	const { state, send } = useChannelSocket(channelId, {
		since: snapshot.seq,
		onFrame,
		onClosed: setClosed,
	});
	return { state, link, people, unreadConversations, closed, send };
}
