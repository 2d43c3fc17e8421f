import type { RouterContextProvider } from "react-router";
import type { ErrorCode } from "#app/contracts/errors.ts";
import { servicesContext, signedInContext } from "#app/context.ts";
import type { MarketingRequest } from "./forms.ts";

/** Null code: done. No answer carries a token. */
export interface MarketingAnswer {
	intent: MarketingRequest["intent"] | null;
	code: ErrorCode | null;
	/** Meta's own words on a refusal, when it has some for people. */
	message: string | null;
	/** Whose the token is, or what the account is called. */
	name: string | null;
}

/** Does what the marketing page asks. */
export async function performMarketingRequest(
	request: MarketingRequest,
	context: Readonly<RouterContextProvider>,
): Promise<MarketingAnswer> {
	const { facebookAccounts, facebookSync } = context.get(servicesContext);
	const signedIn = context.get(signedInContext);
	const { intent } = request;
	switch (intent) {
		case "validate": {
			const { token, accountId } = request;
			const typed = accountId === "" ? { token } : { token, accountId };
			return told(intent, await facebookAccounts.validateToken(signedIn, typed));
		}
		case "add": {
			const { token, accountId } = request;
			return told(intent, await facebookAccounts.add(signedIn, { token, accountId }));
		}
		case "sync":
			return told(intent, await facebookSync.start(signedIn, request.accountId, request.kind));
		case "remove":
			return told(intent, await facebookAccounts.remove(signedIn, request.accountId));
	}
}

type Outcome =
	| { ok: true; value: { name: string } | null }
	| { ok: false; code: ErrorCode; message?: string | null };

const told = (intent: MarketingRequest["intent"], outcome: Outcome): MarketingAnswer =>
	outcome.ok
		? { intent, code: null, message: null, name: outcome.value?.name ?? null }
		: { intent, code: outcome.code, message: outcome.message ?? null, name: null };
