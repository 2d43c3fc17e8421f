import type { GatewayCapabilities } from "#app/domain/channels/capabilities.ts";
import type { MessageType } from "#app/domain/inbox/message.ts";
import type { TimelineMessage } from "../store/timeline-message.ts";

const FILE_TYPES = new Set<MessageType>(["image", "sticker", "audio", "video", "document"]);

/** Whether a message carries a file besides its text that can still be asked for. */
export const hasFile = (message: TimelineMessage): boolean =>
	FILE_TYPES.has(message.type) &&
	message.outbox === undefined &&
	!message.media?.expired &&
	!message.media?.gone;

/** Whether files can be shown: the vendor passes them on, or, as those of a webchat, they come from our own store. */
export const showsFiles = ({
	media,
	files,
}: Pick<GatewayCapabilities, "media" | "files">): boolean => media || files !== undefined;
