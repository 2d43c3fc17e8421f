/** Where a person's unsent texts of one channel are kept in the browser. */
export const draftsKey = (memberId: string, channelId: string): string =>
	`prosa.drafts.${memberId}.${channelId}`;
