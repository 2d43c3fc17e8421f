import type { Sealer } from "#workers/adapters/secrets/envelope.ts";

interface Owner {
	workspaceId: string;
	accountId: string;
}

/** Authenticated with the ciphertext: copied to another row a token does not decrypt (J04). */
const placeOf = ({ workspaceId, accountId }: Owner) => ({
	workspaceId,
	table: "facebook_accounts",
	rowId: accountId,
	field: "token",
});

export const sealAccountToken = (sealer: Sealer, owner: Owner, token: string): string =>
	sealer.seal(token, placeOf(owner));

/** Null for a record that cannot be decrypted. Never throws. */
export function openAccountToken(sealer: Sealer, owner: Owner, tokenSealed: string): string | null {
	const opened = sealer.open(tokenSealed, placeOf(owner));
	return opened.ok ? opened.value : null;
}
