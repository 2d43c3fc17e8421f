/** What a channel's object knows of how its workspace works, told after each change (services/desk). Stored there as JSON. */
import type { ChannelHours } from "../domain/desk/desk-hours.ts";
import type { ChannelGoals } from "../domain/goals/goal.ts";
import type { ChannelSurvey } from "../domain/satisfaction/survey.ts";

/** Absent: an earlier release told of it, or there is none. */
export interface DeskRules {
	hours?: ChannelHours;
	/** How customers are asked after a conversation on this channel. Absent: they are not. */
	survey?: ChannelSurvey;
	/** Within what time customers are answered. Absent: nobody set any. */
	goals?: ChannelGoals;
}
