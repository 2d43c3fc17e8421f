// Spec 2, section 2: the dashboard's four cards; section 9: one decimal.
import { localDay } from "../inbox/local-day.ts";
import type { InstanceStatus } from "./link/link-view.ts";
import { isUp, uptimePercentage, uptimeWindowStart } from "./uptime.ts";

const MINUTE_MS = 60_000;

/** An instance in D1's directory. */
export interface KnownInstance {
	id: string;
	status: InstanceStatus;
}

/** Up to when a channel's figures were told; moments are epoch ms. */
export interface FigureMark {
	channelId: string;
	firstLinkedAt: number | null;
	/** Up to when `uptimeMinutes` of its days count. */
	uptimeAt: number | null;
	lastActivityAt: number | null;
}

export interface FigureDay {
	channelId: string;
	day: string;
	sent: number;
	received: number;
	uptimeMinutes: number;
}

/** What a channel told last: figures of its newest days are ahead of those in D1. */
export interface NewestFigures extends FigureMark {
	days: readonly Omit<FigureDay, "channelId">[];
}

/**
 * Figures of D1 with the newest ones of some channels in their place. A day's figures only grow and time only goes
 * forward, so what is more is newer: after a release was put back D1 may be ahead.
 */
export function mergeFigures(
	stored: { marks: readonly FigureMark[]; days: readonly FigureDay[] },
	newest: readonly NewestFigures[],
	fromDay: string,
): { marks: FigureMark[]; days: FigureDay[] } {
	const marks = new Map(stored.marks.map((mark) => [mark.channelId, mark]));
	const days = new Map(stored.days.map((day) => [`${day.channelId} ${day.day}`, day]));
	for (const { days: told, ...mark } of newest) {
		const { channelId } = mark;
		const known = marks.get(channelId);
		marks.set(channelId, {
			channelId,
			firstLinkedAt: mark.firstLinkedAt ?? known?.firstLinkedAt ?? null,
			uptimeAt: later(mark.uptimeAt, known?.uptimeAt),
			lastActivityAt: later(mark.lastActivityAt, known?.lastActivityAt),
		});
		for (const { day, sent, received, uptimeMinutes } of told) {
			if (day < fromDay) continue;
			const before = days.get(`${channelId} ${day}`);
			days.set(`${channelId} ${day}`, {
				channelId,
				day,
				sent: Math.max(sent, before?.sent ?? 0),
				received: Math.max(received, before?.received ?? 0),
				uptimeMinutes: Math.max(uptimeMinutes, before?.uptimeMinutes ?? 0),
			});
		}
	}
	return { marks: [...marks.values()], days: [...days.values()] };
}

const later = (one: number | null, other: number | null | undefined): number | null =>
	one === null ? (other ?? null) : Math.max(one, other ?? one);

/** The oldest local day whose figures an overview needs. */
export const oldestFigureDay = (now: number): string => localDay(uptimeWindowStart(now));

/** The four cards and each instance's figures; zeros and nulls for an instance without figures. */
export function computeOverview(
	instances: readonly KnownInstance[],
	marks: readonly FigureMark[],
	days: readonly FigureDay[],
	now: number,
) {
	const today = localDay(now);
	const markOf = new Map(marks.map((mark) => [mark.channelId, mark]));
	const daysOf = Map.groupBy(days, ({ channelId }) => channelId);
	const figures = instances.map(({ id, status }) => {
		const mark = markOf.get(id);
		const own = daysOf.get(id) ?? [];
		const ofToday = own.find(({ day }) => day === today);
		return {
			channelId: id,
			messagesSentToday: ofToday?.sent ?? 0,
			messagesReceivedToday: ofToday?.received ?? 0,
			uptimePercentage: mark ? computeUptime(mark, status, own, now) : null,
			lastSeenAt: mark?.lastActivityAt ?? null,
		};
	});
	const connected = instances.filter(({ status }) => isUp(status)).length;
	const shares = figures.flatMap((figure) => figure.uptimePercentage ?? []);
	return {
		total: instances.length,
		connected,
		connectionRate: instances.length === 0 ? 0 : toTenth((100 * connected) / instances.length),
		messagesToday: figures.reduce(
			(sum, figure) => sum + figure.messagesSentToday + figure.messagesReceivedToday,
			0,
		),
		averageUptime:
			shares.length === 0 ? null : toTenth(shares.reduce((a, b) => a + b, 0) / shares.length),
		instances: figures,
	};
}

/** A silent instance writes no figures: while it is up, the time since its mark counts as up. */
function computeUptime(
	mark: FigureMark,
	status: InstanceStatus,
	days: readonly FigureDay[],
	now: number,
): number | null {
	const { firstLinkedAt, uptimeAt } = mark;
	if (firstLinkedAt === null || uptimeAt === null) return null;
	const oldest = oldestFigureDay(now);
	const counted = days
		.filter(({ day }) => day >= oldest)
		.reduce((sum, { uptimeMinutes }) => sum + uptimeMinutes * MINUTE_MS, 0);
	const since = isUp(status) ? now - Math.max(uptimeAt, uptimeWindowStart(now)) : 0;
	return uptimePercentage(counted + Math.max(0, since), firstLinkedAt, now);
}

const toTenth = (value: number): number => Math.round(value * 10) / 10;
