import type { ErrorCode } from "#app/contracts/errors.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { ChannelType } from "#app/domain/channels/channel.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { may } from "#app/domain/team/role.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import {
	type DueKey,
	findDueKey,
	listDueKeys,
	listKeyHolders,
	saveKeyProgress,
	storeDataKey,
} from "#workers/data/queries/admin/key-renewals.ts";
import type { RecordActivity } from "../team/activity.ts";
import type { ChannelStub } from "../channels/stub.ts";

/** Calls to D1 and objects in one run: far below the platform's limit for one invocation. */
const MAX_CALLS = 400;
const WORKSPACES_READ = 50;
/** Objects called in parallel; the progress is stored after each group. */
const OBJECTS_TOLD = 20;
/** The object of a deleted channel tries for this long to delete it at its gateway, and needs its key meanwhile. */
const LEFTOVERS_MS = 7 * 24 * 60 * 60 * 1000;

export interface KeyRotationDeps {
	db: Database;
	log: Log;
	now: () => number;
	/** Id of the present master key. */
	masterKeyId: string;
	/** The data key encrypted with the present master key; null: no configured master key decrypts it. */
	rewrap: (workspaceId: string, dataKeyWrapped: string) => string | null;
	channel(channel: { id: string; type: ChannelType }): Pick<ChannelStub, "renewKey">;
	record: RecordActivity;
}

/** Calls that a run may still make. */
interface Budget {
	calls: number;
}

/** Sends the new key to the next objects of a workspace; answers the last one, or null when none were left. */
async function notifyObjects(
	deps: KeyRotationDeps,
	workspaceId: string,
	afterId: string,
	budget: Budget,
): Promise<string | null> {
	const holders = await listKeyHolders(deps.db, workspaceId, afterId, {
		deletedSince: deps.now() - LEFTOVERS_MS,
		limit: OBJECTS_TOLD,
	});
	budget.calls -= 1 + holders.length;
	const told = await Promise.all(
		holders.map((holder) => deps.channel(holder).renewKey(workspaceId)),
	);
	for (const [n, outcome] of told.entries())
		if (outcome === "unreadable")
			deps.log({
				event: "data_key_unreadable",
				level: "security",
				workspaceId,
				channelId: holders[n]?.id,
			});
	return holders.length < OBJECTS_TOLD ? null : (holders.at(-1)?.id ?? null);
}

/** True when the workspace is done; false when the run has no calls left for it. */
async function renewOne(deps: KeyRotationDeps, due: DueKey, budget: Budget): Promise<boolean> {
	const { workspaceId, dataKeyWrapped: before } = due;
	const after = deps.rewrap(workspaceId, before);
	if (after === null) {
		deps.log({ event: "data_key_unreadable", level: "security", workspaceId });
		return false;
	}
	let place: string | null = due.afterChannelId;
	for (;;) {
		place = await notifyObjects(deps, workspaceId, place, budget);
		if (place === null) break;
		await saveKeyProgress(deps.db, workspaceId, {
			keyId: deps.masterKeyId,
			afterChannelId: place,
		});
		budget.calls -= 1;
		if (budget.calls <= 0) return false;
	}
	budget.calls -= 1;
	return storeDataKey(deps.db, workspaceId, { before, after });
}

/**
 * Encrypts the workspaces' data keys with the new master key after it was replaced; the data itself is not
 * encrypted again. First the copies in the objects of a workspace's channels, then the workspace's row, which marks
 * it as done. Both master keys work meanwhile, so a run may stop anywhere and the next one continues (J05).
 */
export function createKeyRotation(deps: KeyRotationDeps) {
	const { db, masterKeyId: keyId } = deps;

	return {
		/** One bounded run over all workspaces; answers how many were finished. */
		async sweep(): Promise<number> {
			const budget: Budget = { calls: MAX_CALLS };
			let done = 0;
			let afterId = "";
			while (budget.calls > 0) {
				const due = await listDueKeys(db, keyId, afterId, WORKSPACES_READ);
				budget.calls -= 1;
				for (const each of due) {
					if (budget.calls <= 0) break;
					// A workspace that fails does not stop the others.
					const isDone = await renewOne(deps, each, budget).catch((error: unknown) => {
						const { workspaceId } = each;
						deps.log({ event: "key_not_renewed", level: "error", workspaceId, error });
						return false;
					});
					if (isDone) done += 1;
				}
				if (due.length < WORKSPACES_READ) break;
				afterId = due.at(-1)?.workspaceId ?? afterId;
			}
			if (done > 0) deps.log({ event: "data_keys_renewed", count: done, masterKeyId: keyId });
			return done;
		},

		/** Renews the member's workspace now. `forbidden`; `conflict`: more than one run is needed, the schedule continues. */
		async renew(signedIn: SignedIn): Promise<Result<null, ErrorCode>> {
			const { member, workspace } = signedIn;
			if (!may(member.role, "rotate_keys")) return fail("forbidden");
			const due = await findDueKey(db, workspace.id, keyId);
			if (due === null) return ok(null);
			if (!(await renewOne(deps, due, { calls: MAX_CALLS }))) return fail("conflict");
			await deps.record({
				workspaceId: workspace.id,
				actorId: member.id,
				action: "updated",
				entityType: "workspace_keys",
				entityId: workspace.id,
				metadata: { code: "keys_renewed" },
			});
			return ok(null);
		},
	};
}
