import { useMemo, useState } from "react";
import { mayDelete, mayEdit, mayReact } from "#app/domain/chat/message-options.ts";
import { ownReaction } from "#app/domain/chat/shown-reactions.ts";
import { itemOf } from "#app/domain/inbox/outgoing-item.ts";
import { isSameEmoji } from "#app/domain/inbox/reaction.ts";
import { may } from "#app/domain/team/role.ts";
import { notify } from "#app/ui/toasts.ts";
import { useInboxParts } from "../store/inbox-context.ts";
import type { TimelineMessage } from "../store/timeline-message.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";
import { hasFile } from "./has-file.ts";
import type { MessageActs, OptionsOfMessage } from "./message-actions.tsx";
import { useLetGo, useRunAct, useStar } from "./use-run-act.ts";

/** A dialog about one message, by its id. */
export interface AskedOfMessage {
	what: "why" | "info" | "picture" | "remove" | "forward";
	id: string;
}

/** What may be done with the messages of a conversation, and which dialog was asked for. */
export function useMessageActs(
	onReply: MessageActs["onReply"],
	onEdit: (message: TimelineMessage) => void,
) {
	const t = useInboxStrings().message;
	const [asked, setAsked] = useState<AskedOfMessage | null>(null);
	const optionsOf = useOptions(onEdit, setAsked);
	const acts = useMemo<MessageActs>(
		() => ({
			onReply,
			optionsOf,
			onWhy: ({ id }) => setAsked({ what: "why", id }),
			onInfo: ({ id }) => setAsked({ what: "info", id }),
			onShow: (id) => setAsked({ what: "picture", id }),
			onCopy: (text) =>
				void navigator.clipboard
					.writeText(text)
					.then(() => notify.success(t.copied))
					.catch(() => notify.error(t.copyFailed)),
		}),
		[onReply, optionsOf, t],
	);
	return { acts, asked, setAsked };
}

/** What may be done to a message for everyone: as this member, in this channel, at this time. */
function useOptions(
	onEdit: (message: TimelineMessage) => void,
	onAsk: (asked: AskedOfMessage) => void,
): MessageActs["optionsOf"] {
	const { capabilities, me, now } = useInboxParts();
	const runAct = useRunAct();
	const letGo = useLetGo();
	const star = useStar();
	return useMemo(() => {
		if (!may(me.role, "send")) return null;
		return (message): OptionsOfMessage => {
			const { wish } = message;
			const own = ownReaction(message);
			const isForwarded =
				!message.deleted &&
				!message.outbox &&
				(message.type === "text" || hasFile(message) || itemOf(message) !== null);
			return {
				react: mayReact(message, capabilities)
					? (emoji) =>
							runAct(message, { kind: "reaction", emoji: isSameEmoji(emoji, own) ? "" : emoji })
					: null,
				edit: mayEdit(message, capabilities, now) ? () => onEdit(message) : null,
				remove: mayDelete(message, capabilities, now)
					? () => onAsk({ what: "remove", id: message.id })
					: null,
				star:
					message.deleted || message.type === "system" || message.outbox
						? null
						: () => star(message, message.starredAt === undefined),
				forward: isForwarded ? () => onAsk({ what: "forward", id: message.id }) : null,
				redo: wish?.failed
					? (kind) => {
							if (kind === "reaction") runAct(message, { kind, emoji: wish.reaction ?? "" });
							if (kind === "edit") runAct(message, { kind, text: wish.edit ?? "" });
							if (kind === "deletion") runAct(message, { kind });
						}
					: null,
				letGo: wish?.failed ? (kind) => letGo(message, kind) : null,
			};
		};
	}, [capabilities, letGo, me.role, now, onAsk, onEdit, runAct, star]);
}
