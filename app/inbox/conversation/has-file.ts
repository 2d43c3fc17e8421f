import type { MessageType } from "#app/domain/inbox/message.ts";
import type { TimelineMessage } from "../store/timeline-message.ts";

const FILE_TYPES = new Set<MessageType>(["image", "sticker", "audio", "video", "document"]);

/** Whether a message carries a file besides its text that can still be asked for. */
export const hasFile = (message: TimelineMessage): boolean =>
	FILE_TYPES.has(message.type) &&
	message.outbox === undefined &&
	!message.media?.expired &&
	!message.media?.gone;
