import { useCallback, useEffect, useRef } from "react";
import type { ClientFrame } from "#app/contracts/frames.ts";

/** The server lets a typing indicator expire, so it is repeated while the person keeps typing. */
const REPEAT_MS = 4000;

/**
 * Spec 2, section 4: sends typing=true with the first non-empty input, and false when the box is
 * emptied, the text is sent or the conversation is left. If the socket is down, the state is sent
 * when it reconnects.
 */
export function useTyping(
	contactId: string,
	line: { isOpen: boolean; send: (frame: ClientFrame) => boolean },
): (text: string) => void {
	const { isOpen, send } = line;
	const toldAt = useRef<number | null>(null);
	const isOwed = useRef(false);
	const say = useCallback(
		(typing: boolean) => {
			const isTold = send({ type: "typing", contactId, typing });
			toldAt.current = typing && isTold ? performance.now() : null;
			isOwed.current = typing && !isTold;
		},
		[contactId, send],
	);
	useEffect(() => {
		if (isOpen && isOwed.current) say(true);
	}, [isOpen, say]);
	useEffect(
		() => () => {
			isOwed.current = false;
			if (toldAt.current !== null) say(false);
		},
		[say],
	);
	return useCallback(
		(text: string) => {
			const isTyping = text.trim() !== "";
			if (!isTyping) {
				isOwed.current = false;
				if (toldAt.current !== null) say(false);
				return;
			}
			if (toldAt.current === null || performance.now() - toldAt.current > REPEAT_MS) say(true);
		},
		[say],
	);
}
