import { useCallback, useEffect, useRef, useState } from "react";
import type { LinkView } from "#app/domain/whatsapp/link-view.ts";
import { useChannelSocket } from "#app/inbox/use-channel-socket.ts";
import { fetchLink, type LinkAnswer, type LinkRequest, postLink } from "./link-api.ts";

/** Spec 2, section 9: only while the socket is down. */
export const POLL_MS = 3000;

/** Status poll of spec 2, section 4: while waiting for a QR or connecting. */
const isOnTheWay = (link: LinkView): boolean =>
	link.status === "waiting_qr" || link.status === "connecting";

/** The live link of one instance, what is being asked of it, and a way to ask. */
export function useLink(channelId: string, initial: LinkView) {
	const [link, setLink] = useState(initial);
	const [pending, setPending] = useState<LinkRequest | null>(null);
	const isAsking = useRef(false);
	const { state } = useChannelSocket(channelId, {
		since: null,
		onFrame(frame) {
			if (frame.type === "hello") setLink(frame.link);
			if (frame.type === "changes" && frame.link) setLink(frame.link);
		},
	});

	// A loader that ran again is believed only where no live line knows better.
	useEffect(() => {
		if (state !== "open") setLink(initial);
		// oxlint-disable-next-line react-hooks/exhaustive-deps -- a line that opens or falls is no news of the link
	}, [initial]);

	const shouldPoll = state === "down" && isOnTheWay(link);
	useEffect(() => {
		if (!shouldPoll) return;
		const stop = new AbortController();
		const timer = setInterval(() => {
			void fetchLink(channelId, stop.signal).then((found) => {
				if (found && !stop.signal.aborted) setLink(found);
			});
		}, POLL_MS);
		return () => {
			stop.abort();
			clearInterval(timer);
		};
	}, [channelId, shouldPoll]);

	const ask = useCallback(
		async (action: LinkRequest): Promise<LinkAnswer | null> => {
			// Clicks while a request runs are ignored (spec 2, section 4).
			if (isAsking.current) return null;
			isAsking.current = true;
			setPending(action);
			const answer = await postLink(channelId, action);
			isAsking.current = false;
			setPending(null);
			return answer;
		},
		[channelId],
	);
	return { link, pending, ask, isOffline: state === "down" };
}
