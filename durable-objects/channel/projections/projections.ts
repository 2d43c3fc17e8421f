import { logEvent } from "#workers/adapters/secrets/log-event.ts";
import { isLinked, type LinkState } from "#app/domain/channels/link/link-state.ts";
import type { WorkspaceFrame } from "#app/contracts/workspace-frames.ts";
import { projectChannelStatus } from "#workers/data/projections/channel.ts";
import { claimNumber, releaseNumbers } from "#workers/data/projections/number-claim.ts";
import type { Task, Tasks } from "../../object/tasks.ts";
import { createProgress } from "../../object/progress.ts";
import type { ConversationProjection } from "./conversations.ts";
import type { FigureProjection } from "./figures.ts";

/** Least time between two counts of figures. */
const STATS_EVERY_MS = 60_000;
/**
 * Least time between two updates of the lists of conversations. It grows with what was told last: on a busy channel the
 * same conversations change again and again, and each telling of one is two billed rows.
 */
const NEWS_EVERY_MS = 2000;
const NEWS_AFTER_EACH_MS = 25;
const NEWS_AT_LATEST_MS = 3250;
/** A burst is gathered into one update; figures that are due join it: one alarm for both. */
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
	/** Sends a frame to all members' browsers. */
	publishToWorkspace(workspaceId: string, frame: WorkspaceFrame): Promise<void>;
	figures: FigureProjection;
	conversations: ConversationProjection;
	/** Whether the number belongs to somebody; a simulated one cannot be claimed. */
	ownsNumber(): boolean;
	/** The official API's id of the linked number; null with another gateway. */
	provedNumber(): string | null;
	/** Whether it is this channel's now that it is linked; false: another linked channel has proved it. */
	proveNumber(place: Place, phoneNumberId: string): Promise<boolean>;
	/** Called when another channel has claimed this number (N08). */
	refuseNumber(phone: string | null): void;
}

/**
 * Keeps others' copies of this object up to date: the status and the figures of days that are over in D1, today's
 * figures and lists of conversations in the workspace's hub. Projections only: late, rebuildable, ordered by version so that an old write cannot undo a newer
 * one (R20), and never read to decide. A failed or hanging try is repeated after RETRY_MS.
 */
export function createProjections(parts: ProjectionsParts) {
	const { db, tasks, figures, conversations } = parts;
	const progress = createProgress(parts.sql);
	let projectedVersion = progress.find("projected_version") ?? 0;
	let statsDueAt: number | null = figures.isDatabaseDue(Date.now()) ? 0 : null;
	let statusDueAt = 0;
	let statsAt = 0;
	let newsDueAt: number | null = null;
	let nextNewsAt = 0;
	/**
	 * An update was begun and has not ended: if it fails or hangs it is repeated, even when nothing is
	 * pending.
	 */
	let isNewsUnderWay = false;
	/** D1 may have lost the status: it is written again, without a frame to the workspace. */
	let mustRepeat = false;

	/** Claims the number while it is linked, before the link is shown to anybody. */
	async function settleNumber(place: Place, now: number): Promise<void> {
		const state = parts.link();
		if (!isLinked(state)) return releaseNumbers(db, place.workspaceId, place.channelId);
		const { channelId } = place;
		const { phone } = state;
		const phoneNumberId = parts.provedNumber();
		if (phoneNumberId !== null) {
			const isProved = await parts.proveNumber(place, phoneNumberId);
			if (!isProved) return parts.refuseNumber(phone);
		}
		if (phone === null || !parts.ownsNumber()) return;
		const isOurs = await claimNumber(db, place.workspaceId, { channelId, phone, now });
		if (!isOurs) parts.refuseNumber(phone);
	}

	async function projectStatus({ workspaceId, channelId }: Place): Promise<void> {
		const { status, phone, version, webhookOrigin } = parts.link();
		const known = { channelId, status, phone, version, webhookOrigin };
		await projectChannelStatus(db, workspaceId, known);
		if (version > projectedVersion)
			await parts.publishToWorkspace(workspaceId, { type: "channel", channelId, status, phone });
		progress.set("projected_version", version);
		projectedVersion = version;
		mustRepeat = false;
	}

	const isUnderWay = (): boolean => tasks.isUnderWay(TASK);
	const isStatusDue = (): boolean => mustRepeat || parts.link().version > projectedVersion;
	/**
	 * After a sleep lists and figures may lack something: it may be what the alarm was set for. Whoever runs looks, and
	 * nobody is woken for it: a look costs a call.
	 */
	const mustLook = (): boolean => newsDueAt === null && conversations.isUnsure();
	const mustCount = (): boolean => statsDueAt === null && figures.isUnsure();
	const areFiguresDue = (now: number): boolean =>
		mustCount() || (statsDueAt !== null && statsDueAt <= now);

	/** Tries everything that is not in D1 for sure again after RETRY_MS, and not sooner. */
	function retryLater(now: number): void {
		statusDueAt = now + RETRY_MS;
		// Figures that were due at the same moment wait too, or the object would try without a pause.
		statsDueAt = now + RETRY_MS;
		if (isNewsUnderWay || conversations.isPending()) newsDueAt = now + RETRY_MS;
	}

	async function projectDue(place: Place, now: number): Promise<void> {
		// Before any call to D1: what waits to be counted must not grow as long as D1's outage.
		if (areFiguresDue(now)) figures.fold(now);
		// Before the rest: a failure of D1 must not delay the notification of members.
		if (mustLook() || (newsDueAt !== null && newsDueAt <= now)) {
			newsDueAt = null;
			nextNewsAt = now + NEWS_EVERY_MS;
			isNewsUnderWay = true;
			const told = await conversations.project(place);
			nextNewsAt += Math.min(NEWS_AT_LATEST_MS - NEWS_EVERY_MS, told * NEWS_AFTER_EACH_MS);
			isNewsUnderWay = false;
		}
		if (isStatusDue() && statusDueAt <= now) {
			// The time up to a change belongs to the status before it.
			statsDueAt = now;
			await settleNumber(place, now);
			await projectStatus(place);
		}
		if (areFiguresDue(now)) {
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
			// Nothing depends on it: the next try writes the newest state.
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

	/** Messages were stored: the figures follow within STATS_EVERY_MS. */
	function noteMessages(now: number): void {
		if (!figures.isBehind()) return;
		statsDueAt ??= Math.max(now + GATHER_MS, statsAt + STATS_EVERY_MS);
	}

	return {
		noteMessages,
		apply: (_: readonly unknown[], now: number): void => noteMessages(now),

		/** The number of kept events changed: written with the figures. */
		noteKept(now: number): void {
			statsDueAt ??= Math.max(now + GATHER_MS, statsAt + STATS_EVERY_MS);
		},

		/** After any change: schedules an update of the lists of conversations, and of what is stuck. */
		noteChange(now: number): void {
			if (newsDueAt === null && conversations.isPending())
				newsDueAt = Math.max(now + GATHER_MS, nextNewsAt);
			if (figures.isStuckUntold() || figures.isServiceUncounted())
				statsDueAt ??= Math.max(now + GATHER_MS, statsAt + STATS_EVERY_MS);
		},

		/** Figures of earlier days were imported: written at once. */
		noteFigures(now: number): void {
			statsDueAt ??= now;
		},

		/** The hub lacks conversations of this channel: they are told at once. */
		tellConversations(now: number): void {
			conversations.askAgain();
			newsDueAt = now;
		},

		/** What is told of conversations changed without a change of theirs. */
		tellConversationsAgain(now: number): void {
			conversations.tellAgain();
			newsDueAt = now;
		},

		/** Writes the last days, or everything, to D1 again (R48). Costs little when D1 has it. */
		repeat(now: number, howMuch: "last_days" | "everything"): void {
			// The channel may have been erased while its gateway was asked: nothing is written for it any more.
			if (parts.place() === null) return;
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
			const isDue =
				(at !== null && at <= now) || ((mustLook() || mustCount()) && parts.place() !== null);
			return isUnderWay() || !isDue
				? []
				: [tasks.begin(TASK, () => project(now), { giveUp: () => retryLater(Date.now()) })];
		},

		nextWake: () => (isUnderWay() ? null : dueAt()),
	};
}
