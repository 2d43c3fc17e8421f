import type { SatisfactionView } from "#app/contracts/satisfaction.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { type GoalKind, isGoal, NO_GOALS } from "#app/domain/goals/goal.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { parseSurvey, type SurveySettings } from "#app/domain/satisfaction/survey.ts";
import { may } from "#app/domain/team/role.ts";
import type { Database } from "#workers/data/database.ts";
import {
	readSatisfaction,
	writeGoal,
	writeSurvey,
} from "#workers/data/queries/satisfaction/satisfaction.ts";
import type { RecordActivity } from "../team/activity.ts";

export interface SatisfactionDeps {
	db: Database;
	now: () => number;
	record: RecordActivity;
	/** Sends the workspace's rules to its channels' objects, which obey from then on. */
	tellDesk(workspaceId: string): Promise<unknown>;
}

const COLUMN_OF = { answer: "answerMinutes", resolution: "resolutionMinutes" } as const;

/** How customers are asked after a conversation, and within what time they are answered. Methods throw when D1 fails. */
export function createSatisfactionService({ db, now, record, tellDesk }: SatisfactionDeps) {
	async function told(
		{ workspace, member }: SignedIn,
		code: "survey_changed" | "goals_changed",
	): Promise<Result<null, never>> {
		await tellDesk(workspace.id);
		await record({
			workspaceId: workspace.id,
			actorId: member.id,
			action: "updated",
			entityType: "user_settings",
			entityId: workspace.id,
			metadata: { code },
		});
		return ok(null);
	}

	return {
		/** Everybody in the team reads it. */
		async open({ workspace, channels, departments = [] }: SignedIn): Promise<SatisfactionView> {
			const desk = await readSatisfaction(db, workspace.id);
			return {
				survey: desk.survey,
				channels: channels.map(({ id, name, type }) => ({ id, name, type })),
				goals: desk.goals ?? NO_GOALS,
				departments: departments.map(({ id, name }) => ({
					id,
					name,
					goals: desk.departments[id] ?? NO_GOALS,
				})),
			};
		},

		/** Replaces how customers are asked; admins and managers do. Codes of `parseSurvey`; `not_found`: no channel of theirs. */
		async saveSurvey(
			signedIn: SignedIn,
			typed: SurveySettings,
		): Promise<Result<null, "forbidden" | "not_found" | "message_too_long" | "invalid_request">> {
			if (!may(signedIn.member.role, "manage_channels")) return fail("forbidden");
			const survey = parseSurvey(typed);
			if (!survey.ok) return survey;
			const known = new Set(signedIn.channels.map(({ id }) => id));
			if (!survey.value.channelIds.every((id) => known.has(id))) return fail("not_found");
			await writeSurvey(db, signedIn.workspace.id, survey.value, now());
			return told(signedIn, "survey_changed");
		},

		/**
		 * Sets one goal of the workspace, or of a department; admins and managers do. @param minutes null: none
		 */
		async saveGoal(
			signedIn: SignedIn,
			{
				departmentId,
				kind,
				minutes,
			}: { departmentId: string | null; kind: GoalKind; minutes: number | null },
		): Promise<Result<null, "forbidden" | "not_found" | "invalid_request">> {
			if (!may(signedIn.member.role, "manage_channels")) return fail("forbidden");
			if (!isGoal(minutes)) return fail("invalid_request");
			const isKnown = signedIn.departments?.some(({ id }) => id === departmentId) ?? false;
			if (departmentId !== null && !isKnown) return fail("not_found");
			const goal = { [COLUMN_OF[kind]]: minutes };
			await writeGoal(db, signedIn.workspace.id, departmentId, goal, now());
			return told(signedIn, "goals_changed");
		},
	};
}
