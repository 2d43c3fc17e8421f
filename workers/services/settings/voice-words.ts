import type { VoiceWordsView } from "#app/contracts/settings.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { parseVoiceBudget, type VoiceBudget } from "#app/domain/inbox/voice-words.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { may } from "#app/domain/team/role.ts";
import type { Database } from "#workers/data/database.ts";
import { readVoicePlan, updateVoiceBudget } from "#workers/data/queries/agents/voice-words.ts";
import type { RecordActivity } from "../team/activity.ts";

export interface VoiceWordsDeps {
	db: Database;
	now: () => number;
	record: RecordActivity;
	/** The installation has a model of its own that hears. */
	hasOwnModel: boolean;
}

/** What the workspace spends on putting voice notes into words; admins and managers choose. Methods throw when D1 fails. */
export function createVoiceWordsService({ db, now, record, hasOwnModel }: VoiceWordsDeps) {
	return {
		/** Null for whoever may not choose, and where no model can hear: then nothing is promised. */
		async open({ workspace, member }: SignedIn): Promise<VoiceWordsView | null> {
			if (!may(member.role, "manage_channels")) return null;
			const plan = await readVoicePlan(db, workspace.id, now());
			if (plan === null || (plan.integration === null && !hasOwnModel)) return null;
			const { budget, spentMicros, integration } = plan;
			return {
				budget: parseVoiceBudget(budget),
				spentMicros,
				integration: integration?.name ?? null,
			};
		},

		/** The next voice note obeys. */
		async save(
			{ workspace, member }: SignedIn,
			budget: VoiceBudget,
		): Promise<Result<null, "forbidden">> {
			if (!may(member.role, "manage_channels")) return fail("forbidden");
			await updateVoiceBudget(db, workspace.id, budget, now());
			await record({
				workspaceId: workspace.id,
				actorId: member.id,
				action: "updated",
				entityType: "user_settings",
				entityId: workspace.id,
				metadata: { code: "voice_budget_changed", budget: String(budget) },
			});
			return ok(null);
		},
	};
}
