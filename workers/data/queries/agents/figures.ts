import { and, asc, desc, eq, gte, lt, sql } from "drizzle-orm";
import type { AgentActivity } from "#app/contracts/agents.ts";
import type { UsedTokens } from "#app/domain/agents/budget.ts";
import type { AgentEvent, HandOverReason } from "#app/domain/agents/answering.ts";
import { localDay } from "#app/domain/inbox/local-day.ts";
import { NOTHING, value } from "#workers/data/bound-value.ts";
import type { Database } from "#workers/data/database.ts";
import { agentDailyStats, agentEvents, agents } from "#workers/data/schema/agent.ts";

/** An event of an agent. `id` is the job's, so a repeated one is counted once. */
export interface NewAgentEvent {
	id: string;
	agentId: string;
	event: AgentEvent;
	reason: HandOverReason | null;
	channelId: string;
	contactId: string;
	conversationId: string | null;
	inputTokens: number;
	outputTokens: number;
	/** Millionths of a real. */
	costMicros: number;
	at: number;
	/** The agent's version that did it. */
	version?: number | null;
}

/** Keeps what an agent did and counts it in its day, both or neither. */
export async function recordAgentEvent(
	db: Database,
	workspaceId: string,
	event: NewAgentEvent,
): Promise<void> {
	const { agentId, inputTokens, outputTokens, costMicros } = event;
	const one = (kind: AgentEvent) => (event.event === kind ? 1 : 0);
	await db.batch([
		db
			.insert(agentEvents)
			.values({ ...event, workspaceId })
			.onConflictDoNothing(),
		// In SQLite changes() is about the statement before: a repeated insert counts nothing.
		db
			.insert(agentDailyStats)
			.select(
				db
					.select({
						workspaceId: value("workspace_id", workspaceId),
						agentId: value("agent_id", agentId),
						day: value("day", localDay(event.at)),
						answers: value("answers", one("answered")),
						handOvers: value("hand_overs", one("handed_over")),
						failures: value("failures", one("failed")),
						inputTokens: value("input_tokens", inputTokens),
						outputTokens: value("output_tokens", outputTokens),
						helpTokens: value("help_tokens", 0),
						costMicros: value("cost_micros", costMicros),
					})
					.from(NOTHING)
					.where(sql`changes() > 0`),
			)
			.onConflictDoUpdate({
				target: [agentDailyStats.workspaceId, agentDailyStats.day, agentDailyStats.agentId],
				set: {
					answers: sql`answers + excluded.answers`,
					handOvers: sql`hand_overs + excluded.hand_overs`,
					failures: sql`failures + excluded.failures`,
					inputTokens: sql`input_tokens + excluded.input_tokens`,
					outputTokens: sql`output_tokens + excluded.output_tokens`,
					costMicros: sql`cost_micros + excluded.cost_micros`,
				},
			}),
	]);
}

/** What helping a person cost, in the agent's day: no answer of its own, but of the same budget (K06). */
export async function addAgentTokens(
	db: Database,
	workspaceId: string,
	spent: Pick<NewAgentEvent, "agentId" | "inputTokens" | "outputTokens" | "costMicros" | "at">,
): Promise<void> {
	const { at, ...values } = spent;
	const helpTokens = spent.inputTokens + spent.outputTokens;
	await db
		.insert(agentDailyStats)
		.values({ ...values, helpTokens, workspaceId, day: localDay(at) })
		.onConflictDoUpdate({
			target: [agentDailyStats.workspaceId, agentDailyStats.day, agentDailyStats.agentId],
			set: {
				inputTokens: sql`input_tokens + excluded.input_tokens`,
				outputTokens: sql`output_tokens + excluded.output_tokens`,
				helpTokens: sql`help_tokens + excluded.help_tokens`,
				costMicros: sql`cost_micros + excluded.cost_micros`,
			},
		});
}

/** The tokens that the agents of a workspace read and wrote on a local day (K06). */
export async function tokensOfDay(
	db: Database,
	workspaceId: string,
	day: string,
	agentId: string | null = null,
): Promise<UsedTokens> {
	const { inputTokens, outputTokens, helpTokens } = agentDailyStats;
	const isAgents = sql`${agentDailyStats.agentId} = ${agentId}`;
	const [row] = await db
		.select({
			all: sql`total(${inputTokens} + ${outputTokens})`.mapWith(Number),
			help: sql`total(${helpTokens})`.mapWith(Number),
			agent:
				sql`total(case when ${isAgents} then ${inputTokens} + ${outputTokens} - ${helpTokens} end)`.mapWith(
					Number,
				),
		})
		.from(agentDailyStats)
		.where(and(eq(agentDailyStats.workspaceId, workspaceId), eq(agentDailyStats.day, day)));
	return row ?? { all: 0, help: 0, agent: 0 };
}

const isEventOf = (workspaceId: string, agentId: string) =>
	and(eq(agentEvents.workspaceId, workspaceId), eq(agentEvents.agentId, agentId));

/** What an agent did last, newest first (K09). */
export function lastEvents(db: Database, workspaceId: string, agentId: string, limit: number) {
	return db
		.select({
			event: agentEvents.event,
			reason: agentEvents.reason,
			conversationId: agentEvents.conversationId,
		})
		.from(agentEvents)
		.where(isEventOf(workspaceId, agentId))
		.orderBy(desc(agentEvents.at), desc(agentEvents.id))
		.limit(limit);
}

/** The figures of an agent since a local day, and its newest events; null when it is not there. */
export async function readActivity(
	db: Database,
	workspaceId: string,
	agentId: string,
	{ sinceDay, events }: { sinceDay: string; events: number },
): Promise<AgentActivity | null> {
	const [[agent], days, newest] = await db.batch([
		db
			.select({ id: agents.id })
			.from(agents)
			.where(and(eq(agents.workspaceId, workspaceId), eq(agents.id, agentId))),
		db
			.select({
				day: agentDailyStats.day,
				answers: agentDailyStats.answers,
				handOvers: agentDailyStats.handOvers,
				failures: agentDailyStats.failures,
				inputTokens: agentDailyStats.inputTokens,
				outputTokens: agentDailyStats.outputTokens,
				costMicros: agentDailyStats.costMicros,
			})
			.from(agentDailyStats)
			.where(
				and(
					eq(agentDailyStats.workspaceId, workspaceId),
					gte(agentDailyStats.day, sinceDay),
					eq(agentDailyStats.agentId, agentId),
				),
			)
			.orderBy(asc(agentDailyStats.day)),
		db
			.select({
				id: agentEvents.id,
				event: agentEvents.event,
				reason: agentEvents.reason,
				channelId: agentEvents.channelId,
				contactId: agentEvents.contactId,
				conversationId: agentEvents.conversationId,
				at: agentEvents.at,
			})
			.from(agentEvents)
			.where(isEventOf(workspaceId, agentId))
			.orderBy(desc(agentEvents.at), desc(agentEvents.id))
			.limit(events),
	]);
	return agent ? { days, events: newest } : null;
}

/** Removes at most `limit` events before `before`; the figures of their days stay. How many. */
export async function purgeAgentEvents(
	db: Database,
	before: number,
	limit: number,
): Promise<number> {
	const { meta } = await db
		.delete(agentEvents)
		.where(
			sql`id in (${db
				.select({ id: agentEvents.id })
				.from(agentEvents)
				.where(lt(agentEvents.at, before))
				.orderBy(asc(agentEvents.at))
				.limit(limit)})`,
		);
	return meta.changes;
}
