import { useCallback, useEffect, useRef, useState } from "react";
import type { GuestLink } from "#app/contracts/guest-link.ts";
import { changeLink, type GuestAnswer, type GuestRequest, readLink } from "./guest-api.ts";
import { afterReading, NO_PROGRESS, shouldRenew } from "./renewal.ts";

/** A visitor has no socket: the page polls, as often as the status poll of the specification. */
const POLL_MS = 3000;

const isOver = (code: string): boolean => code === "link_expired" || code === "not_found";

/** The link as a visitor may see it, polled while the page is visible. */
export function useGuestLink(token: string, initial: GuestLink) {
	const [link, setLink] = useState(initial);
	const [isClosed, setClosed] = useState(false);
	const [isOffline, setOffline] = useState(false);
	const [isBusy, setBusy] = useState(false);
	const isAsking = useRef(false);
	const way = useRef(afterReading(NO_PROGRESS, initial));

	const take = useCallback((answer: GuestAnswer): void => {
		if (answer.ok) {
			way.current = afterReading(way.current, answer.link);
			setLink(answer.link);
		} else if (isOver(answer.code)) setClosed(true);
		setOffline(!answer.ok && (answer.code === "network" || answer.code === "unavailable"));
	}, []);

	/**
	 * Resolves to the code of a refusal; null when it was accepted, or another request is under way.
	 */
	const ask = useCallback(
		async (change: GuestRequest): Promise<string | null> => {
			if (isAsking.current) return null;
			isAsking.current = true;
			setBusy(true);
			const answer = await changeLink(token, change);
			isAsking.current = false;
			setBusy(false);
			take(answer);
			return answer.ok || isOver(answer.code) ? null : answer.code;
		},
		[token, take],
	);

	const isDone = isClosed || link.status === "connected";
	useEffect(() => {
		if (isDone) return;
		let isGone = false;
		const look = async (): Promise<void> => {
			const answer = await readLink(token);
			// An answer older than a click would undo its effect.
			if (isGone || isAsking.current) return;
			take(answer);
			if (!answer.ok || !shouldRenew(way.current, answer.link)) return;
			const refusal = await ask({ action: "generate_qr" });
			if (refusal) way.current = { ...way.current, refusals: way.current.refusals + 1 };
		};
		const timer = setInterval(() => {
			if (document.visibilityState === "visible" && !isAsking.current) void look();
		}, POLL_MS);
		return () => {
			isGone = true;
			clearInterval(timer);
		};
	}, [token, isDone, take, ask]);
	return { link, isClosed, isOffline, isBusy, ask };
}
