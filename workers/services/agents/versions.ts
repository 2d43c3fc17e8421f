import type { AgentVersions, VersionChanges } from "#app/contracts/agent-versions.ts";
import type { ErrorCode } from "#app/contracts/errors.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { findTestProblem } from "#app/domain/agents/test-cases.ts";
import { diffContents } from "#app/domain/agents/version-diff.ts";
import { DRAFT_NUMBER, findUnrecorded, MAX_NOTE_LENGTH } from "#app/domain/agents/versions.ts";
import { storableText } from "#app/domain/inbox/stored-text.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { ActivityDescription } from "#app/domain/team/activity.ts";
import { FORMER_MEMBER } from "#app/domain/team/former-member.ts";
import type { Database } from "#workers/data/database.ts";
import { deleteDraft, isStillSeen } from "#workers/data/queries/agents/version-changes.ts";
import {
	findVersionPair,
	type KnownVersions,
	listVersions,
	readVersions,
} from "#workers/data/queries/agents/versions.ts";
import type { OpenAgent } from "./access.ts";
import type { ChannelAgents } from "./channel-agents.ts";
import { type Publishing, seenIn } from "./publishing.ts";

export interface AgentVersionsDeps {
	db: Database;
	open: OpenAgent;
	publishing: Publishing;
	channelAgents: ChannelAgents;
}

/** How a draft is published. */
export interface DraftPublication {
	/** When the draft was saved that the member looked at. */
	savedAt: number;
	note: string;
	/** The member knows that the tests got worse, or were not run. */
	anyway: boolean;
	/** Percent of the conversations, 1 to 99; null: all. */
	share: number | null;
}

/**
 * Drafts and versions of an agent. Changes refuse with `not_found`, `forbidden`, and `agent_changed` when somebody
 * else has changed the agent since it was read. Methods throw when D1 fails.
 */
export function createAgentVersions(deps: AgentVersionsDeps) {
	const { db, publishing } = deps;

	/** The state of an agent that the member may change. */
	async function read(
		signedIn: SignedIn,
		agentId: string,
	): Promise<Result<KnownVersions, "not_found" | "forbidden">> {
		const opened = await deps.open(signedIn, agentId, "manage_agents");
		if (!opened.ok) return opened;
		const state = await readVersions(db, signedIn.workspace.id, agentId);
		return state ? ok(state) : fail("not_found");
	}

	/** Channels' objects know an agent's name and pace. */
	async function notify(signedIn: SignedIn, agentId: string): Promise<Result<null, "unavailable">> {
		const isTold = await deps.channelAgents.notifyAgent(signedIn.workspace.id, agentId);
		return isTold ? ok(null) : fail("unavailable");
	}

	const changed = (id: string, entry: ActivityDescription) => ({ id, entry });

	async function changeTrial(
		signedIn: SignedIn,
		agentId: string,
		to: { share: number } | "live" | "ended",
	): Promise<Result<null, ErrorCode>> {
		const state = await read(signedIn, agentId);
		if (!state.ok) return state;
		const { name } = state.value.live;
		const version = String(state.value.trial?.version ?? 0);
		const entry: ActivityDescription =
			to === "live"
				? { code: "agent_updated", name }
				: to === "ended"
					? { code: "agent_trial_ended", name, version }
					: { code: "agent_trial_started", name, share: String(to.share) };
		const done = await publishing.changeTrial(signedIn, changed(agentId, entry), state.value, to);
		return done.ok && to === "live" ? notify(signedIn, agentId) : done;
	}

	return {
		/** The versions, newest first; every member may read them. */
		async list(signedIn: SignedIn, agentId: string): Promise<Result<AgentVersions, "not_found">> {
			const workspaceId = signedIn.workspace.id;
			const [state, { versions, figures }] = await Promise.all([
				readVersions(db, workspaceId, agentId),
				listVersions(db, workspaceId, agentId),
			]);
			if (!state) return fail("not_found");
			const unrecorded = findUnrecorded(state);
			if (unrecorded === null) return ok({ live: state.live.version, versions, figures });
			// The agent's row holds something that is kept as a version by the next change.
			const noticed = {
				number: unrecorded,
				name: state.live.name,
				note: "",
				origin: "noticed" as const,
				basedOn: null,
				by: FORMER_MEMBER,
				at: state.updatedAt,
				tests: null,
			};
			const all = [noticed, ...versions].toSorted((a, b) => b.number - a.number);
			return ok({ live: unrecorded, versions: all, figures });
		},

		/** What a version changed; of number 0, what the draft would change of the live version. */
		async changes(
			signedIn: SignedIn,
			agentId: string,
			number: number,
		): Promise<Result<VersionChanges, "not_found">> {
			const workspaceId = signedIn.workspace.id;
			const state = await readVersions(db, workspaceId, agentId);
			if (!state) return fail("not_found");
			const { live, draft } = state;
			if (number === DRAFT_NUMBER)
				return draft
					? ok({ against: live.version, changes: diffContents(live, draft) })
					: fail("not_found");
			if (number === findUnrecorded(state)) {
				const changes = state.recorded === null ? [] : diffContents(state.recorded, live);
				return ok({ against: state.recorded === null ? null : live.version, changes });
			}
			const pair = await findVersionPair(db, workspaceId, agentId, number);
			if (!pair) return fail("not_found");
			const { version, before } = pair;
			if (before === null) return ok({ against: null, changes: [] });
			return ok({ against: before.number, changes: diffContents(before, version) });
		},

		/**
		 * Publishes the draft. Refuses with `tests_worse` or `tests_not_run` unless the member wants it anyway, and with
		 * `agent_changed` when the draft is not the one they saw.
		 */
		async publish(
			signedIn: SignedIn,
			agentId: string,
			{ savedAt, note, anyway, share }: DraftPublication,
		): Promise<Result<{ number: number }, ErrorCode>> {
			const state = await read(signedIn, agentId);
			if (!state.ok) return state;
			const { draft, live, cases } = state.value;
			if (draft?.savedAt !== savedAt) return fail("agent_changed");
			if (share !== null && !isShare(share)) return fail("invalid_request");
			const problem = findTestProblem(draft.tests, cases);
			if (problem !== null && !anyway) return fail(problem);
			const entry: ActivityDescription =
				share === null
					? { code: "agent_updated", name: draft.name }
					: { code: "agent_trial_started", name: live.name, share: String(share) };
			const done = await publishing.publish(signedIn, changed(agentId, entry), state.value, {
				name: draft.name,
				settings: draft.settings,
				origin: "saved",
				share,
				basedOn: draft.basedOn ?? live.version,
				note: storableText(note, MAX_NOTE_LENGTH).trim(),
				tests: draft.tests === null ? null : JSON.stringify(draft.tests),
				isDraft: true,
			});
			if (!done.ok || share !== null) return done;
			const told = await notify(signedIn, agentId);
			return told.ok ? done : told;
		},

		/** Deletes the draft that the member saw. */
		async discard(
			signedIn: SignedIn,
			agentId: string,
			savedAt: number,
		): Promise<Result<null, ErrorCode>> {
			const state = await read(signedIn, agentId);
			if (!state.ok) return state;
			if (state.value.draft?.savedAt !== savedAt) return fail("agent_changed");
			const workspaceId = signedIn.workspace.id;
			const isSeen = isStillSeen(workspaceId, agentId, seenIn(state.value));
			const { meta } = await deleteDraft(db, workspaceId, agentId, isSeen);
			return meta.changes > 0 ? ok(null) : fail("agent_changed");
		},

		/** Makes the content of an earlier version live again, as a new version. A draft stays. */
		async restore(
			signedIn: SignedIn,
			agentId: string,
			number: number,
		): Promise<Result<{ number: number }, ErrorCode>> {
			const state = await read(signedIn, agentId);
			if (!state.ok) return state;
			const pair = await findVersionPair(db, signedIn.workspace.id, agentId, number);
			if (!pair) return fail("not_found");
			const { name, settings } = pair.version;
			const entry: ActivityDescription = {
				code: "agent_restored",
				name,
				version: String(number),
			};
			const done = await publishing.publish(signedIn, changed(agentId, entry), state.value, {
				name,
				settings,
				origin: "restored",
				basedOn: number,
				note: "",
				tests: null,
				isDraft: false,
				share: null,
			});
			if (!done.ok) return done;
			const told = await notify(signedIn, agentId);
			return told.ok ? done : told;
		},

		/** Changes the share of the trial; `invalid_request` unless it is 0 to 100. */
		async setShare(
			signedIn: SignedIn,
			agentId: string,
			share: number,
		): Promise<Result<null, ErrorCode>> {
			if (!isShare(share)) return fail("invalid_request");
			return changeTrial(signedIn, agentId, { share });
		},

		/** The version on trial answers everybody from now on. */
		promote: (signedIn: SignedIn, agentId: string) => changeTrial(signedIn, agentId, "live"),

		/** The live version answers everybody again; the other one stays in the list. */
		endTrial: (signedIn: SignedIn, agentId: string) => changeTrial(signedIn, agentId, "ended"),
	};
}

const isShare = (share: number): boolean => Number.isInteger(share) && share >= 0 && share <= 100;
