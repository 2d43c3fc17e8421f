import { useEffect, useState } from "react";
import { findFrom } from "#app/domain/chat/day-jump.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { notify } from "#app/ui/toasts.ts";
import type { Conversation } from "../conversation/use-conversation.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";
import { DayDialog } from "./day-dialog.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** "Ir para a data": asks for the day, and stays until the way there is gone. */
export function GoToDay(props: {
	conversation: Conversation;
	/** Scrolls to a message that is loaded. */
	goTo: (messageId: string) => void;
	onEnd: () => void;
}) {
	const { goTo, onEnd } = props;
	const { messages, showPlace } = props.conversation;
	const t = useStrings({ pt, en }).day;
	const { jumpFailed } = useInboxStrings().conversation;
	const format = useFormat();
	const [isAsking, setIsAsking] = useState(true);
	/** Its page was fetched and is drawn next. */
	const [awaitedId, setAwaitedId] = useState<string | null>(null);
	const isThere = awaitedId !== null && messages.some(({ id }) => id === awaitedId);
	useEffect(() => {
		if (!isThere || awaitedId === null) return;
		// The dialog gives the focus back as it goes; the message has it after that.
		const timer = setTimeout(() => {
			goTo(awaitedId);
			onEnd();
		});
		return () => clearTimeout(timer);
	}, [awaitedId, goTo, isThere, onEnd]);

	/** @param at the beginning of the day, epoch ms */
	async function pick(at: number): Promise<void> {
		setIsAsking(false);
		const loaded = findFrom(messages, at, props.conversation);
		try {
			const known = loaded === null ? (await showPlace({ from: at })).messages : messages;
			const found = loaded ?? findFrom(known, at, { hasEarlier: false, hasLater: false });
			if (found === null) return onEnd();
			setAwaitedId(found);
			const sentAt = known.find(({ id }) => id === found)?.sentAt ?? at;
			if (format.dayKey(sentAt) !== format.dayKey(at)) notify.info(t.none(format.date(at)));
		} catch {
			notify.error(jumpFailed);
			onEnd();
		}
	}
	return isAsking ? <DayDialog onClose={onEnd} onPick={(at) => void pick(at)} /> : null;
}
