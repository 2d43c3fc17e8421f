import type { RouterContextProvider } from "react-router";
import type { ErrorCode } from "#app/contracts/errors.ts";
import { servicesContext, signedInContext } from "#app/context.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { AdsRequest } from "./forms.ts";

/** Null code: done. */
export interface AdsAnswer {
	intent: AdsRequest["intent"] | null;
	code: ErrorCode | null;
}

/** Does what the ads manager asks. */
export function performAdsRequest(
	request: AdsRequest,
	context: Readonly<RouterContextProvider>,
): Promise<Result<unknown, ErrorCode>> {
	const signedIn = context.get(signedInContext);
	switch (request.intent) {
		case "settings": {
			const { isTokenValidationOn, isHourlySyncOn } = request;
			return context
				.get(servicesContext)
				.facebookAds.saveSettings(signedIn, { isTokenValidationOn, isHourlySyncOn });
		}
		case "sync-campaigns":
			return syncCampaigns(context);
	}
}

/** Every account of the workspace; one that cannot be read does not keep the others from it. */
async function syncCampaigns(
	context: Readonly<RouterContextProvider>,
): Promise<Result<null, ErrorCode>> {
	const { facebookAccounts, facebookSync } = context.get(servicesContext);
	const signedIn = context.get(signedInContext);
	const { accounts } = await facebookAccounts.overview(signedIn);
	if (accounts.length === 0) return fail("facebook_not_configured");
	const started = await Promise.all(
		accounts.map(({ accountId }) => facebookSync.start(signedIn, accountId, "campaigns")),
	);
	const refused = started.find((run) => !run.ok);
	return started.every((run) => !run.ok) && refused && !refused.ok ? fail(refused.code) : ok(null);
}
