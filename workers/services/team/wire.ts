import { createChainHash } from "#workers/adapters/secrets/chain-hash.ts";
import { hashToken } from "#workers/adapters/secrets/token.ts";
import { createAccessService } from "./access.ts";
import { createAuditService } from "./audit.ts";
import { createAcceptanceService } from "./acceptance.ts";
import { createTellDesk } from "../desk/tell-desk.ts";
import { createAutomations } from "../integrations/automations.ts";
import { createActivityService } from "./activity.ts";
import { createDepartmentsService } from "./departments.ts";
import { createInvitationsService } from "./invitations.ts";
import type { Runtime } from "../runtime.ts";
import type { Notify } from "../shell/notifications.ts";
import type { RevokeLive } from "../auth/session.ts";
import { createTeamService } from "./team.ts";

/** The services of team, invitations and activity log. */
export function wireTeam(runtime: Runtime, others: { revokeLive: RevokeLive; notify: Notify }) {
	const { config } = runtime;
	const activity = createActivityService({
		...runtime,
		chain: createChainHash(config.masterKeys),
	});
	const { commit } = activity;
	const inviting = createInvitationsService({
		...runtime,
		commit,
		hashToken,
		sendsMail: config.mail.kind !== "none",
	});
	const accepting = createAcceptanceService({
		...runtime,
		commit,
		hashToken,
		notify: others.notify,
		passwordMin: config.passwordMin,
	});
	const { notifyChannels } = createAutomations(runtime);
	const { tellDesk } = createTellDesk(runtime);
	return {
		activity,
		audit: createAuditService({ ...runtime, record: activity.record }),
		team: createTeamService({
			...runtime,
			commit,
			revokeLive: others.revokeLive,
			async reportIntegrationsOff(workspaceId) {
				await notifyChannels(workspaceId);
				// Rules name whoever left no more.
				await tellDesk(workspaceId);
				await runtime.publishToWorkspace(workspaceId, { type: "integrations_changed" });
			},
		}),
		access: createAccessService(runtime),
		departments: createDepartmentsService({
			...runtime,
			record: activity.record,
			revokeLive: others.revokeLive,
			tellDesk,
		}),
		/** Both sides of an invitation. */
		invitations: { ...inviting, ...accepting },
	};
}
