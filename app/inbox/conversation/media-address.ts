import type { RenderingSize } from "#app/domain/inbox/rendering.ts";

/** Where a message's file is read: our own media proxy. @param size a smaller form of a picture is enough */
export const mediaAddress = (channelId: string, messageId: string, size?: RenderingSize): string =>
	`/media/${encodeURIComponent(channelId)}/${encodeURIComponent(messageId)}${size ? `?size=${size}` : ""}`;
