import { useMemo, useState } from "react";
import { notify } from "#app/ui/toasts.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";
import type { MessageActs } from "./message-actions.tsx";

/** A dialog about one message, by its id. */
export interface AskedOfMessage {
	what: "why" | "info" | "picture";
	id: string;
}

/** What may be done with the messages of a conversation, and which dialog was asked for. */
export function useMessageActs(onReply: MessageActs["onReply"]) {
	const t = useInboxStrings().message;
	const [asked, setAsked] = useState<AskedOfMessage | null>(null);
	const acts = useMemo<MessageActs>(
		() => ({
			onReply,
			onWhy: ({ id }) => setAsked({ what: "why", id }),
			onInfo: ({ id }) => setAsked({ what: "info", id }),
			onShow: (id) => setAsked({ what: "picture", id }),
			onCopy: (text) =>
				void navigator.clipboard
					.writeText(text)
					.then(() => notify.success(t.copied))
					.catch(() => notify.error(t.copyFailed)),
		}),
		[onReply, t],
	);
	return { acts, asked, setAsked };
}
