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

/** Days per batch: D1 limits the parameters of a statement. */
const MAX_DAYS = 60;
const DAY_MS = 86_400_000;

export interface FigureProjectionParts {
	db: D1Database;
	inbox: Pick<Inbox, "stats" | "activity" | "seq" | "quarantine">;
	uptime: Uptime;
}

export type FigureProjection = ReturnType<typeof createFigureProjection>;

/** Counts the object's figures and writes them to D1. */
export function createFigureProjection({ db, inbox, uptime }: FigureProjectionParts) {
	const { stats, activity, seq, quarantine } = inbox;
	let writtenMark: ProjectedMark | null = null;

	return {
		/** Whether days or messages wait to be counted or written, also after an interruption by sleep. */
		isPending: (): boolean =>
			stats.pending().length > 0 || stats.isBehind(seq.current()) || !quarantine.isReported(),

		isBehind: (): boolean => stats.isBehind(seq.current()),

		/** Counts the ledger into the object's own tables; works without D1. */
		fold: (now: number): void => stats.fold(seq.current(), now),

		/** Counts, then writes what D1 does not have. Rejects when D1 does; written days stay noted. */
		async project(place: { workspaceId: string; channelId: string }, now: number): Promise<void> {
			this.fold(now);
			uptime.fold(now);
			const lastActivityAt = latest(activity.lastMessageAt(), uptime.transitions(1)[0]?.at ?? null);
			const mark = { ...uptime.projectionMark(), lastActivityAt, keptEvents: quarantine.count() };
			const days = stats.pending();
			if (days.length === 0 && isSame(mark, writtenMark)) return;
			for (let at = 0; at === 0 || at < days.length; at += MAX_DAYS) {
				const chunk = days.slice(at, at + MAX_DAYS);
				const written = { days: chunk.map(projectedDay), mark };
				await projectDailyStats(db, place.workspaceId, place.channelId, written);
				stats.noteProjected(chunk);
			}
			writtenMark = mark;
			quarantine.noteReported(mark.keptEvents);
		},

		/** D1 may have lost figures: they are written again. */
		forgetTold(now: number, howMuch: "last_days" | "everything"): void {
			writtenMark = null;
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
