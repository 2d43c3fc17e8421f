import { and, asc, count, desc, eq, gte, inArray, isNull, sum } from "drizzle-orm";
import type { AgentName, AgentSummary, AgentView } from "#app/contracts/agents.ts";
import type { ActiveAgent } from "#app/contracts/home.ts";
import type { AgentSettings, AgentStatus } from "#app/domain/agents/agent.ts";
import {
	readAllSettings,
	readStatus,
	readStoredSettings,
} from "#app/domain/agents/stored-settings.ts";
import { DRAFT_NUMBER, isOnTrial, readTrial } from "#app/domain/agents/versions.ts";
import { FORMER_MEMBER } from "#app/domain/team/former-member.ts";
import type { Database } from "#workers/data/database.ts";
import {
	agentCases,
	agentChannels,
	agentDailyStats,
	agents,
	agentVersions,
} from "#workers/data/schema/agent.ts";
import { channels } from "#workers/data/schema/channel.ts";
import { users } from "#workers/data/schema/auth.ts";
import { integrations } from "#workers/data/schema/integration.ts";
import { members } from "#workers/data/schema/team.ts";
import { isAgent } from "./changes.ts";

/** Links of agents to channels that still are; of one agent, or of all. */
const selectLinks = (db: Database, workspaceId: string, agentId: string | null) =>
	db
		.select({
			agentId: agentChannels.agentId,
			id: channels.id,
			name: channels.name,
			type: channels.type,
		})
		.from(agentChannels)
		.innerJoin(
			channels,
			and(
				eq(channels.workspaceId, agentChannels.workspaceId),
				eq(channels.id, agentChannels.channelId),
				isNull(channels.deletedAt),
			),
		)
		.where(
			and(
				eq(agentChannels.workspaceId, workspaceId),
				agentId === null ? undefined : eq(agentChannels.agentId, agentId),
			),
		)
		.orderBy(asc(channels.name), asc(channels.id));

/** More than any plan's team makes; who has more finds them on the page. */
const MAX_NAMES = 200;

/** What a search needs of agents; no figures, no links. */
export const listAgentNames = (db: Database, workspaceId: string): Promise<AgentName[]> =>
	db
		.select({ id: agents.id, name: agents.name })
		.from(agents)
		.where(eq(agents.workspaceId, workspaceId))
		.orderBy(desc(agents.createdAt), desc(agents.id))
		.limit(MAX_NAMES);

/**
 * All agents of a workspace, newest first, with their channels and what they did since `sinceDay`
 * (local day of America/Sao_Paulo): one batch.
 */
export async function listAgents(
	db: Database,
	workspaceId: string,
	sinceDay: string,
): Promise<AgentSummary[]> {
	const [rows, links, figures] = await db.batch([
		db
			.select({
				id: agents.id,
				name: agents.name,
				avatarUrl: agents.avatarUrl,
				status: agents.status,
				pausedReason: agents.pausedReason,
				provider: agents.provider,
				model: agents.model,
				createdAt: agents.createdAt,
			})
			.from(agents)
			.where(eq(agents.workspaceId, workspaceId))
			.orderBy(desc(agents.createdAt), desc(agents.id)),
		selectLinks(db, workspaceId, null),
		db
			.select({
				agentId: agentDailyStats.agentId,
				answers: sum(agentDailyStats.answers).mapWith(Number),
				handOvers: sum(agentDailyStats.handOvers).mapWith(Number),
			})
			.from(agentDailyStats)
			.where(and(eq(agentDailyStats.workspaceId, workspaceId), gte(agentDailyStats.day, sinceDay)))
			.groupBy(agentDailyStats.agentId),
	]);
	return rows.map((agent) => {
		const done = figures.find(({ agentId }) => agentId === agent.id);
		return {
			...agent,
			status: readStatus(agent.status),
			channels: links
				.filter(({ agentId }) => agentId === agent.id)
				.map(({ id, name, type }) => ({ id, name, type })),
			answers: done?.answers ?? 0,
			handOvers: done?.handOvers ?? 0,
		};
	});
}

/** One agent with its settings and channels: one batch. What it knows is the object's. */
export async function findAgent(
	db: Database,
	workspaceId: string,
	agentId: string,
): Promise<Omit<AgentView, "entries" | "entryCount"> | null> {
	const [[row], [draft], [cases], links] = await db.batch([
		db.select().from(agents).where(isAgent(workspaceId, agentId)),
		selectDraft(db, workspaceId, agentId),
		db
			.select({ n: count() })
			.from(agentCases)
			.where(and(eq(agentCases.workspaceId, workspaceId), eq(agentCases.agentId, agentId))),
		selectLinks(db, workspaceId, agentId),
	]);
	if (!row) return null;
	const { id, name, avatarUrl, pausedReason, provider, model, createdAt, version } = row;
	const trial = readTrial(row.trial);
	return {
		id,
		name,
		avatarUrl,
		pausedReason,
		provider,
		model,
		createdAt,
		status: readStatus(row.status),
		channels: links.map((link) => ({ id: link.id, name: link.name, type: link.type })),
		settings: readStoredSettings(row),
		version,
		draft: draft
			? {
					name: draft.name,
					settings: readAllSettings(JSON.parse(draft.settings) as Partial<AgentSettings>),
					savedAt: draft.savedAt,
					by: draft.by ?? FORMER_MEMBER,
					basedOn: draft.basedOn,
				}
			: null,
		trial: trial && { version: trial.version, share: trial.share, since: trial.since },
		cases: cases?.n ?? 0,
	};
}

/** The draft of an agent with who saved it. */
const selectDraft = (db: Database, workspaceId: string, agentId: string) =>
	db
		.select({
			name: agentVersions.name,
			settings: agentVersions.settings,
			savedAt: agentVersions.createdAt,
			basedOn: agentVersions.basedOn,
			by: users.fullName,
		})
		.from(agentVersions)
		.leftJoin(
			members,
			and(eq(members.workspaceId, workspaceId), eq(members.id, agentVersions.createdBy)),
		)
		.leftJoin(users, eq(users.id, members.userId))
		.where(
			and(
				eq(agentVersions.workspaceId, workspaceId),
				eq(agentVersions.agentId, agentId),
				eq(agentVersions.number, DRAFT_NUMBER),
			),
		);

/** An agent as one of its versions answers. */
interface FoundAgent {
	id: string;
	name: string;
	status: AgentStatus;
	settings: AgentSettings;
	version: number;
}

/**
 * What answering needs of an agent, in one row; null when it was deleted.
 * @param contactId whose conversation it is: it may be answered by the version on trial. Null: the live version
 */
export async function findAgentForAnswering(
	db: Database,
	workspaceId: string,
	agentId: string,
	contactId: string | null = null,
): Promise<FoundAgent | null> {
	const [row] = await db.select().from(agents).where(isAgent(workspaceId, agentId));
	if (!row) return null;
	const { id, version } = row;
	const status = readStatus(row.status);
	const trial = contactId === null ? null : readTrial(row.trial);
	if (trial !== null && contactId !== null && isOnTrial(trial, contactId))
		return { id, status, name: trial.name, settings: trial.settings, version: trial.version };
	return { id, status, name: row.name, settings: readStoredSettings(row), version };
}

/** The number of agents, and the OpenAI integrations that are not deleted, by name. */
export async function readAgentOptions(
	db: Database,
	workspaceId: string,
): Promise<{ used: number; integrations: { id: string; name: string }[] }> {
	const [[counted], found] = await db.batch([
		db.select({ used: count() }).from(agents).where(eq(agents.workspaceId, workspaceId)),
		db
			.select({ id: integrations.id, name: integrations.name })
			.from(integrations)
			.where(
				and(
					eq(integrations.workspaceId, workspaceId),
					eq(integrations.type, "openai"),
					isNull(integrations.disabledAt),
				),
			)
			.orderBy(asc(integrations.name), asc(integrations.id)),
	]);
	return { used: counted?.used ?? 0, integrations: found };
}

/** The newest active agents with the channels they answer on, in one round trip. */
export async function listActiveAgents(
	db: Database,
	workspaceId: string,
	limit: number,
): Promise<ActiveAgent[]> {
	const isNewest = and(eq(agents.workspaceId, workspaceId), eq(agents.status, "active"));
	const newest = db
		.select({ id: agents.id })
		.from(agents)
		.where(isNewest)
		.orderBy(desc(agents.createdAt), desc(agents.id))
		.limit(limit);
	const [found, links] = await db.batch([
		db
			.select({
				id: agents.id,
				name: agents.name,
				avatarUrl: agents.avatarUrl,
				status: agents.status,
			})
			.from(agents)
			.where(isNewest)
			.orderBy(desc(agents.createdAt), desc(agents.id))
			.limit(limit),
		db
			.select({ agentId: agentChannels.agentId, name: channels.name, type: channels.type })
			.from(agentChannels)
			.innerJoin(
				channels,
				and(
					eq(channels.workspaceId, agentChannels.workspaceId),
					eq(channels.id, agentChannels.channelId),
					isNull(channels.deletedAt),
				),
			)
			.where(
				and(eq(agentChannels.workspaceId, workspaceId), inArray(agentChannels.agentId, newest)),
			)
			.orderBy(channels.name),
	]);
	return found.map((agent) => ({
		...agent,
		channels: links
			.filter(({ agentId }) => agentId === agent.id)
			.map(({ name, type }) => ({ name, type })),
	}));
}
