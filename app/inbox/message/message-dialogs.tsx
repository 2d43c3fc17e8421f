import { listVisual } from "#app/domain/chat/gallery.ts";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import type { AskedOfMessage } from "../conversation/use-message-acts.ts";
import type { Conversation } from "../conversation/use-conversation.ts";
import type { TimelineMessage } from "../store/timeline-message.ts";
import { Gallery } from "./gallery.tsx";
import { MessageInfo } from "./message-info.tsx";

const WhyDialog = lazyPart(() => import("../why/why-dialog.tsx"), "WhyDialog", {
	onFailure: "toast",
});

const RemoveQuestion = lazyPart(() => import("./remove-question.tsx"), "RemoveQuestion", {
	onFailure: "toast",
});
const ForwardDialog = lazyPart(() => import("./forward-dialog.tsx"), "ForwardDialog", {
	onFailure: "toast",
});

/** Why an agent wrote a message, what is known of its way, or its picture at full size. */
export function MessageDialogs(props: {
	asked: AskedOfMessage;
	onAsk: (asked: AskedOfMessage | null) => void;
	byId: ReadonlyMap<string, TimelineMessage>;
	conversation: Conversation;
	contactName: string;
	isGroup: boolean;
}) {
	const { asked, onAsk, contactName } = props;
	const message = props.byId.get(asked.id);
	if (!message) return null;
	const close = (): void => onAsk(null);
	switch (asked.what) {
		case "why":
			return (
				<WhyDialog isHandOver={message.type === "system"} messageId={message.id} onClose={close} />
			);
		case "remove":
			return <RemoveQuestion message={message} onClose={close} />;
		case "forward":
			return <ForwardDialog message={message} onClose={close} />;
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
