import type { FilledField } from "#app/contracts/integrations.ts";
import {
	CREDENTIAL_FIELDS,
	type Credentials,
	type IntegrationType,
	pickCredentials,
} from "#app/domain/integrations/type.ts";
import { maskSecret } from "#app/domain/settings/secret-field.ts";
import type { Sealer } from "#workers/adapters/secrets/envelope.ts";

interface Owner {
	workspaceId: string;
	integrationId: string;
}

/** All fields are encrypted as one value; copied to another row it does not decrypt (J04). */
const placeOf = ({ workspaceId, integrationId }: Owner) => ({
	workspaceId,
	table: "integrations",
	rowId: integrationId,
	field: "credentials",
});

export const sealCredentials = (sealer: Sealer, owner: Owner, credentials: Credentials): string =>
	sealer.seal(JSON.stringify(credentials), placeOf(owner));

/** Null for a record that cannot be decrypted. Never throws. */
export function openCredentials(
	sealer: Sealer,
	owner: Owner,
	sealed: string,
): Record<string, string> | null {
	const opened = sealer.open(sealed, placeOf(owner));
	return opened.ok ? (JSON.parse(opened.value) as Record<string, string>) : null;
}

/** The fields of the owner's form: plain fields as typed, a mask for each secret. */
export function fillFields(type: IntegrationType, stored: Credentials | null): FilledField[] {
	return CREDENTIAL_FIELDS[type].map(({ key, isSecret }) => {
		const value = stored?.[key] ?? "";
		return { key, value: isSecret && value !== "" ? maskSecret(value) : value };
	});
}

/** No real key begins like our masks, so such a value is an unchanged mask (J06). */
export const isMask = (value = ""): boolean => value.trim().startsWith("••••");

/** The typed values with stored secrets in place of their masks. */
export function unmask(
	type: IntegrationType,
	typed: Credentials,
	stored: Credentials | null,
): Record<string, string> {
	const whole = CREDENTIAL_FIELDS[type].map(({ key, isSecret }) => {
		const value = (typed[key] ?? "").trim();
		return [key, isSecret && isMask(value) ? (stored?.[key] ?? "") : value] as const;
	});
	return pickCredentials(type, Object.fromEntries(whole));
}

type SigningField = "delivery_secret" | "delivery_old_secret";

const placeOfSecret = ({ workspaceId, integrationId }: Owner, field: SigningField) => ({
	workspaceId,
	table: "integrations",
	rowId: integrationId,
	field,
});

export const sealSigningSecret = (
	sealer: Sealer,
	owner: Owner,
	field: SigningField,
	secret: string,
): string => sealer.seal(secret, placeOfSecret(owner, field));

/** A decrypted signing secret; null when there is none or it cannot be decrypted. */
export function openSigningSecret(
	sealer: Sealer,
	owner: Owner,
	field: SigningField,
	sealed: string | null,
): string | null {
	if (sealed === null) return null;
	const opened = sealer.open(sealed, placeOfSecret(owner, field));
	return opened.ok ? opened.value : null;
}

/** The secrets that sign deliveries now: the present one, and the previous one for a day (H19). */
export function findSigningSecrets(
	sealer: Sealer,
	owner: Owner,
	row: {
		deliverySecretSealed: string | null;
		deliveryOldSecretSealed: string | null;
		deliveryOldSecretUntil: number | null;
	},
	now: number,
): string[] {
	const isOldValid = row.deliveryOldSecretUntil !== null && row.deliveryOldSecretUntil > now;
	const { deliverySecretSealed: sealed, deliveryOldSecretSealed: old } = row;
	return [
		openSigningSecret(sealer, owner, "delivery_secret", sealed),
		isOldValid ? openSigningSecret(sealer, owner, "delivery_old_secret", old) : null,
	].filter((secret) => secret !== null);
}
