// Decisions 2: real figures where the workspace has them. Days are local days of America/Sao_Paulo.

const DAY_MS = 86_400_000;
/** Messages of one channel on one day. */
export interface ChannelDay {
	channelId: string;
	/** `2026-11-20` */
	day: string;
	sent: number;
	received: number;
}

export interface Traffic {
	sent: number;
	received: number;
}

export interface MessageReport extends Traffic {
	/** Every day of the span, oldest first; a silent day has zeros. */
	days: (Traffic & { day: string })[];
	/** Channels with messages, the busiest first. */
	channels: (Traffic & { channelId: string })[];
}

/** The local days that end with `today`, oldest first. */
export function lastDays(today: string, count: number): string[] {
	const end = Date.parse(today);
	return Array.from({ length: count }, (_, at) =>
		new Date(end - (count - 1 - at) * DAY_MS).toISOString().slice(0, 10),
	);
}

/** Adds up the figures of the days of a span; rows of other days are not counted. */
export function computeMessageReport(
	rows: readonly ChannelDay[],
	today: string,
	span: number,
): MessageReport {
	const days = new Map(
		lastDays(today, span).map((day): [string, MessageReport["days"][number]] => [
			day,
			{ day, sent: 0, received: 0 },
		]),
	);
	const channels = new Map<string, Traffic & { channelId: string }>();
	const total = { sent: 0, received: 0 };
	for (const { channelId, day, sent, received } of rows) {
		const ofDay = days.get(day);
		if (!ofDay) continue;
		const ofChannel = channels.get(channelId) ?? { channelId, sent: 0, received: 0 };
		channels.set(channelId, ofChannel);
		for (const sum of [ofDay, ofChannel, total]) {
			sum.sent += sent;
			sum.received += received;
		}
	}
	return {
		...total,
		days: [...days.values()],
		channels: [...channels.values()]
			.filter((channel) => volume(channel) > 0)
			.toSorted((a, b) => volume(b) - volume(a) || (a.channelId < b.channelId ? -1 : 1)),
	};
}

/** Messages in both directions. */
export const volume = ({ sent, received }: Traffic): number => sent + received;
