import { href } from "react-router";
import type { LoginOutcome } from "#app/domain/facebook/login.ts";
import type { LoginPurpose } from "#app/domain/facebook/permission.ts";

/** Names the outcome to the page that asked. */
export const OUTCOME_PARAM = "facebook";

/** The page that asked for a sign-in, told what became of it. */
export function returnAddress(purpose: LoginPurpose, outcome: LoginOutcome): string {
	const page = purpose === "payments" ? href("/facebook/payments") : href("/facebook/webhooks");
	const query = new URLSearchParams({ [OUTCOME_PARAM]: outcome });
	if (purpose === "permissions") query.set("tab", "permissoes");
	return `${page}?${query}`;
}
