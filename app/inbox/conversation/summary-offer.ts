/** Channels whose server said that no model is there to summarize; until the page is loaded anew. */
const withdrawn = new Set<string>();

export const isSummaryOffered = (channelId: string): boolean => !withdrawn.has(channelId);

export const withdrawSummary = (channelId: string): void => {
	withdrawn.add(channelId);
};
