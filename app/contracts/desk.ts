/** How a workspace works: what its page shows, and what channels' objects are told after each change (services/desk). */
import type { ChannelHours, DeskHours, HoursScope } from "../domain/desk/desk-hours.ts";
import type { ChannelGoals } from "../domain/goals/goal.ts";
import type { ToldPrices } from "./prices.ts";
import type { Rule } from "../domain/rules/rule.ts";
import type { ChannelSurvey } from "../domain/satisfaction/survey.ts";

/** Stored in the channel's object as JSON. Absent fields: an earlier release told of it, or there is none. */
export interface DeskRules {
	hours?: ChannelHours;
	/** The rules that are on, in their order. */
	rules?: Rule[];
	/** How customers are asked after a conversation on this channel. Absent: they are not. */
	survey?: ChannelSurvey;
	/** Within what time customers are answered. Absent: nobody set any. */
	goals?: ChannelGoals;
	/** Rates that the workspace typed, and this channel's ceiling. Absent: there are none. */
	prices?: ToldPrices;
}

/** Whose hours: the workspace's, a department's or a number's. */
export interface HoursOwner {
	scope: HoursScope;
	/** "" for the workspace. */
	id: string;
	/** "" for the workspace. */
	name: string;
	/** Whether it has hours of its own; the workspace's count otherwise. */
	isOwn: boolean;
}

export interface DeskHoursView {
	owner: HoursOwner;
	/** Its own, or the workspace's. Null: nobody set any. */
	hours: DeskHours | null;
	/** All that may have their own, the workspace first. */
	owners: HoursOwner[];
}
