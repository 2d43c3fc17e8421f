/** How a workspace works: what its page shows, and what channels' objects are told after each change (services/desk). */
import type { ChannelHours, DeskHours, HoursScope } from "../domain/desk/desk-hours.ts";
import type { Rule } from "../domain/rules/rule.ts";

/** Stored in the channel's object as JSON. Absent fields: an earlier release told of it, or there is none. */
export interface DeskRules {
	hours?: ChannelHours;
	/** The rules that are on, in their order. */
	rules?: Rule[];
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
