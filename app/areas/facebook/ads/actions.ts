import type { ErrorCode } from "#app/contracts/errors.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import {
	type ActionCall,
	type AnswerOf,
	bare,
	defineActions,
} from "#app/middleware/define-actions.ts";
import { adsForms } from "./forms.ts";

/** Actions of the ads manager. */
export const adsActions = defineActions(adsForms, {
	settings: async ({ services, signedIn }, input) =>
		bare(await services.facebookAds.saveSettings(signedIn, input)),
	"sync-campaigns": (call) => syncCampaigns(call),
});
export type AdsAnswer = AnswerOf<typeof adsActions>;

/** Syncs every account of the workspace; one that fails does not stop the others. */
async function syncCampaigns({ services, signedIn }: ActionCall): Promise<Result<null, ErrorCode>> {
	const { accounts } = await services.facebookAccounts.overview(signedIn);
	if (accounts.length === 0) return fail("facebook_not_configured");
	const started = await Promise.all(
		accounts.map(({ accountId }) => services.facebookSync.start(signedIn, accountId, "campaigns")),
	);
	const refused = started.find((run) => !run.ok);
	return started.every((run) => !run.ok) && refused && !refused.ok ? fail(refused.code) : ok(null);
}
