import {
	blob,
	index,
	integer,
	primaryKey,
	sqliteTable,
	text,
	uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { ACTION_KINDS } from "#app/domain/agents/acts/own-action.ts";
import { MODEL_PROVIDERS } from "#app/domain/agents/agent.ts";
import { AGENT_EVENTS, HAND_OVER_REASONS } from "#app/domain/agents/answering.ts";
import { CASE_SOURCES } from "#app/domain/agents/test-cases.ts";
import { VERSION_ORIGINS } from "#app/domain/agents/versions.ts";
import { workspaces } from "./workspace.ts";

/** Spec 1, section 3: Agent. */
export const agents = sqliteTable(
	"agents",
	{
		id: text().primaryKey(),
		workspaceId: text("workspace_id")
			.notNull()
			.references(() => workspaces.id),
		name: text().notNull(),
		avatarUrl: text("avatar_url"),
		/** "active"; anything else is shown as paused. */
		status: text().notNull().default("active"),
		instructions: text().notNull().default(""),
		provider: text({ enum: [...MODEL_PROVIDERS] })
			.notNull()
			.default("knowledge"),
		model: text().notNull().default(""),
		integrationId: text("integration_id"),
		/** JSON: the rest of `AgentSettings`. */
		settings: text().notNull().default("{}"),
		/** Number of the version that name and settings of this row are of. */
		version: integer().notNull().default(1),
		/** JSON `AgentTrial`: another version that answers a share of the conversations; null: none. */
		trial: text(),
		/** Why it was paused by itself; null when a member did it, or it is not. */
		pausedReason: text("paused_reason"),
		createdBy: text("created_by"),
		createdAt: integer("created_at").notNull(),
		updatedAt: integer("updated_at").notNull(),
	},
	(t) => [index("agents_workspace_idx").on(t.workspaceId, t.status, t.createdAt)],
);

/**
 * Published versions of an agent, and under number 0 its draft. The live one stands in `agents`, too. They go with the
 * agent by themselves, because a release that does not know them deletes agents, too.
 */
export const agentVersions = sqliteTable(
	"agent_versions",
	{
		workspaceId: text("workspace_id").notNull(),
		agentId: text("agent_id")
			.notNull()
			.references(() => agents.id, { onDelete: "cascade" }),
		number: integer().notNull(),
		name: text().notNull(),
		/** JSON `AgentSettings`. */
		settings: text().notNull(),
		note: text().notNull().default(""),
		origin: text({ enum: [...VERSION_ORIGINS] })
			.notNull()
			.default("saved"),
		/** The version it was made from: live when the draft was begun, or brought back. */
		basedOn: integer("based_on"),
		/** JSON `TestRun`, the last one; null: never tested. */
		tests: text(),
		createdBy: text("created_by"),
		/** When it was saved last. */
		createdAt: integer("created_at").notNull(),
		/** Null: the draft. */
		publishedAt: integer("published_at"),
	},
	(t) => [primaryKey({ columns: [t.workspaceId, t.agentId, t.number] })],
);

/** The test set of an agent. */
export const agentCases = sqliteTable(
	"agent_cases",
	{
		id: text().primaryKey(),
		workspaceId: text("workspace_id").notNull(),
		agentId: text("agent_id")
			.notNull()
			.references(() => agents.id, { onDelete: "cascade" }),
		question: text().notNull(),
		/** JSON `CaseTurn[]`: earlier turns. */
		before: text().notNull().default("[]"),
		/** JSON `CaseExpectation`. */
		expects: text().notNull(),
		source: text({ enum: [...CASE_SOURCES] })
			.notNull()
			.default("typed"),
		/** Whose words they are; erased with the contact. Null where a member typed them. */
		channelId: text("channel_id"),
		contactId: text("contact_id"),
		createdBy: text("created_by"),
		createdAt: integer("created_at").notNull(),
	},
	(t) => [
		index("agent_cases_agent_idx").on(t.workspaceId, t.agentId, t.createdAt),
		index("agent_cases_contact_idx").on(t.workspaceId, t.contactId),
	],
);

/** Which agents answer on which channels. */
export const agentChannels = sqliteTable(
	"agent_channels",
	{
		workspaceId: text("workspace_id").notNull(),
		agentId: text("agent_id")
			.notNull()
			.references(() => agents.id),
		channelId: text("channel_id").notNull(),
	},
	(t) => [primaryKey({ columns: [t.workspaceId, t.agentId, t.channelId] })],
);

/** At most 64 KB each, always served with the type it was checked to be. */
export const agentAvatars = sqliteTable("agent_avatars", {
	agentId: text("agent_id")
		.primaryKey()
		.references(() => agents.id),
	workspaceId: text("workspace_id").notNull(),
	contentType: text("content_type").notNull(),
	bytes: blob({ mode: "buffer" }).notNull(),
	updatedAt: integer("updated_at").notNull(),
});

/** What an agent knows, as somebody typed, pasted or uploaded it. */
export const knowledgeEntries = sqliteTable(
	"knowledge_entries",
	{
		id: text().primaryKey(),
		workspaceId: text("workspace_id").notNull(),
		agentId: text("agent_id")
			.notNull()
			.references(() => agents.id),
		title: text().notNull(),
		/** `typed` or `file`. */
		source: text().notNull(),
		fileName: text("file_name"),
		characters: integer().notNull(),
		createdBy: text("created_by"),
		createdAt: integer("created_at").notNull(),
		updatedAt: integer("updated_at").notNull(),
	},
	(t) => [index("knowledge_entries_agent_idx").on(t.workspaceId, t.agentId, t.createdAt)],
);

/** An entry's text in pieces that fit a prompt; `knowledge_search` (FTS5) has the same rowid. */
export const knowledgePassages = sqliteTable(
	"knowledge_passages",
	{
		n: integer().primaryKey({ autoIncrement: true }),
		workspaceId: text("workspace_id").notNull(),
		agentId: text("agent_id").notNull(),
		entryId: text("entry_id")
			.notNull()
			.references(() => knowledgeEntries.id),
		ordinal: integer().notNull(),
		text: text().notNull(),
	},
	(t) => [index("knowledge_passages_entry_idx").on(t.workspaceId, t.entryId, t.ordinal)],
);

/**
 * What an agent may do besides talking, as its team defined it: HTTP calls, and tools of MCP servers. Its rows go with
 * the agent by themselves: a release before them deletes agents too.
 */
export const agentActions = sqliteTable(
	"agent_actions",
	{
		id: text().primaryKey(),
		workspaceId: text("workspace_id").notNull(),
		agentId: text("agent_id")
			.notNull()
			.references(() => agents.id, { onDelete: "cascade" }),
		kind: text({ enum: [...ACTION_KINDS] }).notNull(),
		/** By which a model calls it; of an MCP server the beginning of its tools' names. */
		name: text().notNull(),
		isActive: integer("is_active", { mode: "boolean" }).notNull().default(true),
		/** JSON: an `HttpAction`, or an `McpServer`, without the name. */
		settings: text().notNull(),
		/** The value of the secret's header. */
		secretSealed: text("secret_sealed"),
		createdBy: text("created_by"),
		createdAt: integer("created_at").notNull(),
		updatedAt: integer("updated_at").notNull(),
	},
	(t) => [uniqueIndex("agent_actions_agent_idx").on(t.workspaceId, t.agentId, t.name)],
);

/** What an agent did on its own, newest first; the figures of a day are counted beside it. */
export const agentEvents = sqliteTable(
	"agent_events",
	{
		/** The job's id: a repeated event is stored once. */
		id: text().primaryKey(),
		workspaceId: text("workspace_id").notNull(),
		agentId: text("agent_id").notNull(),
		event: text({ enum: [...AGENT_EVENTS] }).notNull(),
		reason: text({ enum: [...HAND_OVER_REASONS] }),
		channelId: text("channel_id").notNull(),
		contactId: text("contact_id").notNull(),
		conversationId: text("conversation_id"),
		inputTokens: integer("input_tokens").notNull().default(0),
		outputTokens: integer("output_tokens").notNull().default(0),
		/** Millionths of a real. */
		costMicros: integer("cost_micros").notNull().default(0),
		at: integer().notNull(),
		/** The version that answered; null before agents had any. */
		version: integer(),
	},
	(t) => [
		index("agent_events_agent_idx").on(t.workspaceId, t.agentId, t.at),
		index("agent_events_at_idx").on(t.at),
	],
);

export const agentDailyStats = sqliteTable(
	"agent_daily_stats",
	{
		workspaceId: text("workspace_id").notNull(),
		agentId: text("agent_id").notNull(),
		/** Local day of America/Sao_Paulo. */
		day: text().notNull(),
		answers: integer().notNull().default(0),
		handOvers: integer("hand_overs").notNull().default(0),
		failures: integer().notNull().default(0),
		inputTokens: integer("input_tokens").notNull().default(0),
		outputTokens: integer("output_tokens").notNull().default(0),
		/** Of these, in and out: what helped people of the team. */
		helpTokens: integer("help_tokens").notNull().default(0),
		costMicros: integer("cost_micros").notNull().default(0),
	},
	// By day before agent: the workspace's budget of a day is one range.
	(t) => [primaryKey({ columns: [t.workspaceId, t.day, t.agentId] })],
);
