import { type AnswerOf, defineActions } from "#app/middleware/define-actions.ts";
import { versionForms } from "./forms.ts";

/** Actions of an agent's page: its versions and its test set. */
export const versionActions = defineActions(versionForms, {
	publish: ({ services, signedIn, params }, { savedAt, note, anyway, share }) =>
		services.agentVersions.publish(signedIn, params["id"] ?? "", {
			savedAt,
			note,
			anyway: anyway === "on",
			share: share ?? null,
		}),
	discard: ({ services, signedIn, params }, { savedAt }) =>
		services.agentVersions.discard(signedIn, params["id"] ?? "", savedAt),
	restore: ({ services, signedIn, params }, { number }) =>
		services.agentVersions.restore(signedIn, params["id"] ?? "", number),
	setShare: ({ services, signedIn, params }, { share }) =>
		services.agentVersions.setShare(signedIn, params["id"] ?? "", share),
	promote: ({ services, signedIn, params }) =>
		services.agentVersions.promote(signedIn, params["id"] ?? ""),
	endTrial: ({ services, signedIn, params }) =>
		services.agentVersions.endTrial(signedIn, params["id"] ?? ""),
	addCase: ({ services, signedIn, params }, { case: typed }) =>
		services.agentTests.addCase(signedIn, params["id"] ?? "", typed),
	removeCase: ({ services, signedIn, params }, { id }) =>
		services.agentTests.removeCase(signedIn, params["id"] ?? "", id),
});
export type VersionAnswer = AnswerOf<typeof versionActions>;
