import { useCallback, useEffect, useState } from "react";
import type { ClientFrame, ServerFrame } from "#app/contracts/frames.ts";
import type { InboxSnapshot } from "#app/contracts/whatsapp.ts";
import type { LinkView } from "#app/domain/channels/link/link-view.ts";
import type { ClosedReason, ConnectionState } from "./channel-socket.ts";
import { notePastMoment } from "#app/ui/clock.ts";
import type { InboxStore } from "./inbox-store.ts";
import { applyPeopleFrame, expirePeople, nextExpiry, NOBODY, type People } from "./people.ts";
import { useChannelSocket } from "./use-channel-socket.ts";

/** Longest sleep: a throttled tab must not show a "digitando..." of minutes ago. */
const MAX_SLEEP_MS = 60_000;

/** Presence and colleagues of the channel, kept alive exactly as long as the server said. */
function usePeople(): { people: People; onPeopleFrame: (frame: ServerFrame) => void } {
	const [people, setPeople] = useState(NOBODY);
	const onPeopleFrame = useCallback((frame: ServerFrame) => {
		setPeople((current) => applyPeopleFrame(current, frame, performance.now()));
	}, []);

	useEffect(() => {
		const next = nextExpiry(people);
		if (next === null) return;
		const sleepMs = Math.min(Math.max(0, next - performance.now()) + 20, MAX_SLEEP_MS);
		const timer = setTimeout(
			() => setPeople((current) => ({ ...expirePeople(current, performance.now()) })),
			sleepMs,
		);
		return () => clearTimeout(timer);
	}, [people]);

	return { people, onPeopleFrame };
}

export interface InboxLine {
	state: ConnectionState;
	link: LinkView;
	people: People;
	closed: Exclude<ClosedReason, "revoked"> | null;
	send: (frame: ClientFrame) => boolean;
}

/** The socket of the open inbox: frames go to the cache, to the people and to the link's state. */
export function useInboxLine(
	channelId: string,
	snapshot: InboxSnapshot,
	store: InboxStore,
	onMessageIds: (ids: string[]) => void,
	onDraftFrame: (frame: ServerFrame) => void,
): InboxLine {
	const [link, setLink] = useState<LinkView>(snapshot.link);
	const [closed, setClosed] = useState<InboxLine["closed"]>(null);
	const { people, onPeopleFrame } = usePeople();
	// The loader ran again (the connect screen led here, or "Conectar"): its word is the newer one.
	const [loaded, setLoaded] = useState(snapshot.link);
	if (loaded !== snapshot.link) {
		setLoaded(snapshot.link);
		setLink(snapshot.link);
	}

	const onFrame = useCallback(
		(frame: ServerFrame) => {
			onPeopleFrame(frame);
			onDraftFrame(frame);
			if (frame.type === "hello") setLink(frame.link);
			if (frame.type === "reset") void store.reset();
			if (frame.type !== "changes") return;
			for (const message of frame.messages) notePastMoment(message.sentAt);
			store.apply(frame);
			if (frame.link) setLink(frame.link);
			onMessageIds(frame.messages.map((message) => message.id));
		},
		[onDraftFrame, onMessageIds, onPeopleFrame, store],
	);
	const { state, send } = useChannelSocket(channelId, {
		since: snapshot.seq,
		onFrame,
		onClosed: setClosed,
	});
	return { state, link, people, closed, send };
}
