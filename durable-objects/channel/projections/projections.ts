import { logEvent } from "#workers/adapters/secrets/log-event.ts";
import { isLinked, type LinkState } from "#app/domain/channels/link/link-state.ts";
import type { WorkspaceFrame } from "#app/contracts/workspace-frames.ts";
import { projectChannelStatus } from "#workers/data/projections/channel.ts";
import { projectProof } from "#workers/data/projections/number-proof.ts";
import { claimNumber, releaseNumbers } from "#workers/data/projections/number-claim.ts";
import type { Task, Tasks } from "../../object/tasks.ts";
import { createProgress } from "../../object/progress.ts";
import type { ConversationProjection } from "./conversations.ts";
import type { FigureProjection } from "./figures.ts";

/** Figures are written to D1 at most once in this time. */
const STATS_EVERY_MS = 60_000;
/** Lists of conversations hear of news at most once in this time. */
const NEWS_EVERY_MS = 2000;
/** A burst that begins is told as one; figures that are due go with it: one alarm for both. */
const GATHER_MS = 500;
const RETRY_MS = 30_000;
const TASK = "projections";

interface Place {
	workspaceId: string;
	channelId: string;
}

export interface ProjectionsParts {
	db: D1Database;
	sql: SqlStorage;
	tasks: Tasks;
	place(): Place | null;
	link(): LinkState;
	tellWorkspace(workspaceId: string, frame: WorkspaceFrame): Promise<void>;
	figures: FigureProjection;
	conversations: ConversationProjection;
	/** A simulated number is nobody's, so nobody can hold it. */
	ownsNumber(): boolean;
	/** The id by which the official API knows the number that is linked now; null: another gateway. */
	provedNumber(): string | null;
	/** Another channel holds the number this one was linked with (N08). */
	refuseNumber(phone: string | null): void;
}

/**
 * What lists and figures in D1 know of this object. Projections only: late, rebuildable, ordered by
 * version so that an old write cannot undo a newer one (R20), never read to decide.
 */
export function createProjections(parts: ProjectionsParts) {
	const { db, tasks, figures, conversations } = parts;
	const progress = createProgress(parts.sql);
	let projectedVersion = progress.find("projected_version") ?? 0;
	let statsDueAt: number | null = figures.isPending() ? 0 : null;
	let statusDueAt = 0;
	let statsAt = 0;
	let newsDueAt: number | null = conversations.isPending() ? 0 : null;
	let newsAt = 0;
	/** Begun and not ended: a try that fails or hangs has to be repeated, whatever the tables say. */
	let isNewsUnderWay = false;
	/** D1 may have forgotten what it was told: it is told again, people are not. */
	let mustRepeat = false;

	/** The number is taken while it is linked, before the link shows to anybody. */
	async function settleNumber(place: Place, now: number): Promise<void> {
		const state = parts.link();
		if (!isLinked(state)) return releaseNumbers(db, place.workspaceId, place.channelId);
		const { channelId } = place;
		const { phone } = state;
		const phoneNumberId = parts.provedNumber();
		if (phoneNumberId !== null) {
			const proven = { channelId, phoneNumberId };
			const isProved = await projectProof(db, place.workspaceId, proven);
			if (!isProved) return parts.refuseNumber(phone);
		}
		if (phone === null || !parts.ownsNumber()) return;
		const isOurs = await claimNumber(db, place.workspaceId, { channelId, phone, now });
		if (!isOurs) parts.refuseNumber(phone);
	}

	async function projectStatus({ workspaceId, channelId }: Place): Promise<void> {
		const { status, phone, version } = parts.link();
		await projectChannelStatus(db, workspaceId, { channelId, status, phone, version });
		if (version > projectedVersion)
			await parts.tellWorkspace(workspaceId, { type: "channel", channelId, status, phone });
		progress.set("projected_version", version);
		projectedVersion = version;
		mustRepeat = false;
	}

	/** Lists are brought up to date; then whoever shows one reads again, also when D1 is in trouble. */
	async function tellNews(place: Place): Promise<void> {
		const { workspaceId, channelId } = place;
		try {
			await conversations.project(place);
		} finally {
			await parts.tellWorkspace(workspaceId, { type: "conversations_changed", channelId });
		}
	}

	const isUnderWay = (): boolean => tasks.isUnderWay(TASK);
	const isStatusDue = (): boolean => mustRepeat || parts.link().version > projectedVersion;

	/** Tries everything that is not in D1 for sure again after RETRY_MS, and not sooner. */
	function retryLater(now: number): void {
		statusDueAt = now + RETRY_MS;
		// Figures that were due at the same moment wait too, or the object would try without a pause.
		statsDueAt = now + RETRY_MS;
		if (isNewsUnderWay || conversations.isPending()) newsDueAt = now + RETRY_MS;
	}

	async function projectDue(place: Place, now: number): Promise<void> {
		// Before anything of D1's: what waits to be counted must not grow as long as its outage.
		if (statsDueAt !== null && statsDueAt <= now) figures.fold(now);
		// Before the rest: what D1 cannot take now is no reason to tell people late.
		if (newsDueAt !== null && newsDueAt <= now) {
			newsDueAt = null;
			newsAt = now;
			isNewsUnderWay = true;
			await tellNews(place);
			isNewsUnderWay = false;
		}
		if (isStatusDue() && statusDueAt <= now) {
			// The time up to a change belongs to what was before it.
			statsDueAt = now;
			await settleNumber(place, now);
			await projectStatus(place);
		}
		if (statsDueAt !== null && statsDueAt <= now) {
			statsDueAt = null;
			statsAt = now;
			await figures.project(place, now);
		}
	}

	async function project(now: number): Promise<void> {
		const place = parts.place();
		if (!place) return;
		try {
			await projectDue(place, now);
		} catch (error) {
			// Nothing depends on it: the next try brings the newest truth.
			logEvent({
				event: "projection_failed",
				level: "error",
				channelId: place.channelId,
				error: String(error),
			});
			retryLater(now);
		}
	}

	const dueAt = (): number | null => {
		if (parts.place() === null) return null;
		const moments: number[] = [];
		if (isStatusDue()) moments.push(statusDueAt);
		if (statsDueAt !== null) moments.push(statsDueAt);
		if (newsDueAt !== null) moments.push(newsDueAt);
		return moments.length === 0 ? null : Math.min(...moments);
	};

	/** Messages came or were written: the figures follow within a minute. */
	function noteMessages(now: number): void {
		if (!figures.isBehind()) return;
		statsDueAt ??= Math.max(now + GATHER_MS, statsAt + STATS_EVERY_MS);
	}

	return {
		noteMessages,
		apply: (_: readonly unknown[], now: number): void => noteMessages(now),

		/** More or fewer events are set aside: told with the figures. */
		noteKept(now: number): void {
			statsDueAt ??= Math.max(now + GATHER_MS, statsAt + STATS_EVERY_MS);
		},

		/** Whatever changed: lists of conversations hear of what concerns them. */
		noteChange(now: number): void {
			if (newsDueAt === null && conversations.isPending())
				newsDueAt = Math.max(now + GATHER_MS, newsAt + NEWS_EVERY_MS);
		},

		/** Figures of earlier days are known now. */
		noteFigures(now: number): void {
			statsDueAt ??= now;
		},

		/** Tells D1 again what it should hold: the last days, or all (R48). Costs nothing if it does. */
		repeat(now: number, howMuch: "last_days" | "everything"): void {
			mustRepeat = true;
			statusDueAt = Math.min(statusDueAt, now);
			statsDueAt = Math.min(statsDueAt ?? now, now);
			figures.forgetTold(now, howMuch);
			if (howMuch === "last_days") return;
			conversations.forgetTold();
			newsDueAt = now;
		},

		startDue(now: number): Task[] {
			const at = dueAt();
			return isUnderWay() || at === null || at > now
				? []
				: [tasks.begin(TASK, () => project(now), { giveUp: () => retryLater(Date.now()) })];
		},

		nextWake: () => (isUnderWay() ? null : dueAt()),
	};
}
