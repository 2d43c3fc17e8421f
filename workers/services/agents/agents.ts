import type { AgentActivity, AgentName, AgentSummary, AgentView } from "#app/contracts/agents.ts";
import type { Usage } from "#app/contracts/billing.ts";
import type { ErrorCode } from "#app/contracts/errors.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import {
	type AgentSettings,
	MODEL_PROVIDERS,
	type ModelProvider,
} from "#app/domain/agents/agent.ts";
import { type AgentForm, parseAgentForm } from "#app/domain/agents/form.ts";
import { isWorthVersion, mergeSettings } from "#app/domain/agents/versions.ts";
import { storeSettings } from "#app/domain/agents/stored-settings.ts";
import { limitsOf } from "#app/domain/billing/limits.ts";
import { localDay } from "#app/domain/inbox/local-day.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { ActivityAction } from "#app/domain/team/activity.ts";
import { may } from "#app/domain/team/role.ts";
import type { Database } from "#workers/data/database.ts";
import { deleteActions } from "#workers/data/queries/agents/actions.ts";
import { deleteAgentAvatar } from "#workers/data/queries/agents/avatars.ts";
import { readActivity } from "#workers/data/queries/agents/figures.ts";
import {
	listChannelsAnsweredBy,
	replaceAgentChannels,
	unlinkAgent,
} from "#workers/data/queries/agents/channels.ts";
import { deleteAgent, updateAgentStatus } from "#workers/data/queries/agents/changes.ts";
import {
	findAgent,
	listAgentNames,
	listAgents,
	readAgentOptions,
} from "#workers/data/queries/agents/agents.ts";
import { deleteKnowledge } from "#workers/data/queries/agents/knowledge.ts";
import {
	deleteDraft,
	insertVersion,
	isStillSeen,
	type KnownVersions,
	readVersions,
	saveDraft,
	type SeenVersions,
} from "#workers/data/queries/agents/versions.ts";
import { insertAgentIfBelow } from "#workers/data/queries/billing/plan-limits.ts";
import type { CommitActivity } from "../team/activity.ts";
import type { OpenAgent } from "./access.ts";
import type { ChannelAgents } from "./channel-agents.ts";
import type { KnowledgeStub } from "../places.ts";
import { type Publishing, seenIn } from "./publishing.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Spec 1: figures of agents cover the last 30 days, including today. */
const FIGURE_DAYS = 30;
const SHOWN_EVENTS = 50;
const SHOWN_ENTRIES = 200;

export interface AgentsDeps {
	db: Database;
	now(): number;
	newId(): string;
	commit: CommitActivity;
	open: OpenAgent;
	channelAgents: ChannelAgents;
	publishing: Publishing;
	/** Model providers that this deployment is configured for. */
	offeredProviders(): readonly ModelProvider[];
	/** What the bases attached to an agent hold. */
	knowledge(workspaceId: string): Pick<KnowledgeStub, "listEntries" | "forgetAgent">;
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
function entryOf(
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

/**
 * Creates, changes and lists agents. Changes refuse with `not_found` or `forbidden`, and with `unavailable` when D1
 * has the change but a channel's object could not be updated: saving again repeats it. Methods throw when D1 fails.
 */
export function createAgentsService(deps: AgentsDeps) {
	const { db } = deps;
	const sinceDay = () => localDay(deps.now() - (FIGURE_DAYS - 1) * DAY_MS);
	const limitOf = (signedIn: SignedIn) =>
		limitsOf(signedIn.workspace.plan, deps.hasPlanLimits).agents;

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
		return asResult(await deps.channelAgents.notifyChannels(workspaceId, changed));
	}

	const asResult = (areAllTold: boolean): Result<null, "unavailable"> =>
		areAllTold ? ok(null) : fail("unavailable");

	async function switchTo(
		signedIn: SignedIn,
		agentId: string,
		status: "active" | "paused",
	): Promise<Result<null, ErrorCode>> {
		const opened = await deps.open(signedIn, agentId, "manage_agents");
		if (!opened.ok) return opened;
		const workspaceId = signedIn.workspace.id;
		const to = { status, pausedReason: null, updatedAt: deps.now() };
		const code = status === "active" ? "agent_resumed" : "agent_paused";
		await deps.commit(entryOf(signedIn, opened.value, "updated", code), {
			gate: updateAgentStatus(db, workspaceId, agentId, to),
		});
		return asResult(await deps.channelAgents.notifyAgent(workspaceId, agentId));
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
		const content = { name, settings: mergeSettings((draft ?? live).settings, typed) };
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
		/** The workspace's agents with their figures, and the plan's use. One D1 batch. */
		async list(signedIn: SignedIn): Promise<{ agents: AgentSummary[]; use: Usage }> {
			const agents = await listAgents(db, signedIn.workspace.id, sinceDay());
			return { agents, use: { used: agents.length, limit: limitOf(signedIn) } };
		},

		/** Names for the search; every member may read them. */
		names: (signedIn: SignedIn): Promise<AgentName[]> => listAgentNames(db, signedIn.workspace.id),
		async open(signedIn: SignedIn, agentId: string): Promise<Result<AgentView, "not_found">> {
			const agent = await findAgent(db, signedIn.workspace.id, agentId);
			if (!agent) return fail("not_found");
			const wanted = { words: "", offset: 0, limit: SHOWN_ENTRIES };
			const { id } = signedIn.workspace;
			const known = await deps.knowledge(id).listEntries(id, { agentId }, wanted);
			return known.ok ? ok({ ...agent, entries: known.value.entries }) : known;
		},

		/** The choices of the form; of integrations only id and name. */
		async options(signedIn: SignedIn): Promise<{
			providers: { provider: ModelProvider; isOffered: boolean }[];
			integrations: { id: string; name: string }[];
			use: Usage;
		}> {
			const { used, integrations } = await readAgentOptions(db, signedIn.workspace.id);
			const offered = deps.offeredProviders();
			return {
				providers: MODEL_PROVIDERS.map((provider) => ({
					provider,
					isOffered: offered.includes(provider),
				})),
				integrations,
				use: { used, limit: limitOf(signedIn) },
			};
		},

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
				gate: insertAgentIfBelow(db, workspaceId, agent, limitOf(signedIn)),
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
		pause: (signedIn: SignedIn, agentId: string) => switchTo(signedIn, agentId, "paused"),
		resume: (signedIn: SignedIn, agentId: string) => switchTo(signedIn, agentId, "active"),

		/** Deletes an agent; its knowledge bases stay, its channels are answered by members only from then on. */
		async remove(signedIn: SignedIn, agentId: string): Promise<Result<null, ErrorCode>> {
			const opened = await deps.open(signedIn, agentId, "manage_agents");
			if (!opened.ok) return opened;
			const workspaceId = signedIn.workspace.id;
			const knowledge = deps.knowledge(workspaceId);
			// What another release wrote of it in D1 goes with the agent: whatever is asked, the object takes that in first.
			const nothing = { words: "", offset: 0, limit: 0 };
			await knowledge.listEntries(workspaceId, { agentId }, nothing);
			const answered = await listChannelsAnsweredBy(db, workspaceId, agentId);
			const isDone = await deps.commit(
				entryOf(signedIn, opened.value, "deleted", "agent_deleted"),
				{
					before: [
						...deleteKnowledge(db, workspaceId, agentId),
						deleteActions(db, workspaceId, agentId),
						...unlinkAgent(db, workspaceId, agentId),
						deleteAgentAvatar(db, workspaceId, agentId),
					],
					gate: deleteAgent(db, workspaceId, agentId),
				},
			);
			if (!isDone) return fail("not_found");
			await knowledge.forgetAgent(workspaceId, agentId);
			return asResult(await deps.channelAgents.notifyChannels(workspaceId, answered));
		},

		/** Figures of the last 30 days, and the newest 50 events. */
		async activity(
			signedIn: SignedIn,
			agentId: string,
		): Promise<Result<AgentActivity, "not_found">> {
			const asked = { sinceDay: sinceDay(), events: SHOWN_EVENTS };
			const found = await readActivity(db, signedIn.workspace.id, agentId, asked);
			return found ? ok(found) : fail("not_found");
		},
	};
}
