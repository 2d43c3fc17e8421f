import { logEvent } from "#workers/adapters/secrets/log-event.ts";
import type { Stats } from "../inbox/stats.ts";
import type { LinkState } from "#app/domain/whatsapp/link-state.ts";
import type { WorkspaceFrame } from "#app/contracts/frames.ts";
import { projectChannelStatus, projectDailyStats } from "#workers/data/projections/channel.ts";

/** Figures are written to D1 at most once in this time. */
const STATS_EVERY_MS = 60_000;
/** Lists of conversations hear of news at most once in this time. */
const NEWS_EVERY_MS = 2000;
/** A burst that begins is told as one; figures that are due go with it: one alarm for both. */
const GATHER_MS = 500;
const RETRY_MS = 30_000;

export interface ProjectorParts {
	db: D1Database;
	sql: SqlStorage;
	place(): { workspaceId: string; channelId: string } | null;
	link(): LinkState;
	tellWorkspace(workspaceId: string, frame: WorkspaceFrame): Promise<void>;
	stats: Stats;
	currentSeq(): number;
}

/**
 * What lists and figures in D1 know of this object. Projections only: late, rebuildable, ordered by
 * version so that an old write cannot undo a newer one (R20), never read to decide.
 */
export function createProjector(parts: ProjectorParts) {
	const { sql } = parts;
	let projectedVersion =
		sql
			.exec<{ value: number }>("SELECT value FROM progress WHERE name = 'projected_version'")
			.toArray()[0]?.value ?? 0;
	let statsDueAt: number | null = parts.stats.pending().length > 0 ? 0 : null;
	let statusDueAt = 0;
	let statsAt = 0;
	let newsDueAt: number | null = null;
	let newsAt = 0;
	let isBusy = false;

	async function projectStatus(place: { workspaceId: string; channelId: string }): Promise<void> {
		const { status, phone, version } = parts.link();
		await projectChannelStatus(parts.db, place.workspaceId, {
			channelId: place.channelId,
			status,
			phone,
			version,
		});
		await parts.tellWorkspace(place.workspaceId, {
			type: "channel",
			channelId: place.channelId,
			status,
			phone,
		});
		sql.exec(
			"INSERT OR REPLACE INTO progress (name, value) VALUES ('projected_version', ?)",
			version,
		);
		projectedVersion = version;
	}

	async function projectStats(place: { workspaceId: string; channelId: string }): Promise<void> {
		parts.stats.fold(parts.currentSeq());
		const days = parts.stats.pending();
		await projectDailyStats(parts.db, place.workspaceId, place.channelId, days);
		parts.stats.noteProjected(days);
	}

	/** Whoever shows conversations reads again. Nobody waits for it: a list also reads when it opens. */
	async function tellNews(place: { workspaceId: string; channelId: string }): Promise<void> {
		const { workspaceId, channelId } = place;
		await parts.tellWorkspace(workspaceId, { type: "conversations_changed", channelId });
	}

	async function project(now: number): Promise<void> {
		const place = parts.place();
		isBusy = true;
		try {
			// Before the rest: what D1 cannot take now is no reason to tell people late.
			if (place && newsDueAt !== null && newsDueAt <= now) {
				newsDueAt = null;
				newsAt = now;
				await tellNews(place);
			}
			if (place && parts.link().version > projectedVersion) await projectStatus(place);
			if (place && statsDueAt !== null && statsDueAt <= now) {
				statsDueAt = null;
				statsAt = now;
				await projectStats(place);
			}
		} catch (error) {
			// Nothing depends on it: the next try brings the newest truth.
			logEvent({
				event: "projection_failed",
				level: "error",
				channelId: place?.channelId,
				error: String(error),
			});
			// Figures that were due at the same moment wait too, or the object would try without a pause.
			statusDueAt = now + RETRY_MS;
			statsDueAt = now + RETRY_MS;
		} finally {
			isBusy = false;
		}
	}

	const dueAt = (): number | null => {
		if (parts.place() === null) return null;
		const moments: number[] = [];
		if (parts.link().version > projectedVersion) moments.push(statusDueAt);
		if (statsDueAt !== null) moments.push(statsDueAt);
		if (newsDueAt !== null) moments.push(newsDueAt);
		return moments.length === 0 ? null : Math.min(...moments);
	};

	return {
		/** Messages came or were written: lists hear of it at once, the figures follow within a minute. */
		noteMessages(now: number): void {
			if (!parts.stats.isBehind(parts.currentSeq())) return;
			statsDueAt ??= Math.max(now + GATHER_MS, statsAt + STATS_EVERY_MS);
			newsDueAt ??= Math.max(now + GATHER_MS, newsAt + NEWS_EVERY_MS);
		},

		/** Figures of earlier days are known now. */
		noteFigures(now: number): void {
			statsDueAt ??= now;
		},

		startDue(now: number): Promise<void>[] {
			const at = dueAt();
			return isBusy || at === null || at > now ? [] : [project(now)];
		},

		nextWake: () => (isBusy ? null : dueAt()),
	};
}
