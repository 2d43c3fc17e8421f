import { eq } from "drizzle-orm";
import type { Goals } from "#app/domain/goals/goal.ts";
import { readSurvey, type SurveySettings } from "#app/domain/satisfaction/survey.ts";
import type { Database } from "#workers/data/database.ts";
import { goals, surveys } from "#workers/data/schema/satisfaction.ts";

const OF_WORKSPACE = "";

/** How a workspace asks, and its goals: its own and its departments' by their ids. */
export interface Satisfaction {
	survey: SurveySettings;
	goals: Goals | null;
	departments: Record<string, Goals>;
}

/** One trip. */
export async function readSatisfaction(db: Database, workspaceId: string): Promise<Satisfaction> {
	const [[survey], rows] = await db.batch([
		db
			.select({ settings: surveys.settings })
			.from(surveys)
			.where(eq(surveys.workspaceId, workspaceId)),
		db
			.select({
				departmentId: goals.departmentId,
				answerMinutes: goals.answerMinutes,
				resolutionMinutes: goals.resolutionMinutes,
			})
			.from(goals)
			.where(eq(goals.workspaceId, workspaceId)),
	]);
	const all = new Map(rows.map(({ departmentId, ...set }) => [departmentId, set]));
	const own = all.get(OF_WORKSPACE) ?? null;
	all.delete(OF_WORKSPACE);
	return {
		survey: readSurvey(survey?.settings ?? null),
		goals: own,
		departments: Object.fromEntries(all),
	};
}

/** Replaces how a workspace asks. */
export async function writeSurvey(
	db: Database,
	workspaceId: string,
	settings: SurveySettings,
	now: number,
): Promise<void> {
	const row = { settings: JSON.stringify(settings), updatedAt: now };
	await db
		.insert(surveys)
		.values({ workspaceId, ...row })
		.onConflictDoUpdate({ target: surveys.workspaceId, set: row });
}

/** Sets one goal of a workspace, or of one of its departments; the other one stays. @param goal minutes; null: none */
export async function writeGoal(
	db: Database,
	workspaceId: string,
	departmentId: string | null,
	goal: Partial<Goals>,
	now: number,
): Promise<void> {
	const set = { ...goal, updatedAt: now };
	await db
		.insert(goals)
		.values({ workspaceId, departmentId: departmentId ?? OF_WORKSPACE, ...set })
		.onConflictDoUpdate({ target: [goals.workspaceId, goals.departmentId], set });
}
