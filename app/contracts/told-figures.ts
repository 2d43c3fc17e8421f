/** What a channel's object tells its workspace's hub about figures. */
import type { ServiceDay } from "../domain/service-figures/sums.ts";

/** One local day of a channel; whole minutes of uptime. */
export interface ToldDay {
	day: string;
	sent: number;
	received: number;
	uptimeMinutes: number;
	/** By their two digits: messages sent and received. Absent, as the next: an earlier release told of it. */
	hours?: Record<string, [sent: number, received: number]> | undefined;
	/** What was counted of conversations. */
	service?: ServiceDay | undefined;
}

/** A channel's newest figures; moments are epoch ms. */
export interface ToldFigures {
	/** Grows with every change: what is not newer changes nothing. */
	changedAt: number;
	firstLinkedAt: number | null;
	/** Up to when uptime is counted. */
	uptimeAt: number | null;
	/** The last message or change of the link. */
	lastActivityAt: number | null;
	/** Yesterday and today; D1 has the days before. */
	days: ToldDay[];
	/** Days before them that changed since they were told; absent: none. */
	past?: ToldDay[] | undefined;
}
