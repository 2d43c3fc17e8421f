import { localDay, localHour } from "#app/domain/inbox/local-day.ts";
import type { Tally } from "./tally.ts";

const DAY_MS = 86_400_000;
/** Hourly figures are kept for the days that screens show by hour. */
const KEEP_HOURS_MS = 40 * DAY_MS;

export interface DayStats extends Record<string, SqlStorageValue> {
	day: string;
	sent: number;
	received: number;
	answers: number;
	answer_delay_ms: number;
	uptime_ms: number;
	/** The object's total use when the day was last written; null: not counted then. */
	usage: string | null;
}

/** A day that D1 does not have, with the total of the last counted day before it. */
export interface PendingDay extends DayStats {
	usage_before: string | null;
}

export interface HourStats extends Record<string, SqlStorageValue> {
	hour: string;
	sent: number;
	received: number;
}

const DAY_COLUMNS = "day, sent, received, answers, answer_delay_ms, uptime_ms, usage";

/**
 * Figures per local day and hour; `projected` marks the days that D1 has in their present form.
 * @param usage the object's total use so far; it is kept with the row of today whenever that is written
 */
export function createFigureTables(sql: SqlStorage, usage: () => string) {
	let prunedOn: string | null = null;
	const usageOn = (day: string, now: number) => (day === localDay(now) ? usage() : null);

	return {
		/** Adds a tally to its days and hours. */
		add({ days, hours }: Tally, now: number): void {
			for (const [day, { sent, received, answers, answerDelayMs }] of days)
				sql.exec(
					`INSERT INTO daily_stats (day, sent, received, answers, answer_delay_ms, usage, projected)
					 VALUES (?, ?, ?, ?, ?, ?, 0)
					 ON CONFLICT (day) DO UPDATE SET
						sent = sent + excluded.sent, received = received + excluded.received,
						answers = answers + excluded.answers,
						answer_delay_ms = answer_delay_ms + excluded.answer_delay_ms,
						usage = coalesce(excluded.usage, usage), projected = 0`,
					day,
					sent,
					received,
					answers,
					answerDelayMs,
					usageOn(day, now),
				);
			for (const [hour, { sent, received }] of hours)
				sql.exec(
					`INSERT INTO hourly_stats (hour, sent, received) VALUES (?, ?, ?)
					 ON CONFLICT (hour) DO UPDATE SET
						sent = sent + excluded.sent, received = received + excluded.received`,
					hour,
					sent,
					received,
				);
		},

		/** Deletes old hours, once a day. */
		prune(now: number): void {
			const today = localDay(now);
			if (prunedOn === today) return;
			prunedOn = today;
			sql.exec("DELETE FROM hourly_stats WHERE hour < ?", localHour(now - KEEP_HOURS_MS));
		},

		/** Adds up-time in ms by local day. */
		addUptime(upMsByDay: ReadonlyMap<string, number>, now: number): void {
			for (const [day, upMs] of upMsByDay)
				sql.exec(
					`INSERT INTO daily_stats (day, sent, received, uptime_ms, usage, projected) VALUES (?, 0, 0, ?, ?, 0)
					 ON CONFLICT (day) DO UPDATE SET
						uptime_ms = uptime_ms + excluded.uptime_ms,
						usage = coalesce(excluded.usage, usage), projected = 0`,
					day,
					upMs,
					usageOn(day, now),
				);
		},

		/** Days from `day` (`2026-11-20`) on, oldest first. */
		daysFrom(day: string): DayStats[] {
			return sql
				.exec<DayStats>(`SELECT ${DAY_COLUMNS} FROM daily_stats WHERE day >= ? ORDER BY day`, day)
				.toArray();
		},

		/** Hours of one local day that had messages. */
		hoursOf(day: string): HourStats[] {
			return sql
				.exec<HourStats>(
					"SELECT hour, sent, received FROM hourly_stats WHERE hour >= ? AND hour < ?",
					`${day}T`,
					`${day}U`,
				)
				.toArray();
		},

		/** Days that D1 does not have in their present form. */
		pending(): PendingDay[] {
			return sql
				.exec<PendingDay>(
					`SELECT ${DAY_COLUMNS}, (
						SELECT usage FROM daily_stats AS earlier
						WHERE earlier.day < daily_stats.day AND earlier.usage IS NOT NULL
						ORDER BY earlier.day DESC LIMIT 1
					 ) AS usage_before
					 FROM daily_stats WHERE projected = 0`,
				)
				.toArray();
		},

		/** The total use that the newest counted day has; null before the first. */
		latestUsage(): string | null {
			return (
				sql
					.exec<{ usage: string }>(
						"SELECT usage FROM daily_stats WHERE usage IS NOT NULL ORDER BY day DESC LIMIT 1",
					)
					.toArray()[0]?.usage ?? null
			);
		},

		/** Marks days as written to D1, except those that changed meanwhile. */
		noteProjected(days: readonly DayStats[]): void {
			for (const { day, sent, received, answers, answer_delay_ms, uptime_ms } of days)
				sql.exec(
					`UPDATE daily_stats SET projected = 1 WHERE day = ? AND sent = ? AND received = ?
						AND answers = ? AND answer_delay_ms = ? AND uptime_ms = ?`,
					day,
					sent,
					received,
					answers,
					answer_delay_ms,
					uptime_ms,
				);
		},

		/** D1 may have lost figures: marks all days from `fromDay` on as not written (R48). */
		forgetProjected(fromDay: string): void {
			sql.exec("UPDATE daily_stats SET projected = 0 WHERE day >= ? AND projected = 1", fromDay);
		},
	};
}
