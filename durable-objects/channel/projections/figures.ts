import { localDay } from "#app/domain/inbox/local-day.ts";
import { BUILD } from "#app/contracts/build.ts";
import { noUsage, parseUsage, usedSince } from "#app/domain/health/usage.ts";
import { wholeMinutes } from "#app/domain/channels/uptime.ts";
import {
	projectDailyStats,
	type ProjectedDay,
	type ProjectedMark,
} from "#workers/data/projections/channel.ts";
import type { Inbox } from "../inbox.ts";
import type { PendingDay } from "../figures/figure-tables.ts";
import { latest } from "../figures/latest.ts";
import type { Uptime } from "../figures/uptime.ts";

/** Days per batch: D1 limits the parameters of a statement. */
const MAX_DAYS = 60;
const DAY_MS = 86_400_000;

export interface FigureProjectionParts {
	db: D1Database;
	inbox: Pick<Inbox, "stats" | "activity" | "seq" | "quarantine">;
	uptime: Uptime;
	/** Bytes of the object's database. */
	databaseSize(): number;
	/** Steps of its schema: "13.2". */
	steps: string;
	/** When the oldest message that cannot leave now was queued (epoch ms); null: none waits. */
	stuckSince(): number | null;
}

export type FigureProjection = ReturnType<typeof createFigureProjection>;

/** Counts the object's figures and writes them to D1. */
export function createFigureProjection(parts: FigureProjectionParts) {
	const { db, inbox, uptime } = parts;
	const { stats, activity, seq, quarantine } = inbox;
	let writtenMark: ProjectedMark | null = null;

	return {
		/** Whether days or messages wait to be counted or written, also after an interruption by sleep. */
		isPending: (): boolean =>
			stats.pending().length > 0 || stats.isBehind(seq.current()) || !quarantine.isReported(),

		isBehind: (): boolean => stats.isBehind(seq.current()),

		/** Whether D1 does not know that messages are stuck, or that they are not any more. */
		isStuckUntold: (): boolean =>
			(parts.stuckSince() === null) !== ((writtenMark?.stuckSince ?? null) === null),

		/** Counts the ledger into the object's own tables; works without D1. */
		fold: (now: number): void => stats.fold(seq.current(), now),

		/** Counts, then writes what D1 does not have. Rejects when D1 does; written days stay noted. */
		async project(place: { workspaceId: string; channelId: string }, now: number): Promise<void> {
			this.fold(now);
			uptime.fold(now);
			const lastActivityAt = latest(activity.lastMessageAt(), uptime.transitions(1)[0]?.at ?? null);
			const mark: ProjectedMark = {
				...uptime.projectionMark(),
				lastActivityAt,
				keptEvents: quarantine.count(),
				stuckSince: parts.stuckSince(),
				storageBytes: parts.databaseSize(),
				objectSteps: parts.steps,
				objectBuild: BUILD,
			};
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

const projectedDay = (row: PendingDay): ProjectedDay => ({
	day: row.day,
	sent: row.sent,
	received: row.received,
	uptimeMinutes: wholeMinutes(row.uptime_ms).minutes,
	answers: row.answers,
	answerDelayMs: row.answer_delay_ms,
	...(row.usage === null
		? noUsage()
		: usedSince(parseUsage(row.usage), parseUsage(row.usage_before))),
});

/** Storage that grew alone is no reason to write: it is told with the next figures. */

const isSame = (a: ProjectedMark, b: ProjectedMark | null): boolean =>
	b !== null &&
	a.firstLinkedAt === b.firstLinkedAt &&
	a.uptimeAt === b.uptimeAt &&
	a.lastActivityAt === b.lastActivityAt &&
	a.keptEvents === b.keptEvents &&
	a.stuckSince === b.stuckSince;
