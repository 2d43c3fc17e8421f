import { useCallback, useEffect, useRef } from "react";
import type { ClientFrame } from "#app/contracts/frames.ts";

/** The server lets a hint expire; whoever keeps writing says so again. */
const REPEAT_MS = 4000;

/**
 * Spec 2, section 4: typing is true at the first non-empty input and false when the input is
 * emptied or sent. It also ends when the conversation is left. What was typed while the line was
 * down is told when it opens.
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
