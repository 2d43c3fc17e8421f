import type { SeenMoments } from "#app/contracts/seen.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { isSightDue } from "#app/domain/team/membership.ts";
import type { WorkspaceHub } from "#durable-objects/index.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import { storeSight } from "#workers/data/projections/seen.ts";

export type SeenHub = Pick<DurableObjectStub<WorkspaceHub>, "noteSeen" | "readSeen">;

export interface SightsDeps {
	db: Database;
	log: Log;
	hub(workspaceId: string): SeenHub;
	/** Runs work after the answer was sent. */
	defer(work: Promise<unknown>): void;
}

export interface Sight {
	/** When D1 saw the sign-in last. */
	storedAt: number;
	now: number;
	/** It opens a line, by which the hub knows it. */
	isLine: boolean;
}

/** To be called with each request of a sign-in. Answers at once. */
export type NoteSight = (
	signedIn: Pick<SignedIn, "signInId" | "member" | "workspace">,
	sight: Sight,
) => void;

/** The hub is told at most once a minute by each isolate, as `last seen` is shown in minutes. */
const TELL_EVERY_MS = 60_000;
const MAX_REMEMBERED = 1_000;
/** When this isolate told the hub of a sign-in. */
const toldAt = new Map<string, number>();

function isNews(signInId: string, now: number): boolean {
	const before = toldAt.get(signInId);
	if (before !== undefined && before > now - TELL_EVERY_MS) return false;
	toldAt.delete(signInId);
	toldAt.set(signInId, now);
	const [oldest] = toldAt.keys();
	if (toldAt.size > MAX_REMEMBERED && oldest !== undefined) toldAt.delete(oldest);
	return true;
}

/**
 * Notes that somebody is there, after the answer: in the workspace's hub, and in D1 as rarely as its readers allow
 * (`isSightDue`). A failure costs a moment of `last seen`, no more.
 */
export const createNoteSight =
	(deps: SightsDeps): NoteSight =>
	({ signInId, member, workspace }, { storedAt, now, isLine }) => {
		const who = { signInId, memberId: member.id };
		const attempt = async (note: () => Promise<unknown>) => {
			try {
				await note();
			} catch (error) {
				deps.log({ event: "sight_not_noted", level: "warn", workspaceId: workspace.id, error });
			}
		};
		if (!isLine && isNews(signInId, now))
			deps.defer(attempt(() => deps.hub(workspace.id).noteSeen(who)));
		if (isSightDue(storedAt, now))
			deps.defer(attempt(() => storeSight(deps.db, workspace.id, who, now)));
	};

/** What the hub knows of who was seen when. Nothing when it does not answer: D1 has an older moment. */
export type ReadSights = (workspaceId: string) => Promise<SeenMoments>;

export const createReadSights =
	(deps: Pick<SightsDeps, "hub" | "log">): ReadSights =>
	async (workspaceId) => {
		try {
			return await deps.hub(workspaceId).readSeen();
		} catch (error) {
			deps.log({ event: "sights_not_read", level: "warn", workspaceId, error });
			return { members: {}, signIns: {} };
		}
	};

/** The later one of what D1 and what the hub knows. */
export const laterSight = <Stored extends number | null>(
	stored: Stored,
	heard: number | undefined,
): Stored | number => (heard === undefined ? stored : Math.max(stored ?? 0, heard));
