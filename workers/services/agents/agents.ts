import type { AgentActivity, AgentName, AgentSummary, AgentView } from "#app/contracts/agents.ts";
import type { Usage } from "#app/contracts/billing.ts";
import type { ErrorCode } from "#app/contracts/errors.ts";
import { ENTRY_PAGE } from "#app/contracts/knowledge.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { MODEL_PROVIDERS, type ModelProvider } from "#app/domain/agents/agent.ts";
import { localDay } from "#app/domain/inbox/local-day.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { may } from "#app/domain/team/role.ts";
import { deleteActions } from "#workers/data/queries/agents/actions.ts";
import {
	findAgent,
	listAgentNames,
	listAgents,
	readAgentOptions,
} from "#workers/data/queries/agents/agents.ts";
import { deleteAgentAvatar } from "#workers/data/queries/agents/avatars.ts";
import { deleteAgent, updateAgentStatus } from "#workers/data/queries/agents/changes.ts";
import { listChannelsAnsweredBy, unlinkAgent } from "#workers/data/queries/agents/channels.ts";
import { readActivity } from "#workers/data/queries/agents/figures.ts";
import { deleteKnowledge } from "#workers/data/queries/agents/knowledge.ts";
import { listPixels } from "#workers/data/queries/facebook/conversions.ts";
import type { Database } from "#workers/data/database.ts";
import type { KnowledgeStub } from "../places.ts";
import { agentLimitOf, type AgentSavingDeps, createAgentSaving, entryOf } from "./agent-saving.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Spec 1: figures of agents cover the last 30 days, including today. */
const FIGURE_DAYS = 30;
const SHOWN_EVENTS = 50;

export interface AgentsDeps extends AgentSavingDeps {
	/** For what is only shown. */
	readings: Database;
	/** What the bases attached to an agent hold. */
	knowledge(workspaceId: string): Pick<KnowledgeStub, "listEntries" | "forgetAgent">;
}

/**
 * Creates, changes and lists agents. Changes refuse with `not_found` or `forbidden`, and with `unavailable` when D1
 * has the change but a channel's object could not be updated: saving again repeats it. Methods throw when D1 fails.
 */
export function createAgentsService(deps: AgentsDeps) {
	const { db } = deps;
	const saving = createAgentSaving(deps);
	const sinceDay = () => localDay(deps.now() - (FIGURE_DAYS - 1) * DAY_MS);
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

	return {
		/** The workspace's agents with their figures, and the plan's use. One D1 batch. */
		async list(signedIn: SignedIn): Promise<{ agents: AgentSummary[]; use: Usage }> {
			const agents = await listAgents(deps.readings, signedIn.workspace.id, sinceDay());
			return { agents, use: { used: agents.length, limit: agentLimitOf(deps, signedIn) } };
		},

		/** Names for the search; every member may read them. */
		names: (signedIn: SignedIn): Promise<AgentName[]> => listAgentNames(db, signedIn.workspace.id),
		async open(signedIn: SignedIn, agentId: string): Promise<Result<AgentView, "not_found">> {
			const wanted = { words: "", offset: 0, limit: ENTRY_PAGE };
			const { id } = signedIn.workspace;
			const [agent, known] = await Promise.all([
				findAgent(db, id, agentId),
				deps.knowledge(id).listEntries(id, { agentId }, wanted),
			]);
			if (!agent) return fail("not_found");
			if (!known.ok) return known;
			const { entries, total: entryCount } = known.value;
			return ok({ ...agent, entries, entryCount });
		},

		/** The choices of the form; of integrations only id and name. */
		async options(signedIn: SignedIn): Promise<{
			providers: { provider: ModelProvider; isOffered: boolean }[];
			integrations: { id: string; name: string }[];
			pixels: { pixelId: string; name: string }[];
			mayChoosePixel: boolean;
			use: Usage;
		}> {
			const workspaceId = signedIn.workspace.id;
			const [{ used, integrations }, pixels] = await Promise.all([
				readAgentOptions(db, workspaceId),
				listPixels(db, workspaceId),
			]);
			const offered = deps.offeredProviders();
			return {
				providers: MODEL_PROVIDERS.map((provider) => ({
					provider,
					isOffered: offered.includes(provider),
				})),
				integrations,
				pixels,
				mayChoosePixel: may(signedIn.member.role, "manage_facebook"),
				use: { used, limit: agentLimitOf(deps, signedIn) },
			};
		},

		create: saving.create,
		update: saving.update,
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
			const found = await readActivity(deps.readings, signedIn.workspace.id, agentId, asked);
			return found ? ok(found) : fail("not_found");
		},
	};
}
