import { useCallback, useEffect, useRef, useState } from "react";
import type { PasskeyReply } from "#app/domain/channels/link/passkey.ts";
import type { LinkView } from "#app/domain/channels/link/link-view.ts";
import { useChannelSocket } from "#app/inbox/store/use-channel-socket.ts";
import {
	fetchLink,
	type LinkAnswer,
	type LinkRequest,
	postLink,
	postPairing,
	postPasskey,
} from "./link-api.ts";

/** Spec 2, section 9: polls only while the socket is down. */
export const POLL_MS = 3000;

/** Spec 2, section 4: the status is polled while waiting for a QR or connecting. */
const isOnTheWay = (link: LinkView): boolean =>
	link.status === "waiting_qr" ||
	link.status === "connecting" ||
	link.status === "passkey_required";

/** The live link of one instance, the request under way, and a function that sends one. */
export function useLink(channelId: string, initial: LinkView, pollMs = POLL_MS) {
	const [link, setLink] = useState(initial);
	const [isPending, setPending] = useState(false);
	const isAsking = useRef(false);
	const { state } = useChannelSocket(channelId, {
		since: null,
		onFrame(frame) {
			if (frame.type === "hello") setLink(frame.link);
			if (frame.type === "changes" && frame.link) setLink(frame.link);
		},
	});

	// The loader's data counts only while no live data is newer.
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
		}, pollMs);
		return () => {
			stop.abort();
			clearInterval(timer);
		};
	}, [channelId, shouldPoll, pollMs]);

	const run = useCallback(async (call: () => Promise<LinkAnswer>): Promise<LinkAnswer | null> => {
		// Clicks while a request runs are ignored (spec 2, section 4).
		if (isAsking.current) return null;
		isAsking.current = true;
		setPending(true);
		const answer = await call();
		isAsking.current = false;
		setPending(false);
		return answer;
	}, []);
	return {
		link,
		isPending,
		ask: (action: LinkRequest) => run(() => postLink(channelId, action)),
		pair: (phone: string) => run(() => postPairing(channelId, phone)),
		answerPasskey: (answer: PasskeyReply) => run(() => postPasskey(channelId, answer)),
		isOffline: state === "down",
	};
}
