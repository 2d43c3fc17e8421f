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

/** All fields are sealed as one: moved to another row they do not open (J04). */
const placeOf = ({ workspaceId, integrationId }: Owner) => ({
	workspaceId,
	table: "integrations",
	rowId: integrationId,
	field: "credentials",
});

export const sealCredentials = (sealer: Sealer, owner: Owner, credentials: Credentials): string =>
	sealer.seal(JSON.stringify(credentials), placeOf(owner));

/** Null for a record that does not open here. */
export function openCredentials(
	sealer: Sealer,
	owner: Owner,
	sealed: string,
): Record<string, string> | null {
	const opened = sealer.open(sealed, placeOf(owner));
	return opened.ok ? (JSON.parse(opened.value) as Record<string, string>) : null;
}

/** What its owner's form shows: the open fields as typed, of each secret a mask. */
export function fillFields(type: IntegrationType, stored: Credentials | null): FilledField[] {
	return CREDENTIAL_FIELDS[type].map(({ key, isSecret }) => {
		const value = stored?.[key] ?? "";
		return { key, value: isSecret && value !== "" ? maskSecret(value) : value };
	});
}

/** No key begins like a mask of ours, so one that does is what the form was given (J06). */
const isMask = (value: string): boolean => value.startsWith("••••");

/** What was typed, with stored secrets in place of their masks. */
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
