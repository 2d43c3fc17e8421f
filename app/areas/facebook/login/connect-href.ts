import { href } from "react-router";
import type { LoginPurpose } from "#app/domain/facebook/permission.ts";

/**
 * The address that leads to Meta's dialog. It answers with a redirect, so links use
 * `reloadDocument`.
 */
export function connectHref(ask: {
	for: LoginPurpose;
	/** Names of permissions: to request, to request again after a refusal, to renew after expiry. */
	request?: readonly string[];
	rerequest?: readonly string[];
	renew?: readonly string[];
}): string {
	const { for: purpose, ...scopes } = ask;
	const query = new URLSearchParams({ for: purpose });
	for (const [name, asked] of Object.entries(scopes)) query.set(name, asked.join(","));
	return `${href("/facebook/connect")}?${query}`;
}
