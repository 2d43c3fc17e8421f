// Spec 2, section 9: channel uptime percentage = uptime_minutes divided by 1440, rounded.
import { startOfLocalDay } from "../inbox/local-day.ts";
import type { InstanceStatus } from "./link/link-view.ts";
import { isUp } from "./uptime.ts";

const DAY_MINUTES = 1440;
const MINUTE_MS = 60_000;

/**
 * How much of today, of 24 hours, a channel was connected, in whole percent.
 * @param counted minutes that were told of today, up to `countedUntil` (ms; null: never counted)
 *
 * A silent channel tells nothing: while it is connected, the time since counts as well.
 */
export function computeUptimeToday(
	counted: number,
	countedUntil: number | null,
	status: InstanceStatus,
	now: number,
): number {
	const since =
		countedUntil === null || !isUp(status)
			? 0
			: Math.max(0, now - Math.max(countedUntil, startOfLocalDay(now)));
	const minutes = counted + Math.floor(since / MINUTE_MS);
	return Math.min(100, Math.round((minutes / DAY_MINUTES) * 100));
}
