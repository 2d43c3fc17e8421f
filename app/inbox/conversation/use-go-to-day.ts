import { useEffect, useState } from "react";
import { findFrom } from "#app/domain/chat/day-jump.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { notify } from "#app/ui/toasts.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";
import type { Conversation } from "./use-conversation.ts";

/**
 * "Ir para a data": whether the day is being asked for, and the way there. `goTo` scrolls to a message that is loaded.
 */
export function useGoToDay(conversation: Conversation, goTo: (messageId: string) => void) {
	const t = useInboxStrings().conversation;
	const format = useFormat();
	const [isAsked, setIsAsked] = useState(false);
	/** Its page was fetched and is drawn next. */
	const [awaitedId, setAwaitedId] = useState<string | null>(null);
	const { messages, showPlace } = conversation;
	const isThere = awaitedId !== null && messages.some(({ id }) => id === awaitedId);
	useEffect(() => {
		if (!isThere || awaitedId === null) return;
		// The dialog gives the focus back as it goes; the message has it after that.
		const timer = setTimeout(() => {
			setAwaitedId(null);
			goTo(awaitedId);
		});
		return () => clearTimeout(timer);
	}, [awaitedId, goTo, isThere]);

	/** @param at the beginning of the day, epoch ms */
	async function pick(at: number): Promise<void> {
		const loaded = findFrom(messages, at, conversation);
		try {
			const known = loaded === null ? (await showPlace({ from: at })).messages : messages;
			const found = loaded ?? findFrom(known, at, { hasEarlier: false, hasLater: false });
			if (found === null) return;
			setAwaitedId(found);
			const sentAt = known.find(({ id }) => id === found)?.sentAt ?? at;
			if (format.dayKey(sentAt) !== format.dayKey(at)) notify.info(t.noneThatDay(format.date(at)));
		} catch {
			notify.error(t.jumpFailed);
		}
	}
	return {
		isAsked,
		ask: () => setIsAsked(true),
		close: () => setIsAsked(false),
		pick: (at: number) => void pick(at),
	};
}
