import type { UIMatch } from "react-router";

/** What the page of a channel's own address answers to the inbox around it. */
export interface ChannelPageData {
	/** False: the page stands in the place of list and conversation, as while a number is not connected. */
	showsList: boolean;
}

/** Whether the page leaves the place to the list; one that failed says why in its own words. */
export const leavesPlace = (match: UIMatch | undefined): boolean =>
	(match?.loaderData as Partial<ChannelPageData> | undefined)?.showsList === true;
