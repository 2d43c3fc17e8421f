import type { WorkspaceFrame } from "#app/contracts/workspace-frames.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { ActivityList } from "#app/contracts/team.ts";
import { sightOf } from "#app/domain/conversations/sight.ts";
import {
	ACTIVITY_LIST_LIMIT,
	type ActivityAction,
	type ActivityDescription,
	type ActivityEntity,
	canonicalEntry,
	findChainBreaks,
} from "#app/domain/team/activity.ts";
import type { ChainHash } from "#workers/adapters/secrets/chain-hash.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import {
	type ActivityCheck,
	type Change,
	commitEntry,
	findHead,
	listDueChecks,
	listEntriesAfter,
	selectActivity,
	type StoredEntry,
	toActivityView,
	updateCheck,
} from "#workers/data/queries/team/activity.ts";

/** Concurrent appends take one number per round, so this many may run at once. */
const MAX_RACES = 50;
/** Most workspaces one run of the check reads, and most entries of each. */
const CHECKED_WORKSPACES = 10;
const CHECKED_ENTRIES = 200;
/** Time between two checks of one workspace's chain, ms. */
const CHECK_INTERVAL_MS = 60 * 60_000;

/** An entry of the activity log. `metadata.code` selects the sentence that is shown. */
export interface NewActivity {
	workspaceId: string;
	/** Null when the platform did it. */
	actorId: string | null;
	action: ActivityAction;
	entityType: ActivityEntity;
	entityId: string;

	metadata: ActivityDescription;
}

/** Appends one entry and publishes `team_changed` to the workspace. Throws when D1 fails. */
export type RecordActivity = (entry: NewActivity) => Promise<void>;

/**
 * Makes a change and appends its entry in one transaction, then publishes `team_changed`. False when the change's gate
 * changed no row; then nothing was written. Throws when D1 fails.
 */
export type CommitActivity = (entry: NewActivity, change: Change) => Promise<boolean>;

export interface ActivityDeps {
	db: Database;
	chain: ChainHash;
	log: Log;
	now: () => number;
	newId: () => string;
	publishToWorkspace: (workspaceId: string, frame: WorkspaceFrame) => Promise<void>;
}

/** Appends after the newest entry; repeats when another entry was appended in the meantime. */
async function append(
	deps: ActivityDeps,
	entry: NewActivity,
	change: Change | null,
): Promise<boolean> {
	for (let race = 0; race < MAX_RACES; race++) {
		const head = await findHead(deps.db, entry.workspaceId);
		const chained = {
			...entry,
			id: deps.newId(),
			seq: head.seq + 1,
			metadata: JSON.stringify(entry.metadata),
			createdAt: deps.now(),
			previousHash: head.hash,
		};
		const stored: StoredEntry = { ...chained, hash: deps.chain.hash(canonicalEntry(chained)) };
		const outcome = await commitEntry(deps.db, stored, change);
		if (outcome === "raced") continue;
		if (outcome === "done") await publishToTeam(deps, entry.workspaceId);
		return outcome === "done";
	}
	throw new Error("the activity log is too busy");
}

/** Never throws: the change is written, and screens that miss the frame see it with their next refresh. */
async function publishToTeam(deps: ActivityDeps, workspaceId: string): Promise<void> {
	try {
		await deps.publishToWorkspace(workspaceId, { type: "team_changed" });
	} catch (error) {
		deps.log({ event: "team_not_told", level: "warn", workspaceId, error });
	}
}

/** Checks the next entries of one chain; answers how many breaks it found and logged. */
async function checkPiece(deps: ActivityDeps, check: ActivityCheck, now: number): Promise<number> {
	const { workspaceId } = check;
	const entries = await listEntriesAfter(deps.db, workspaceId, check.seq, CHECKED_ENTRIES);
	const breaks = findChainBreaks(check, entries, deps.chain.isHashOf);
	const last = entries.at(-1);
	const isRoundOver = entries.length < CHECKED_ENTRIES;
	const seq = last?.seq ?? check.seq;
	if (isRoundOver && seq < check.headSeq) breaks.push({ seq: check.headSeq, what: "missing" });
	for (const found of breaks)
		deps.log({ event: "activity_chain_broken", level: "security", workspaceId, ...found });
	await updateCheck(deps.db, workspaceId, {
		...(isRoundOver ? { seq: 0, hash: "" } : { seq, hash: last?.hash ?? "" }),
		headSeq: Math.max(check.headSeq, seq),
		checkedAt: now,
	});
	return breaks.length;
}

/** The activity log: a hash chain per workspace, so that changed or missing entries are noticed. */
export function createActivityService(deps: ActivityDeps) {
	const record: RecordActivity = async (entry) => {
		await append(deps, entry, null);
	};
	const commit: CommitActivity = (entry, change) => append(deps, entry, change);

	return {
		record,
		commit,

		/** The newest 50 entries, newest first (spec 1, section 7). */
		async list(signedIn: SignedIn): Promise<ActivityList> {
			const { id } = signedIn.workspace;
			const rows = await selectActivity(deps.db, id, ACTIVITY_LIST_LIMIT, sightOf(signedIn));
			return { activity: rows.map(toActivityView) };
		},

		/**
		 * J16: checks a part of the chains whose last check is longest ago, so that over time every entry of every
		 * workspace is checked repeatedly. Breaks are logged as security events; answers how many.
		 */
		async check(): Promise<number> {
			const now = deps.now();
			const due = await listDueChecks(deps.db, now - CHECK_INTERVAL_MS, CHECKED_WORKSPACES);
			let broken = 0;
			for (const each of due) broken += await checkPiece(deps, each, now);
			return broken;
		},
	};
}
