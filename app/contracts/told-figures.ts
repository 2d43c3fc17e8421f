/** What a channel's object tells its workspace's hub about figures. */

/** One local day of a channel; whole minutes of uptime. */
export interface ToldDay {
	day: string;
	sent: number;
	received: number;
	uptimeMinutes: number;
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
}
