import { localDay } from "#app/domain/inbox/local-day.ts";
import type { InstanceStatus, LinkReason } from "#app/domain/channels/link/link-view.ts";
import {
	countUptime,
	isUp,
	type UptimeMark,
	uptimePercentage,
	uptimeWindowStart,
	wholeMinutes,
} from "#app/domain/channels/uptime.ts";
import type { Stats } from "./stats.ts";

const MAX_TRANSITIONS = 500;
const KEEP_TRANSITIONS_MS = 90 * 24 * 3_600_000;

interface TransitionRow extends Record<string, SqlStorageValue> {
	at: number;
	version: number;
	status: InstanceStatus;
	reason: LinkReason | null;
}

export type Uptime = ReturnType<typeof createUptime>;

/**
 * Uptime from the log of status transitions, added to days when figures are written. The time since is
 * computed on reading.
 */
export function createUptime(sql: SqlStorage, stats: Stats) {
	const newest = (limit: number): TransitionRow[] =>
		sql
			.exec<TransitionRow>(
				"SELECT at, version, status, reason FROM transitions ORDER BY version DESC LIMIT ?",
				limit,
			)
			.toArray();

	/** Transitions not counted yet, oldest first. */
	const uncounted = (): TransitionRow[] =>
		sql
			.exec<TransitionRow>(
				"SELECT at, version, status, reason FROM transitions WHERE version > ? ORDER BY version",
				stats.marks().uptime?.version ?? -1,
			)
			.toArray();

	/** Up-time from the mark to `now`; null before the first link. */
	function countOn(now: number) {
		const fresh = uncounted();
		const firstUp = fresh.find(({ status }) => isUp(status));
		const { uptime: stored, firstLinkedAt: storedFirst } = stats.marks();
		const mark: UptimeMark | null = stored ?? (firstUp ? { at: firstUp.at, isUp: false } : null);
		if (mark === null) return null;
		const relevant = stored ? fresh : fresh.slice(firstUp ? fresh.indexOf(firstUp) : 0);
		const firstLinkedAt = storedFirst ?? mark.at;
		return { ...countUptime(mark, relevant, now), fresh, wasUp: mark.isUp, firstLinkedAt };
	}

	/** Deletes old transitions but always keeps the last one, which holds now. */
	function prune(now: number): void {
		const oldest = sql
			.exec<{ version: number }>(
				"SELECT version FROM transitions ORDER BY version DESC LIMIT 1 OFFSET ?",
				MAX_TRANSITIONS - 1,
			)
			.toArray()[0]?.version;
		const last = newest(1)[0]?.version ?? 0;
		sql.exec(
			"DELETE FROM transitions WHERE version < ? OR (version < ? AND at < ?)",
			oldest ?? 0,
			last,
			now - KEEP_TRANSITIONS_MS,
		);
	}

	return {
		/**
		 * Adds the time since the last call to its days; writes nothing for a link that was down all the
		 * time.
		 */
		fold(now: number): void {
			const counted = countOn(now);
			if (counted === null || (counted.fresh.length === 0 && !counted.wasUp)) return;
			const last = counted.fresh.at(-1);
			stats.change(now, ({ marks, day }) => {
				for (const [name, upMs] of counted.upMsByDay) day(name).uptimeMs += upMs;
				// Also when the link was up for no time: the marks are kept with a day.
				if (last) day(localDay(now));
				marks.firstLinkedAt = counted.firstLinkedAt;
				marks.uptime = { ...counted.mark, version: last?.version ?? marks.uptime?.version ?? -1 };
			});
			if (last) prune(now);
		},

		/** Whether the link changed since uptime was counted. */
		isBehind: (): boolean => uncounted().length > 0,

		/**
		 * For copies: epoch ms of the first link, and up to when whole minutes are counted; null before the
		 * first link.
		 */
		projectionMark(): { firstLinkedAt: number | null; uptimeAt: number | null } {
			const { uptime: mark, firstLinkedAt } = stats.marks();
			if (mark === null) return { firstLinkedAt: null, uptimeAt: null };
			const upMs = stats.find(localDay(mark.at))?.uptimeMs ?? 0;
			// A fraction of a minute counts as not passed yet, while the link is up.
			const { restMs } = wholeMinutes(upMs);
			return { firstLinkedAt, uptimeAt: mark.isUp ? mark.at - restMs : mark.at };
		},

		/** Percentage of the time since the first link, at most 30 days; null before it. Writes nothing. */
		percentage(now: number): number | null {
			const counted = countOn(now);
			if (counted === null) return null;
			const from = localDay(uptimeWindowStart(now));
			let upMs = stats.daysFrom(from).reduce((sum, day) => sum + day.uptimeMs, 0);
			for (const [day, ms] of counted.upMsByDay) if (day >= from) upMs += ms;
			return uptimePercentage(upMs, counted.firstLinkedAt, now);
		},

		/** The newest transitions first, at most `limit`. */
		transitions: (limit: number) =>
			newest(limit).map(({ at, status, reason }) => ({ at, status, reason })),
	};
}
