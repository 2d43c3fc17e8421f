import type { ErrorCode } from "#app/contracts/errors.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { AgentSettings, ModelProvider } from "#app/domain/agents/agent.ts";
import { type AgentForm, parseAgentForm } from "#app/domain/agents/form.ts";
import { isWorthVersion, mergeSettings } from "#app/domain/agents/versions.ts";
import { storeSettings } from "#app/domain/agents/stored-settings.ts";
import { limitsOf } from "#app/domain/billing/limits.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { ActivityAction } from "#app/domain/team/activity.ts";
import { may } from "#app/domain/team/role.ts";
import type { Database } from "#workers/data/database.ts";
import { readAgentOptions } from "#workers/data/queries/agents/agents.ts";
import { replaceAgentChannels } from "#workers/data/queries/agents/channels.ts";
import {
	deleteDraft,
	insertVersion,
	isStillSeen,
	saveDraft,
	type SeenVersions,
} from "#workers/data/queries/agents/version-changes.ts";
import { type KnownVersions, readVersions } from "#workers/data/queries/agents/versions.ts";
import { insertAgentIfBelow } from "#workers/data/queries/billing/plan-limits.ts";
import type { CommitActivity } from "../team/activity.ts";
import type { OpenAgent } from "./access.ts";
import { judgeConversion } from "./conversion-choice.ts";
import type { ChannelAgents } from "./channel-agents.ts";
import { type Publishing, seenIn } from "./publishing.ts";

export interface AgentSavingDeps {
	db: Database;
	now(): number;
	newId(): string;
	commit: CommitActivity;
	open: OpenAgent;
	channelAgents: ChannelAgents;
	publishing: Publishing;
	/** Model providers that this deployment is configured for. */
	offeredProviders(): readonly ModelProvider[];
	/** Whether plans limit anything on this deployment (decision 42). */
	hasPlanLimits: boolean;
}

/** The form of an agent, not yet validated, with the channels it is to answer on. */
export interface TypedAgent {
	name: string;
	channelIds: readonly string[];
	settings: AgentSettings;
}

/** How the form of an agent is saved. */
export interface AgentSaving {
	/** What the form was filled from; null: sent by a page that does not say so, and then the last one wins. */
	seen: SeenVersions | null;
	/** Name and settings are kept as the draft; channels change at once. */
	isDraft: boolean;
}
const AT_ONCE: AgentSaving = { seen: null, isDraft: false };
/** Others may change an agent so often while one form is saved. */
const MAX_RACES = 3;

type AgentCode = "agent_created" | "agent_paused" | "agent_resumed" | "agent_deleted";

/** E10: changes of agents are in the activity log, in the same transaction. */
export function entryOf(
	signedIn: SignedIn,
	agent: { id: string; name: string },
	action: ActivityAction,
	code: AgentCode,
) {
	return {
		workspaceId: signedIn.workspace.id,
		actorId: signedIn.member.id,
		action,
		entityType: "agents" as const,
		entityId: agent.id,
		metadata: { code, name: agent.name },
	};
}

/** How many agents the workspace may have; null: any number. */
export const agentLimitOf = (
	{ hasPlanLimits }: Pick<AgentSavingDeps, "hasPlanLimits">,
	{ workspace }: SignedIn,
) => limitsOf(workspace.plan, hasPlanLimits).agents;

/** Creates agents and saves their forms. Methods throw when D1 fails. */
export function createAgentSaving(deps: AgentSavingDeps) {
	const { db } = deps;

	/** Validates the form, and that provider, channels and integration exist here. */
	async function judge(
		signedIn: SignedIn,
		typed: TypedAgent,
	): Promise<Result<AgentForm, ErrorCode>> {
		const parsed = parseAgentForm(typed);
		if (!parsed.ok) return parsed;
		const { provider, integrationId } = parsed.value.settings;
		if (!deps.offeredProviders().includes(provider)) return fail("provider_not_offered");
		const known = new Set(signedIn.channels.map(({ id }) => id));
		if (!typed.channelIds.every((id) => known.has(id))) return fail("invalid_request");
		if (provider !== "openai") return parsed;
		const { integrations } = await readAgentOptions(db, signedIn.workspace.id);
		const isOurs = integrations.some(({ id }) => id === integrationId);
		return isOurs ? parsed : fail("integration_required");
	}

	/** Links exactly these channels and updates the objects of all channels that changed. */
	async function link(
		workspaceId: string,
		agentId: string,
		channelIds: readonly string[],
	): Promise<Result<null, "unavailable">> {
		const changed = await replaceAgentChannels(db, workspaceId, agentId, channelIds);
		return (await deps.channelAgents.notifyChannels(workspaceId, changed))
			? ok(null)
			: fail("unavailable");
	}

	/** Writes name and settings as a version or as the draft. */
	async function save(
		signedIn: SignedIn,
		agentId: string,
		state: KnownVersions,
		{ name, settings: typed }: AgentForm,
		{ seen, isDraft }: AgentSaving,
	): Promise<Result<unknown, ErrorCode>> {
		const now = seenIn(state);
		const isSame = seen?.version === now.version && seen.draftSavedAt === now.draftSavedAt;
		if (seen !== null && !isSame) return fail("agent_changed");
		// A page that knows of drafts was filled from the draft, where there is one.
		const draft = seen === null ? null : state.draft;
		const { live } = state;
		const { settings: known } = draft ?? live;
		const content = { name, settings: mergeSettings(known, typed) };
		const refused = await judgeConversion(db, signedIn, typed.conversion, known.conversion ?? null);
		if (refused !== null) return fail(refused);
		const workspaceId = signedIn.workspace.id;
		if (!isDraft)
			return deps.publishing.publish(
				signedIn,
				{ id: agentId, entry: { code: "agent_updated", name } },
				state,
				{
					...content,
					origin: "saved",
					note: "",
					tests: null,
					share: null,
					basedOn: draft?.basedOn ?? live.version,
					isDraft: draft !== null,
				},
			);
		if (!isWorthVersion(state, content)) {
			await deleteDraft(db, workspaceId, agentId, isStillSeen(workspaceId, agentId, now));
			return ok(null);
		}
		const savedAt = Math.max(deps.now(), now.draftSavedAt + 1);
		const row = {
			...content,
			basedOn: draft?.basedOn ?? live.version,
			createdBy: signedIn.member.id,
			createdAt: savedAt,
		};
		const isSaved = await saveDraft(db, workspaceId, agentId, row, now);
		return isSaved ? ok(null) : fail("agent_changed");
	}

	return {
		/**
		 * Creates an active agent. `plan_limit` is decided inside the inserting statement, so parallel requests cannot
		 * exceed it (N01). Also the codes of parseAgentForm, `provider_not_offered`, `invalid_request` and
		 * `integration_required`.
		 */
		async create(
			signedIn: SignedIn,
			typed: TypedAgent,
		): Promise<Result<{ id: string }, ErrorCode>> {
			if (!may(signedIn.member.role, "manage_agents")) return fail("forbidden");
			const judged = await judge(signedIn, typed);
			if (!judged.ok) return judged;
			const workspaceId = signedIn.workspace.id;
			const { name, settings } = judged.value;
			const refused = await judgeConversion(db, signedIn, settings.conversion, null);
			if (refused !== null) return fail(refused);
			const now = deps.now();
			const agent = {
				...storeSettings(settings),
				id: deps.newId(),
				name,
				status: "active",
				createdBy: signedIn.member.id,
				createdAt: now,
				updatedAt: now,
			};
			const isMade = await deps.commit(entryOf(signedIn, agent, "created", "agent_created"), {
				gate: insertAgentIfBelow(db, workspaceId, agent, agentLimitOf(deps, signedIn)),
				after: (happened) => [
					insertVersion(
						db,
						workspaceId,
						agent.id,
						{
							number: 1,
							name,
							settings,
							createdBy: agent.createdBy,
							createdAt: now,
							publishedAt: now,
						},
						happened,
					),
				],
			});
			if (!isMade) return fail("plan_limit");
			const linked = await link(workspaceId, agent.id, typed.channelIds);
			return linked.ok ? ok({ id: agent.id }) : linked;
		},

		/**
		 * Replaces name, settings and channels, as a new version or as the draft. The codes of `create`, without
		 * `plan_limit`; `agent_changed` when what the form was filled from is not there any more.
		 */
		async update(
			signedIn: SignedIn,
			agentId: string,
			typed: TypedAgent,
			saving: AgentSaving = AT_ONCE,
		): Promise<Result<null, ErrorCode>> {
			const opened = await deps.open(signedIn, agentId, "manage_agents");
			if (!opened.ok) return opened;
			const judged = await judge(signedIn, typed);
			if (!judged.ok) return judged;
			const workspaceId = signedIn.workspace.id;
			for (let race = 0; race < MAX_RACES; race++) {
				const state = await readVersions(db, workspaceId, agentId);
				if (!state) return fail("not_found");
				const saved = await save(signedIn, agentId, state, judged.value, saving);
				if (saved.ok) return link(workspaceId, agentId, typed.channelIds);
				if (saved.code !== "agent_changed" || saving.seen !== null) return saved;
			}
			return fail("agent_changed");
		},
	};
}
