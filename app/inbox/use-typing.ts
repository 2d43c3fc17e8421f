import { useCallback, useEffect, useRef } from "react";
import type { ClientFrame } from "#app/contracts/frames.ts";

/** The server lets a hint expire; whoever keeps writing says so again. */
const REPEAT_MS = 4000;

/**
 * Spec 2, section 4: typing is true at the first non-empty input and false when the input is
 * emptied or sent. It also ends when the conversation is left.
 */
export function useTyping(
	contactId: string,
	send: (frame: ClientFrame) => boolean,
): (text: string) => void {
	const toldAt = useRef<number | null>(null);
	const say = useCallback(
		(typing: boolean) => {
			toldAt.current = typing ? performance.now() : null;
			send({ type: "typing", contactId, typing });
		},
		[contactId, send],
	);
	useEffect(
		() => () => {
			if (toldAt.current !== null) say(false);
		},
		[say],
	);
	return useCallback(
		(text: string) => {
			const isTyping = text.trim() !== "";
			if (!isTyping) {
				if (toldAt.current !== null) say(false);
				return;
			}
			if (toldAt.current === null || performance.now() - toldAt.current > REPEAT_MS) say(true);
		},
		[say],
	);
}
