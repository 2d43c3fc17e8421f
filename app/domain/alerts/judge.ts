// Record 110: who is told of a piece of news, and how.
import { isMine } from "../conversations/filter.ts";
import { type AlertSettings, isQuiet } from "./settings.ts";
import type { Watched } from "./news.ts";

/** A conversation by its channel and contact. */
export interface Place {
	channelId: string;
	contactId: string;
}

/** What a page shows: nothing when its tab is hidden. */
export interface Sight {
	isVisible: boolean;
	/** The conversation that is open. */
	place: Place | null;
}

export const isInSight = (sight: Sight, place: Place): boolean =>
	sight.isVisible &&
	sight.place?.channelId === place.channelId &&
	sight.place.contactId === place.contactId;

/** Whether a conversation is among those somebody wants to hear of. Nobody hears of what is put aside. */
export function isWanted(
	{ views }: Pick<AlertSettings, "views">,
	one: Pick<Watched, "assigneeId" | "handler" | "snoozedUntil" | "mentioned">,
	memberId: string,
): boolean {
	const { assigneeId, handler, snoozedUntil } = one;
	if (snoozedUntil) return false;
	if (isMine(one, memberId) || views === "all") return true;
	return views === "unassigned" && assigneeId === null && handler !== "agent";
}

/** How somebody is told of a message. */
export interface Alert {
	hasSound: boolean;
	isShown: boolean;
}
const SILENCE: Alert = { hasSound: false, isShown: false };

/**
 * Whether a message of a customer makes a sound and shows a notification.
 * @param canShow whether they asked for notifications here
 * @param sights of all their pages: whoever sees the conversation in one of them is told nowhere
 */
export function judgeAlert(
	settings: AlertSettings,
	message: Watched & Place,
	who: { memberId: string; canShow: boolean; sights: readonly Sight[] },
	now: number,
): Alert {
	return isWanted(settings, message, who.memberId)
		? judgeMention(settings, message, who, now)
		: SILENCE;
}

/** The same for a note that calls them, whatever conversations they want to hear of and also in one put aside. */
export function judgeMention(
	settings: AlertSettings,
	place: Place,
	who: { canShow: boolean; sights: readonly Sight[] },
	now: number,
): Alert {
	if (isQuiet(settings, now)) return SILENCE;
	if (who.sights.some((sight) => isInSight(sight, place))) return SILENCE;
	return { hasSound: settings.hasSound, isShown: who.canShow };
}
