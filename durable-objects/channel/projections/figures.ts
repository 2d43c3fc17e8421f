import { localDay } from "#app/domain/inbox/local-day.ts";
import { wholeMinutes } from "#app/domain/channels/uptime.ts";
import {
	projectDailyStats,
	type ProjectedDay,
	type ProjectedMark,
} from "#workers/data/projections/channel.ts";
import type { Inbox } from "../inbox.ts";
import type { DayStats } from "../figures/figure-tables.ts";
import { latest } from "../figures/latest.ts";
import type { Uptime } from "../figures/uptime.ts";

/** Days told in one batch: D1 takes what a statement brings, not what a year does. */
const MAX_DAYS = 60;
const DAY_MS = 86_400_000;

export interface FigureProjectionParts {
	db: D1Database;
	inbox: Pick<Inbox, "stats" | "activity" | "seq" | "quarantine">;
	uptime: Uptime;
}

export type FigureProjection = ReturnType<typeof createFigureProjection>;

/** Brings the figures of this object up to date and to D1. */
export function createFigureProjection({ db, inbox, uptime }: FigureProjectionParts) {
	const { stats, activity, seq, quarantine } = inbox;
	let toldMark: ProjectedMark | null = null;

	return {
		/** Days D1 does not know, or messages nobody counted: also what a sleep interrupted. */
		isPending: (): boolean =>
			stats.pending().length > 0 || stats.isBehind(seq.current()) || !quarantine.isReported(),

		isBehind: (): boolean => stats.isBehind(seq.current()),

		/** What the ledger tells, into the object's own tables: D1 has no part in it. */
		fold: (now: number): void => stats.fold(seq.current(), now),

		async project(place: { workspaceId: string; channelId: string }, now: number): Promise<void> {
			this.fold(now);
			uptime.fold(now);
			const lastActivityAt = latest(activity.lastMessageAt(), uptime.transitions(1)[0]?.at ?? null);
			const mark = { ...uptime.told(), lastActivityAt, keptEvents: quarantine.count() };
			const days = stats.pending();
			if (days.length === 0 && isSame(mark, toldMark)) return;
			for (let at = 0; at === 0 || at < days.length; at += MAX_DAYS) {
				const chunk = days.slice(at, at + MAX_DAYS);
				const told = { days: chunk.map(projectedDay), mark };
				await projectDailyStats(db, place.workspaceId, place.channelId, told);
				stats.noteProjected(chunk);
			}
			toldMark = mark;
			quarantine.noteReported(mark.keptEvents);
		},

		/** What D1 was told may be gone there. */
		forgetTold(now: number, howMuch: "last_days" | "everything"): void {
			toldMark = null;
			stats.forgetProjected(howMuch === "everything" ? "" : localDay(now - DAY_MS));
		},
	};
}

const projectedDay = (row: DayStats): ProjectedDay => ({
	day: row.day,
	sent: row.sent,
	received: row.received,
	uptimeMinutes: wholeMinutes(row.uptime_ms).minutes,
	answers: row.answers,
	answerDelayMs: row.answer_delay_ms,
});

const isSame = (a: ProjectedMark, b: ProjectedMark | null): boolean =>
	b !== null &&
	a.firstLinkedAt === b.firstLinkedAt &&
	a.uptimeAt === b.uptimeAt &&
	a.lastActivityAt === b.lastActivityAt &&
	a.keptEvents === b.keptEvents;
