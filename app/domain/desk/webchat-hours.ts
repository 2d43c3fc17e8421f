// What a webchat shows of the hours before anybody writes: its own, else those of its workspace.
import { isOpenAt } from "../channels/business-hours.ts";
import type { WebchatOptions } from "../channels/webchat.ts";
import { fillAutomatic } from "./automatic-text.ts";
import { type DeskHours, scheduleOf } from "./desk-hours.ts";
import { DEFAULT_ZONE } from "./greeting.ts";

export interface WebchatHours {
	/** What to say outside the hours; null while somebody is there. */
	away: string | null;
	/** Within what time answers are promised; "": none is. */
	answersWithin: string;
}

/** @param desk null: the workspace set no hours @param at epoch ms */
export function webchatHours(
	{ hours, awayMessage }: Pick<WebchatOptions, "hours" | "awayMessage">,
	desk: DeskHours | null,
	at: number,
): WebchatHours {
	const answersWithin = desk?.answersWithin ?? "";
	if (hours !== null || desk === null)
		return { away: isOpenAt(hours, at) ? null : awayMessage, answersWithin };
	const schedule = scheduleOf(desk, at);
	if (isOpenAt(schedule, at)) return { away: null, answersWithin };
	// Nobody has said who they are yet.
	const nobody = { contactName: null, conversationId: null, timeZone: DEFAULT_ZONE };
	const said = fillAutomatic(desk.away, { ...nobody, schedule, answersWithin, at });
	return { away: said === "" ? awayMessage : said, answersWithin };
}
