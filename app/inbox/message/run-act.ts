import {
	addWish,
	endWish,
	type MessageWish,
	type WantedAct,
	type WishKind,
} from "#app/domain/inbox/message-wish.ts";
import { codeOf } from "#app/ui/api-error.ts";
import { callChannel } from "#app/ui/channel-call.ts";
import type { InboxStore } from "../store/inbox-store.ts";
import type { TimelineMessage } from "../store/timeline-message.ts";

/** Asks for it, and shows it as wished at once; as before when the server refuses. Returns why it did; null: it is on its way. */
export function runAct(
	channelId: string,
	store: InboxStore,
	message: TimelineMessage,
	wanted: WantedAct,
): Promise<string | null> {
	const params = { messageId: message.id };
	const { kind } = wanted;
	switch (kind) {
		case "reaction": {
			const { emoji } = wanted;
			return withWish(
				store,
				message,
				(wish) => addWish(wish, kind, emoji),
				() => callChannel(channelId, "reactToMessage", { params, body: { emoji } }),
			);
		}
		case "edit": {
			const { text } = wanted;
			return withWish(
				store,
				message,
				(wish) => addWish(wish, kind, text),
				() => callChannel(channelId, "editMessage", { params, body: { text } }),
			);
		}
		case "deletion":
			return withWish(
				store,
				message,
				(wish) => addWish(wish, kind, true),
				() => callChannel(channelId, "deleteMessage", { params }),
			);
	}
}

/** Lets go of what did not get there. Returns as `runAct` does. */
export const letGo = (
	channelId: string,
	store: InboxStore,
	message: TimelineMessage,
	kind: WishKind,
): Promise<string | null> =>
	withWish(
		store,
		message,
		(wish) => endWish(wish, kind),
		() => callChannel(channelId, "letWishGo", { params: { messageId: message.id, kind } }),
	);

async function withWish(
	store: InboxStore,
	message: TimelineMessage,
	change: (wish: MessageWish) => MessageWish | null,
	call: () => Promise<Response>,
): Promise<string | null> {
	store.showWish(message, change(message.wish ?? {}) ?? undefined);
	try {
		await call();
		return null;
	} catch (error) {
		store.showWish(message, message.wish);
		return codeOf(error);
	}
}
