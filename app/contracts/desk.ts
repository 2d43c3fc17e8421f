/** What a channel's object knows of how its workspace works, told after each change (services/desk). Stored there as JSON. */
import type { ChannelHours } from "../domain/desk/desk-hours.ts";
import type { Rule } from "../domain/rules/rule.ts";

/** Absent: an earlier release told of it, or there is none. */
export interface DeskRules {
	hours?: ChannelHours;
	/** The rules that are on, in their order. */
	rules?: Rule[];
}
