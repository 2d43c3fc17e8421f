import { openLinkToken, signLinkToken } from "#workers/adapters/secrets/link-token.ts";
import { createLinkInvitations } from "./link-invitations.ts";
import type { Means } from "./means.ts";

/** The links for phone owners. */
export function wireLinking(means: Means) {
	const { publicUrl, masterKey, masterKeys } = means.config;
	return createLinkInvitations({
		...means,
		publicUrl,
		signToken: (claims) => signLinkToken(masterKey, claims),
		openToken: (token) => openLinkToken(masterKeys, token),
	});
}
