import { useMemo, useState } from "react";
import { listVisual } from "#app/domain/chat/gallery.ts";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { notify } from "#app/ui/toasts.ts";
import type { TimelineMessage } from "../store/timeline-message.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";
import type { MessageActs } from "./message-actions.tsx";
import type { Conversation } from "./use-conversation.ts";

const Gallery = lazyPart(() => import("../message/gallery.tsx"), "Gallery", {
	onFailure: "toast",
	preload: true,
});
const MessageInfo = lazyPart(() => import("../message/message-info.tsx"), "MessageInfo", {
	onFailure: "toast",
});
const WhyDialog = lazyPart(() => import("../why/why-dialog.tsx"), "WhyDialog", {
	onFailure: "toast",
});

/** A dialog about one message, by its id. */
interface Asked {
	what: "why" | "info" | "picture";
	id: string;
}

/** What may be done with the messages of a conversation, and which dialog was asked for. */
export function useMessageActs(onReply: MessageActs["onReply"]) {
	const t = useInboxStrings().message;
	const [asked, setAsked] = useState<Asked | null>(null);
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

/** Why an agent wrote it, what is known of its way, or its picture at full size. */
export function MessageDialogs(props: {
	asked: Asked | null;
	onAsk: (asked: Asked | null) => void;
	byId: ReadonlyMap<string, TimelineMessage>;
	conversation: Conversation;
	contactName: string;
	isGroup: boolean;
}) {
	const { asked, onAsk, contactName } = props;
	const message = asked && props.byId.get(asked.id);
	if (!asked || !message) return null;
	const close = (): void => onAsk(null);
	switch (asked.what) {
		case "why":
			return (
				<WhyDialog isHandOver={message.type === "system"} messageId={message.id} onClose={close} />
			);
		case "info":
			return (
				<MessageInfo
					contactName={contactName}
					isGroup={props.isGroup}
					message={message}
					onClose={close}
				/>
			);
		case "picture":
			return (
				<Gallery
					contactName={contactName}
					messages={listVisual(props.conversation.messages)}
					onClose={close}
					onShow={(id) => onAsk({ what: "picture", id })}
					onStart={props.conversation.loadEarlier}
					shownId={message.id}
				/>
			);
	}
}
