// How much of what customers wait for lies within the hours of service.
import { openTimeBetween } from "../channels/open-time.ts";
import { type ChannelHours, hoursFor, scheduleOf } from "../desk/desk-hours.ts";
import type { OpenTime } from "./facts.ts";

/** By the hours that count for a conversation of a department; without any all of a time does. */
export const openTimeOf =
	(told: ChannelHours | undefined, departmentId: string | null): OpenTime =>
	(from, to) => {
		const desk = hoursFor(told, departmentId);
		return openTimeBetween(desk && scheduleOf(desk, to), from, to);
	};
