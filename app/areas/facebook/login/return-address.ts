import { href } from "react-router";
import type { LoginOutcome } from "#app/domain/facebook/login.ts";
import type { LoginPurpose } from "#app/domain/facebook/permission.ts";

/** Query parameter with the outcome. */
export const OUTCOME_PARAM = "facebook";

/** The address of the page that started a sign-in, with the outcome. */
export function returnAddress(purpose: LoginPurpose, outcome: LoginOutcome): string {
	const page = purpose === "payments" ? href("/facebook/payments") : href("/facebook/webhooks");
	const query = new URLSearchParams({ [OUTCOME_PARAM]: outcome });
	if (purpose === "permissions") query.set("tab", "permissoes");
	return `${page}?${query}`;
}
