import { BUILD } from "#app/contracts/build.ts";
import type { WorkspaceFrame } from "#app/contracts/workspace-frames.ts";
import type { ToldDay, ToldFigures } from "#app/contracts/told-figures.ts";
import { wholeMinutes } from "#app/domain/channels/uptime.ts";
import { noUsage, parseUsage, usedSince } from "#app/domain/health/usage.ts";
import { localDay } from "#app/domain/inbox/local-day.ts";
import {
	projectDailyStats,
	type ProjectedDay,
	type ProjectedMark,
} from "#workers/data/projections/channel.ts";
import type { DayFigures } from "../figures/figure-rows.ts";
import { latest } from "../figures/latest.ts";
import type { Uptime } from "../figures/uptime.ts";
import type { Inbox } from "../inbox.ts";

/** Days per batch: D1 limits the parameters of a statement. */
const MAX_DAYS = 60;
const DAY_MS = 86_400_000;

interface Place {
	workspaceId: string;
	channelId: string;
}

/** The workspace's hub, as a channel's object tells it figures. */
export interface FigureHub {
	tellFigures(channelId: string, told: ToldFigures): Promise<null>;
	publish(frame: WorkspaceFrame): Promise<void>;
}

export interface FigureProjectionParts {
	db: D1Database;
	hub(workspaceId: string): FigureHub;
	inbox: Pick<Inbox, "stats" | "activity" | "seq" | "quarantine" | "service">;
	uptime: Uptime;
	/** Bytes of the object's database. */
	databaseSize(): number;
	/** Bytes of the files that its messages bring. */
	fileBytes(): number;
	/** Steps of its schema: "13.2". */
	steps: string;
	/** When the oldest message that cannot leave now was queued (epoch ms); null: none waits. */
	stuckSince(): number | null;
}

export type FigureProjection = ReturnType<typeof createFigureProjection>;

/**
 * Counts the object's figures and tells them: the newest to the workspace's hub, with every count; days that are over,
 * and what other workspaces' pages look at, to D1. No message writes a row there.
 */
export function createFigureProjection(parts: FigureProjectionParts) {
	const { db, inbox, uptime } = parts;
	const { stats, activity, seq, quarantine } = inbox;
	/** What the hub was told in this life of the object. */
	let toldHub: string | null = null;
	let mustTellDatabase = false;
	/** Days that D1 may have lost. */
	let lost: string[] = [];
	let wasLinked = stats.marks().firstLinkedAt !== null;
	let isUnsure = true;

	const isStuckUntold = (): boolean => (parts.stuckSince() !== null) !== stats.marks().isStuckTold;
	const isBehind = (): boolean => stats.isBehind(seq.news());

	/** Whether D1 lacks something that it is told at once. */
	const isDatabaseDue = (now: number): boolean =>
		mustTellDatabase ||
		!quarantine.isReported() ||
		isStuckUntold() ||
		stats.marks().untold.some((day) => day < localDay(now));

	async function tellHub({ workspaceId, channelId }: Place, now: number): Promise<void> {
		const { untoldToHub: past } = stats.marks();
		const told: ToldFigures = {
			changedAt: stats.marks().changedAt,
			...uptime.projectionMark(),
			lastActivityAt: latest(activity.lastMessageAt(), uptime.transitions(1)[0]?.at ?? null),
			days: stats.daysFrom(localDay(now - DAY_MS)).map(tellDay),
			...(past.length > 0 && { past: past.flatMap((day) => stats.find(day) ?? []).map(tellDay) }),
		};
		const text = JSON.stringify(told);
		if (text === toldHub) return;
		await parts.hub(workspaceId).tellFigures(channelId, told);
		toldHub = text;
		// What changed meanwhile stays untold.
		if (past.length > 0 && stats.marks().changedAt === told.changedAt)
			stats.mark({ untoldToHub: [] }, now);
	}

	async function tellDatabase({ workspaceId, channelId }: Place, now: number): Promise<void> {
		const { untold, changedAt, firstLinkedAt } = stats.marks();
		const all = [...new Set([...untold, ...lost])];
		const mark: ProjectedMark = {
			...uptime.projectionMark(),
			lastActivityAt: latest(activity.lastMessageAt(), uptime.transitions(1)[0]?.at ?? null),
			keptEvents: quarantine.count(),
			stuckSince: parts.stuckSince(),
			storageBytes: parts.databaseSize(),
			fileBytes: parts.fileBytes(),
			objectSteps: parts.steps,
			objectBuild: BUILD,
		};
		for (let at = 0; at === 0 || at < all.length; at += MAX_DAYS) {
			const days = all
				.slice(at, at + MAX_DAYS)
				.flatMap((day) => stats.find(day) ?? [])
				.map(projectDay);
			await projectDailyStats(db, workspaceId, channelId, { days, mark });
		}
		if (!quarantine.isReported()) await parts.hub(workspaceId).publish({ type: "header_changed" });
		// What changed meanwhile stays untold.
		if (stats.marks().changedAt === changedAt) noteTold(untold, mark.stuckSince !== null, now);
		quarantine.noteReported(mark.keptEvents);
		mustTellDatabase = false;
		lost = [];
		wasLinked = firstLinkedAt !== null;
	}

	/** Today alone is not noted: it is told again when it is over, and noting it would cost a row. */
	function noteTold(days: readonly string[], isStuckTold: boolean, now: number): void {
		const today = localDay(now);
		if (days.some((day) => day < today) || stats.marks().isStuckTold !== isStuckTold)
			stats.mark({ untold: days.filter((day) => day >= today), isStuckTold }, now);
	}

	const projectDay = (row: DayFigures): ProjectedDay => ({
		...describe(row),
		answers: row.answers,
		answerDelayMs: row.answerDelayMs,
		...(row.usage === null
			? noUsage()
			: usedSince(parseUsage(row.usage), parseUsage(stats.latestUsage(row.day)))),
	});

	return {
		isBehind,
		isStuckUntold,
		isDatabaseDue,
		/** Whether what changed of conversations waits to be counted. */
		isServiceUncounted: inbox.service.hasNews,

		/** Whether it is not known yet that everything was counted and told: whoever runs looks, and nobody is woken for it. */
		isUnsure: (): boolean => isUnsure,

		/** Counts the ledger and the link's time into the object's own table; works without D1. */
		fold(now: number): void {
			if (!isBehind() && !uptime.isBehind()) return;
			inbox.service.noteCounted();
			stats.change(now, () => {
				stats.fold(seq.current(), now);
				uptime.fold(now);
			});
			if (!wasLinked && stats.marks().firstLinkedAt !== null) mustTellDatabase = true;
		},

		/** Counts, then tells what others do not have. Rejects when one of them does. */
		async project(place: Place, now: number): Promise<void> {
			this.fold(now);
			await tellHub(place, now);
			if (isDatabaseDue(now)) await tellDatabase(place, now);
			isUnsure = false;
		},

		/** D1 or the hub may have lost figures: they are written again. */
		forgetTold(now: number, howMuch: "last_days" | "everything"): void {
			toldHub = null;
			mustTellDatabase = true;
			stats.change(now, () => uptime.fold(now));
			if (howMuch === "last_days")
				lost = stats.daysFrom(localDay(now - DAY_MS)).map(({ day }) => day);
			else {
				const all = stats.allDays();
				const yesterday = localDay(now - DAY_MS);
				stats.mark({ untold: all, untoldToHub: all.filter((day) => day < yesterday) }, now);
			}
		},
	};
}

const describe = ({ day, sent, received, uptimeMs }: DayFigures) => ({
	day,
	sent,
	received,
	uptimeMinutes: wholeMinutes(uptimeMs).minutes,
});

const tellDay = (figures: DayFigures): ToldDay => ({
	...describe(figures),
	hours: figures.hours,
	...(figures.service && { service: figures.service }),
});
