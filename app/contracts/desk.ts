/** What a channel's object knows of how its workspace works, told after each change (services/desk). Stored there as JSON. */
import type { ChannelHours } from "../domain/desk/desk-hours.ts";

/** Absent: an earlier release told of it, or there is none. */
export interface DeskRules {
	hours?: ChannelHours;
}
