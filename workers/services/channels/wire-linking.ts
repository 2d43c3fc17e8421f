import { openLinkToken, signLinkToken } from "#workers/adapters/secrets/link-token.ts";
import { createLinkInvitations } from "./link-invitations.ts";
import type { Runtime } from "../runtime.ts";

/** The links for phone owners. */
export function wireLinking(runtime: Runtime) {
	const { publicUrl, masterKey, masterKeys } = runtime.config;
	return createLinkInvitations({
		...runtime,
		publicUrl,
		signToken: (claims) => signLinkToken(masterKey, claims),
		openToken: (token) => openLinkToken(masterKeys, token),
	});
}
