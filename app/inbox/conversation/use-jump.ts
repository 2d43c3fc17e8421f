import { useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { ApiError } from "#app/ui/api-error.ts";
import { notify } from "#app/ui/toasts.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";
import type { Conversation } from "./use-conversation.ts";
import { findMessage, type LogScroll } from "./use-log-scroll.ts";

/** A message to scroll to; `turn` tells two requests for the same message apart. */
export interface JumpTarget {
	messageId: string;
	turn: number;
	/** The keyboard focus stays in the search instead of moving to the message. */
	keepsFocus?: boolean;
}

/**
 * Scrolls to a message: at once when it is in the DOM, else after it is drawn, or the page around it has loaded.
 */
export function useJump(
	conversation: Pick<Conversation, "messages" | "showPlace">,
	scroll: Pick<LogScroll, "scroller" | "toMessage" | "reveal" | "leftOut">,
	target: JumpTarget | null,
): (messageId: string) => void {
	const t = useInboxStrings();
	const wanted = useRef<{ messageId: string; keepsFocus: boolean } | null>(null);
	const { showPlace, messages } = conversation;
	const { scroller, toMessage, reveal, leftOut } = scroll;
	const jump = useCallback(
		(messageId: string, keepsFocus = false): void => {
			if (findMessage(scroller.current, messageId)) {
				toMessage(messageId, keepsFocus);
				return;
			}
			wanted.current = { messageId, keepsFocus };
			if (reveal(messageId)) return;
			showPlace({ around: messageId }).catch((error: unknown) => {
				wanted.current = null;
				const isGone = error instanceof ApiError && error.status === 404;
				if (isGone) notify.info(t.conversation.jumpGone);
				else notify.error(t.conversation.jumpFailed);
			});
		},
		[reveal, scroller, showPlace, t, toMessage],
	);
	useLayoutEffect(() => {
		const found = wanted.current;
		if (found === null || !findMessage(scroller.current, found.messageId)) return;
		wanted.current = null;
		toMessage(found.messageId, found.keepsFocus);
	}, [leftOut, messages, scroller, toMessage]);
	const latest = useRef(jump);
	useEffect(() => {
		latest.current = jump;
	});
	useEffect(() => {
		if (target) latest.current(target.messageId, target.keepsFocus);
	}, [target]);
	return jump;
}
