/** Channels whose server answered that no model can summarize; kept until the page is reloaded. */
const withdrawn = new Set<string>();

export const isSummaryOffered = (channelId: string): boolean => !withdrawn.has(channelId);

export const withdrawSummary = (channelId: string): void => {
	withdrawn.add(channelId);
};
