import { createChainHash } from "#workers/adapters/secrets/chain-hash.ts";
import { hashToken } from "#workers/adapters/secrets/token.ts";
import { createAccessService } from "./access.ts";
import { createAcceptanceService } from "./acceptance.ts";
import { createAutomations } from "./automations.ts";
import { createActivityService } from "./activity.ts";
import { createInvitationsService } from "./invitations.ts";
import type { Means } from "./means.ts";
import type { Notify } from "./notifications.ts";
import type { RevokeLive } from "./session.ts";
import { createTeamService } from "./team.ts";

/** The services of team, invitations and activity log. */
export function wireTeam(means: Means, others: { revokeLive: RevokeLive; notify: Notify }) {
	const { config } = means;
	const activity = createActivityService({
		...means,
		chain: createChainHash(config.masterKeys),
	});
	const { commit } = activity;
	const inviting = createInvitationsService({
		...means,
		commit,
		hashToken,
		publicUrl: config.publicUrl,
		sendsMail: config.mail.kind !== "none",
	});
	const accepting = createAcceptanceService({
		...means,
		commit,
		hashToken,
		notify: others.notify,
		passwordMin: config.passwordMin,
	});
	const { tellChannels } = createAutomations(means);
	return {
		activity,
		team: createTeamService({
			...means,
			commit,
			revokeLive: others.revokeLive,
			async tellIntegrationsOff(workspaceId) {
				await tellChannels(workspaceId);
				await means.tellWorkspace(workspaceId, { type: "integrations_changed" });
			},
		}),
		access: createAccessService(means),
		/** Both sides of an invitation. */
		invitations: { ...inviting, ...accepting },
	};
}
