import { and, asc, eq, gte, isNull, sql } from "drizzle-orm";
import { VOICE_SPENDER, type VoiceBudget } from "#app/domain/inbox/voice-words.ts";
import { localDay } from "#app/domain/inbox/local-day.ts";
import type { Database } from "#workers/data/database.ts";
import { agentDailyStats } from "#workers/data/schema/agent.ts";
import { integrations } from "#workers/data/schema/integration.ts";
import { workspaces } from "#workers/data/schema/workspace.ts";

/** What a workspace wants to spend on putting voice notes into words, what it did this month, and whose key pays. */
export interface StoredVoicePlan {
	/** Reais; 0: nothing is put into words. */
	budget: number;
	/** Millionths of a real, since the month began. */
	spentMicros: number;
	/** Its oldest integration with a vendor that can hear; null: none. */
	integration: { id: string; name: string } | null;
}

/** Null: the workspace is gone, or suspended. One round trip. */
export async function readVoicePlan(
	db: Database,
	workspaceId: string,
	now: number,
): Promise<StoredVoicePlan | null> {
	const firstDay = `${localDay(now).slice(0, 7)}-01`;
	const [[workspace], [spent], [integration]] = await db.batch([
		db
			.select({ budget: workspaces.voiceBudget })
			.from(workspaces)
			.where(and(eq(workspaces.id, workspaceId), eq(workspaces.status, "active"))),
		db
			.select({ micros: sql`total(${agentDailyStats.costMicros})`.mapWith(Number) })
			.from(agentDailyStats)
			.where(
				and(
					eq(agentDailyStats.workspaceId, workspaceId),
					gte(agentDailyStats.day, firstDay),
					eq(agentDailyStats.agentId, VOICE_SPENDER),
				),
			),
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
			.orderBy(asc(integrations.createdAt), asc(integrations.id))
			.limit(1),
	]);
	if (!workspace) return null;
	const { budget } = workspace;
	return { budget, spentMicros: spent?.micros ?? 0, integration: integration ?? null };
}

/** Reais of a month; 0: nothing is put into words any more. */
export async function updateVoiceBudget(
	db: Database,
	workspaceId: string,
	voiceBudget: VoiceBudget,
	now: number,
): Promise<void> {
	await db
		.update(workspaces)
		.set({ voiceBudget, updatedAt: now })
		.where(eq(workspaces.id, workspaceId));
}
