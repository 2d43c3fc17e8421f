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
	const sentAt = useRef<number | null>(null);
	const isUnsent = useRef(false);
	const say = useCallback(
		(typing: boolean) => {
			const isSent = send({ type: "typing", contactId, typing });
			sentAt.current = typing && isSent ? performance.now() : null;
			isUnsent.current = typing && !isSent;
		},
		[contactId, send],
	);
	useEffect(() => {
		if (isOpen && isUnsent.current) say(true);
	}, [isOpen, say]);
	useEffect(
		() => () => {
			isUnsent.current = false;
			if (sentAt.current !== null) say(false);
		},
		[say],
	);
	return useCallback(
		(text: string) => {
			const isTyping = text.trim() !== "";
			if (!isTyping) {
				isUnsent.current = false;
				if (sentAt.current !== null) say(false);
				return;
			}
			if (sentAt.current === null || performance.now() - sentAt.current > REPEAT_MS) say(true);
		},
		[say],
	);
}
