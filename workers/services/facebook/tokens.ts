import type { Sealer } from "#workers/adapters/secrets/envelope.ts";

interface Owner {
	workspaceId: string;
	accountId: string;
}

/** Moved to another row it does not open (J04). */
const placeOf = ({ workspaceId, accountId }: Owner) => ({
	workspaceId,
	table: "facebook_accounts",
	rowId: accountId,
	field: "token",
});

export const sealAccountToken = (sealer: Sealer, owner: Owner, token: string): string =>
	sealer.seal(token, placeOf(owner));

/** Null for a record that does not open here. */
export function openAccountToken(sealer: Sealer, owner: Owner, tokenSealed: string): string | null {
	const opened = sealer.open(tokenSealed, placeOf(owner));
	return opened.ok ? opened.value : null;
}
