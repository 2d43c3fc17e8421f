import type { ErrorCode } from "#app/contracts/errors.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { storeSettings } from "#app/domain/agents/stored-settings.ts";
import {
	type AgentContent,
	type AgentTrial,
	findUnrecorded,
	isWorthVersion,
	nextNumber,
	type VersionOrigin,
} from "#app/domain/agents/versions.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Change } from "#workers/data/queries/team/activity.ts";
import type { Database } from "#workers/data/database.ts";
import { updateAgentWhile } from "#workers/data/queries/agents/changes.ts";
import {
	deleteDraft,
	insertVersion,
	isStillSeen,
	pruneVersions,
	type SeenVersions,
} from "#workers/data/queries/agents/version-changes.ts";
import { type KnownVersions } from "#workers/data/queries/agents/versions.ts";
import type { ActivityDescription } from "#app/domain/team/activity.ts";
import type { CommitActivity } from "../team/activity.ts";

export interface PublishingDeps {
	db: Database;
	now(): number;
	commit: CommitActivity;
}

/** What becomes a version, and how. */
export interface Publication extends AgentContent {
	origin: VersionOrigin;
	/** The version it was made from. */
	basedOn: number;
	note: string;
	/** JSON of the run that tested it; null: none did. */
	tests: string | null;
	/** It is the draft, which ends with this. */
	isDraft: boolean;
	/** Percent of the conversations it answers; null: it becomes the live version. */
	share: number | null;
}

/** What is changed, for the log of activity. */
export interface ChangedAgent {
	id: string;
	entry: ActivityDescription;
}

/** Writes versions of agents: the row that answers and what is kept of it change in one transaction. */
export function createPublishing({ db, now, commit }: PublishingDeps) {
	const entryFor = (signedIn: SignedIn, { id, entry }: ChangedAgent) => ({
		workspaceId: signedIn.workspace.id,
		actorId: signedIn.member.id,
		action: "updated" as const,
		entityType: "agents" as const,
		entityId: id,
		metadata: entry,
	});

	/** Keeps what the agent's row holds, where no version says so yet. */
	const recordLive = (workspaceId: string, agentId: string, state: KnownVersions) => {
		const number = findUnrecorded(state);
		if (number === null) return [];
		const { live, updatedAt: at } = state;
		const createdBy = state.recorded === null ? state.createdBy : null;
		return [
			insertVersion(
				db,
				workspaceId,
				agentId,
				{
					name: live.name,
					settings: live.settings,
					number,
					origin: "noticed" as const,
					createdBy,
					createdAt: at,
					publishedAt: at,
					basedOn: state.recorded === null ? null : live.version,
				},
				isStillSeen(workspaceId, agentId, seenIn(state)),
			),
		];
	};

	return {
		recordLive,

		/**
		 * Publishes a content as the next version, and makes it live or lets it answer a share. A content that is live
		 * already makes no version. `agent_changed`: the live version or the draft is not the one in `state` any more.
		 */
		async publish(
			signedIn: SignedIn,
			changed: ChangedAgent,
			state: KnownVersions,
			publication: Publication,
		): Promise<Result<{ number: number }, ErrorCode>> {
			const workspaceId = signedIn.workspace.id;
			const { id: agentId } = changed;
			const { name, settings, origin, basedOn, note, tests, isDraft, share } = publication;
			const seen = seenIn(state);
			if (!isWorthVersion(state, publication)) {
				if (isDraft)
					await deleteDraft(db, workspaceId, agentId, isStillSeen(workspaceId, agentId, seen));
				return ok({ number: state.live.version });
			}
			const at = now();
			const number = nextNumber(state);
			const trial: AgentTrial | null =
				share === null ? state.trial : { version: number, share, since: at, name, settings };
			const row =
				share === null
					? { ...storeSettings(settings), name, version: number }
					: { trial: JSON.stringify(trial) };
			const version = {
				number,
				name,
				settings,
				origin,
				basedOn,
				note,
				tests,
				createdBy: signedIn.member.id,
				createdAt: at,
				publishedAt: at,
			};
			const live = share === null ? number : state.live.version;
			const kept = trial === null ? [live] : [live, trial.version];
			const change: Change = {
				before: recordLive(workspaceId, agentId, state),
				gate: updateAgentWhile(
					db,
					workspaceId,
					agentId,
					{ ...row, updatedAt: at },
					isStillSeen(workspaceId, agentId, seen),
				),
				after: (happened) => [
					insertVersion(db, workspaceId, agentId, version, happened),
					...(isDraft ? [deleteDraft(db, workspaceId, agentId, happened)] : []),
					pruneVersions(db, workspaceId, agentId, number, kept),
				],
			};
			const isDone = await commit(entryFor(signedIn, changed), change);
			return isDone ? ok({ number }) : fail("agent_changed");
		},

		/** Changes the trial: its share, its end (null), or that it becomes the live version. */
		async changeTrial(
			signedIn: SignedIn,
			changed: ChangedAgent,
			state: KnownVersions,
			to: { share: number } | "live" | "ended",
		): Promise<Result<null, ErrorCode>> {
			const workspaceId = signedIn.workspace.id;
			const { trial } = state;
			if (trial === null) return fail("not_found");
			const row =
				to === "live"
					? {
							...storeSettings(trial.settings),
							name: trial.name,
							version: trial.version,
							trial: null,
						}
					: { trial: to === "ended" ? null : JSON.stringify({ ...trial, share: to.share }) };
			const isDone = await commit(entryFor(signedIn, changed), {
				before: to === "live" ? recordLive(workspaceId, changed.id, state) : [],
				gate: updateAgentWhile(
					db,
					workspaceId,
					changed.id,
					{ ...row, updatedAt: now() },
					isStillSeen(workspaceId, changed.id, seenIn(state)),
				),
			});
			return isDone ? ok(null) : fail("agent_changed");
		},
	};
}
export type Publishing = ReturnType<typeof createPublishing>;

/** A state as what somebody saw. */
export const seenIn = ({ live, draft }: KnownVersions): SeenVersions => ({
	version: live.version,
	draftSavedAt: draft?.savedAt ?? 0,
});
