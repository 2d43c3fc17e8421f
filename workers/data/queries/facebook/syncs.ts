import { and, eq, inArray, lt, notInArray, or, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { ErrorCode } from "#app/contracts/errors.ts";
import { SYNC_STALE_MS, type SyncKind, type SyncState } from "#app/domain/facebook/sync.ts";
import type { Database } from "#workers/data/database.ts";
import { facebookAccounts, facebookSyncs } from "#workers/data/schema/facebook-ads.ts";
import { isAccount } from "./accounts.ts";

export type StoredSync = typeof facebookSyncs.$inferSelect;

/** One run over one list of an account. */
export interface SyncRun {
	workspaceId: string;
	accountId: string;
	kind: SyncKind;
	runId: string;
}

const UNDER_WAY: SyncState[] = ["queued", "running"];

const isOf = ({ workspaceId, accountId, kind }: Omit<SyncRun, "runId">) =>
	and(
		eq(facebookSyncs.workspaceId, workspaceId),
		eq(facebookSyncs.accountId, accountId),
		eq(facebookSyncs.kind, kind),
	);

const isRun = (run: SyncRun) =>
	and(isOf(run), eq(facebookSyncs.runId, run.runId), inArray(facebookSyncs.state, UNDER_WAY));

/** Begins a run unless one is under way. False: one is. */
export async function beginSync(db: Database, run: SyncRun, now: number): Promise<boolean> {
	const fresh = {
		runId: run.runId,
		state: "queued" as const,
		cursor: null,
		doneCount: 0,
		error: null,
		startedAt: now,
		updatedAt: now,
	};
	const begun = await db
		.insert(facebookSyncs)
		.values({ ...run, ...fresh })
		.onConflictDoUpdate({
			target: [facebookSyncs.workspaceId, facebookSyncs.accountId, facebookSyncs.kind],
			set: fresh,
			setWhere: or(
				notInArray(facebookSyncs.state, UNDER_WAY),
				lt(facebookSyncs.updatedAt, now - SYNC_STALE_MS),
			),
		})
		.returning({ runId: facebookSyncs.runId });
	return begun.length > 0;
}

/** A run under way; null once it ended or another took its place. */
export async function findRun(db: Database, run: SyncRun): Promise<StoredSync | null> {
	const [found] = await db.select().from(facebookSyncs).where(isRun(run));
	return found ?? null;
}

/** True in SQL while this run waits for exactly this page: whoever comes second writes nothing. */
export const awaitsPage = (run: SyncRun, cursor: string | null) => sql`exists (
	select 1 from facebook_syncs s where s.workspace_id = ${run.workspaceId}
		and s.account_id = ${run.accountId} and s.kind = ${run.kind} and s.run_id = ${run.runId}
		and s.cursor is ${cursor} and s.state in ('queued', 'running'))`;

/** True in SQL once this run has read the whole list. */
export const isDone = (run: SyncRun) => sql`exists (
	select 1 from facebook_syncs s where s.workspace_id = ${run.workspaceId}
		and s.account_id = ${run.accountId} and s.kind = ${run.kind} and s.run_id = ${run.runId}
		and s.state = 'done')`;

/**
 * Writes a page's rows and the cursor behind it, all or nothing. False: this page had been written
 * before, or the run is over; then nothing is written.
 * @param page `cursor` it was read at, `after` the next one (null: this was the last), how many rows
 * @param write statements that hold only while `awaitsPage`
 * @param finish statements for the end of the run, after its state is `done`
 */
export async function commitPage(
	db: Database,
	run: SyncRun,
	page: { cursor: string | null; after: string | null; count: number; at: number },
	write: readonly BatchItem<"sqlite">[],
	finish: readonly BatchItem<"sqlite">[] = [],
): Promise<boolean> {
	const isLast = page.after === null;
	const step = db
		.update(facebookSyncs)
		.set({
			cursor: page.after,
			state: isLast ? "done" : "running",
			doneCount: sql`${facebookSyncs.doneCount} + ${page.count}`,
			updatedAt: page.at,
		})
		.where(and(isRun(run), sql`${facebookSyncs.cursor} is ${page.cursor}`))
		.returning({ runId: facebookSyncs.runId });
	const [first, ...others] = [...write, step];
	const last = isLast ? [markSynced(db, run, page.at), ...finish] : [];
	const answers: unknown[] = await db.batch([first ?? step, ...others, ...last]);
	const stepped = answers[write.length];
	return Array.isArray(stepped) && stepped.length > 0;
}

/** When a whole list of the account was last read, by a run that ended just now. */
const markSynced = (db: Database, run: SyncRun, at: number) =>
	db
		.update(facebookAccounts)
		.set({ lastSyncAt: at })
		.where(and(isAccount(run.workspaceId, run.accountId), isDone(run)));

/** The run waits until then, because Meta asked it to. */
export async function postponeRun(db: Database, run: SyncRun, until: number): Promise<void> {
	await db.update(facebookSyncs).set({ state: "running", updatedAt: until }).where(isRun(run));
}

/** False when it had ended before. */
export async function failRun(
	db: Database,
	run: SyncRun,
	error: ErrorCode,
	now: number,
): Promise<boolean> {
	const failed = await db
		.update(facebookSyncs)
		.set({ state: "failed", error, updatedAt: now })
		.where(isRun(run))
		.returning({ runId: facebookSyncs.runId });
	return failed.length > 0;
}
