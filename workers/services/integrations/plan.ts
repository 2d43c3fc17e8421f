import type { ErrorCode } from "#app/contracts/errors.ts";
import type { IntegrationInput, IntegrationSettings } from "#app/contracts/integrations.ts";
import {
	type AddressGuards,
	destinationOf,
	isClean,
	judgeAddress,
} from "#app/domain/integrations/address.ts";
import {
	CREDENTIAL_FIELDS,
	type Credentials,
	missingFields,
} from "#app/domain/integrations/type.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { isMask, unmask } from "./secrets.ts";
import { planIntegrationSettings } from "./settings.ts";

/** An integration as stored before a change. */
export interface KnownIntegration {
	credentials: Credentials | null;
	settings: IntegrationSettings;
}

/**
 * Replaces masks in the typed form by the stored secrets. `secret_needed`: a stored secret would be sent to another
 * address than the one it was typed for, so it has to be typed again.
 */
export function completeInput(
	input: IntegrationInput,
	known: KnownIntegration | null,
	guards: AddressGuards,
): Result<{ credentials: Record<string, string>; settings: IntegrationSettings }, ErrorCode> {
	const { type } = input;
	const stored = known?.credentials ?? null;
	const credentials = unmask(type, input.credentials, stored);
	if (missingFields(type, credentials).length > 0) return fail("credentials_missing");
	if (!isClean(credentials)) return fail("credentials_invalid");
	const settings = planIntegrationSettings(type, input.settings, known?.settings ?? null);
	const judged = judgeAddress(type, credentials, settings.baseUrl, guards);
	if (!judged.ok) return judged;
	const isReused = CREDENTIAL_FIELDS[type].some(
		({ key, isSecret }) => isSecret && key !== "webhook_url" && isMask(input.credentials[key]),
	);
	const before = destinationOf(type, stored ?? {}, known?.settings.baseUrl ?? null);
	const isElsewhere = before !== destinationOf(type, credentials, settings.baseUrl);
	return isReused && isElsewhere ? fail("secret_needed") : ok({ credentials, settings });
}

const BACK_IN_USE = { disabledAt: null, status: "connected" } as const;

/** Counters and health of a new address. */
const HEALTHY_ADDRESS = {
	deliveryFailures: 0,
	deliveryFailingSince: null,
	deliveryRetryAt: null,
	deliveryPausedAt: null,
	finding: null,
};

/** Columns that change besides the typed ones: a new address resets the health. */
export const planAddressChange = (
	row: { disabledAt: number | null },
	before: Credentials | null,
	after: Credentials,
) => ({
	...(row.disabledAt !== null && BACK_IN_USE),
	...(before?.webhook_url !== after.webhook_url && HEALTHY_ADDRESS),
});
