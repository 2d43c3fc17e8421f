import type { ErrorCode } from "#app/contracts/errors.ts";
import type { FacebookSyncJob } from "#app/contracts/facebook.ts";
import type { WorkspaceFrame } from "#app/contracts/workspace-frames.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { SYNC_KINDS, SYNC_PERIOD_MS, type SyncKind } from "#app/domain/facebook/sync.ts";
import { UNVISITED_AFTER_MS } from "#app/domain/integrations/health.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { may } from "#app/domain/team/role.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import { findAccount, listWorkingAccounts } from "#workers/data/queries/facebook/accounts.ts";
import { claimDueWorkspaces } from "#workers/data/queries/facebook/settings.ts";
import { beginSync, failRun } from "#workers/data/queries/facebook/syncs.ts";

export interface FacebookSyncDeps {
	db: Database;
	queueFacebook(jobs: readonly FacebookSyncJob[], delayMs?: number): Promise<void>;
	publishToWorkspace(workspaceId: string, frame: WorkspaceFrame): Promise<void>;
	log: Log;
	newId(): string;
	now(): number;
}

/** Workspaces per batch of one scheduled run. */
const WORKSPACES_PER_BATCH = 50;
const MAX_BATCHES = 20;
/** sendBatch takes at most 100 messages. */
const JOBS_PER_SEND = 100;

/** Starts sync runs: by hand, with a new account, and every hour. */
export function createFacebookSync(deps: FacebookSyncDeps) {
	/** The job of a new run; null while one is running. */
	async function begin(
		workspaceId: string,
		accountId: string,
		kind: SyncKind,
	): Promise<FacebookSyncJob | null> {
		const run = { workspaceId, accountId, kind, runId: deps.newId() };
		return (await beginSync(deps.db, run, deps.now())) ? run : null;
	}

	async function jobsOf(
		claimed: Awaited<ReturnType<typeof claimDueWorkspaces>>,
	): Promise<FacebookSyncJob[]> {
		const synced = new Set(claimed.filter((one) => one.isHourlySyncOn).map(idOf));
		const checked = new Set(claimed.filter((one) => one.isTokenValidationOn).map(idOf));
		const accounts = await listWorkingAccounts(deps.db, claimed.map(idOf));
		const jobs: FacebookSyncJob[] = [];
		for (const { workspaceId, accountId } of accounts) {
			if (checked.has(workspaceId))
				jobs.push({ workspaceId, accountId, kind: "token", runId: deps.newId() });
			if (!synced.has(workspaceId)) continue;
			for (const kind of SYNC_KINDS) {
				const job = await begin(workspaceId, accountId, kind);
				if (job) jobs.push(job);
			}
		}
		return jobs;
	}

	/** Queues jobs; a run that cannot be queued is marked as not started. */
	async function send(jobs: readonly FacebookSyncJob[]): Promise<boolean> {
		try {
			for (let at = 0; at < jobs.length; at += JOBS_PER_SEND)
				await deps.queueFacebook(jobs.slice(at, at + JOBS_PER_SEND));
			return true;
		} catch (error) {
			deps.log({ event: "facebook_sync_unqueued", level: "error", error });
			for (const { kind, ...job } of jobs)
				if (kind !== "token") await failRun(deps.db, { ...job, kind }, "unavailable", deps.now());
			return false;
		}
	}

	return {
		/** Starts reading one list of an account; does nothing while that list is being read. */
		async start(
			{ workspace, member }: SignedIn,
			accountId: string,
			kind: SyncKind,
		): Promise<Result<null, ErrorCode>> {
			if (!may(member.role, "manage_facebook")) return fail("forbidden");
			if ((await findAccount(deps.db, workspace.id, accountId)) === null) return fail("not_found");
			const job = await begin(workspace.id, accountId, kind);
			if (job === null) return ok(null);
			if (!(await send([job]))) return fail("unavailable");
			await deps.publishToWorkspace(workspace.id, { type: "facebook_changed" });
			return ok(null);
		},

		/** Hourly sync and token validation, where they are on (spec 2, section 2). In bounded batches; answers how many. */
		async enqueueDue(): Promise<number> {
			const now = deps.now();
			const times = { now, until: now + SYNC_PERIOD_MS, visitedSince: now - UNVISITED_AFTER_MS };
			let queued = 0;
			for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
				const claimed = await claimDueWorkspaces(deps.db, {
					...times,
					limit: WORKSPACES_PER_BATCH,
				});
				const jobs = claimed.length > 0 ? await jobsOf(claimed) : [];
				if (jobs.length > 0 && (await send(jobs))) queued += jobs.length;
				if (claimed.length < WORKSPACES_PER_BATCH) break;
			}
			return queued;
		},

		/** The job ended in the dead letter queue: marks the run as failed and publishes it. */
		async giveUp({ kind, ...job }: FacebookSyncJob): Promise<void> {
			if (kind === "token") return;
			const run = { ...job, kind };
			if (await failRun(deps.db, run, "facebook_unavailable", deps.now()))
				await deps.publishToWorkspace(job.workspaceId, { type: "facebook_changed" });
		},
	};
}
export type FacebookSync = ReturnType<typeof createFacebookSync>;

const idOf = ({ workspaceId }: { workspaceId: string }): string => workspaceId;
