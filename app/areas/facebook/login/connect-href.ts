import { href } from "react-router";
import type { LoginPurpose } from "#app/domain/facebook/permission.ts";

/** Where a link to Meta's dialog leads; a document of its own, so the link says `reloadDocument`. */
export function connectHref(ask: {
	for: LoginPurpose;
	/** Names of permissions: asked for, asked again after a refusal, after they ended. */
	request?: readonly string[];
	rerequest?: readonly string[];
	renew?: readonly string[];
}): string {
	const { for: purpose, ...scopes } = ask;
	const query = new URLSearchParams({ for: purpose });
	for (const [name, asked] of Object.entries(scopes)) query.set(name, asked.join(","));
	return `${href("/facebook/connect")}?${query}`;
}
