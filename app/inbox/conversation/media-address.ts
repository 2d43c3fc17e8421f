/** Where a message's file is read: our own media proxy. */
export const mediaAddress = (channelId: string, messageId: string): string =>
	`/media/${encodeURIComponent(channelId)}/${encodeURIComponent(messageId)}`;
