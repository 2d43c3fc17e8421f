import { z } from "zod";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Sealer, SecretContext } from "#workers/adapters/secrets/envelope.ts";

/** Credentials of one number of WhatsApp's official API. */
export interface CloudCredentials {
	phoneNumberId: string;
	/** The WhatsApp Business account, needed for templates and webhooks; null: neither is available. */
	businessId: string | null;
	token: string;
}

const GraphId = z
	.string()
	.trim()
	.regex(/^\d{5,32}$/);
const Credentials = z.object({
	phoneNumberId: GraphId,
	businessId: GraphId.nullable(),
	/** Meta's tokens are letters and digits; other characters could not be sent in a header. */
	token: z
		.string()
		.trim()
		.regex(/^[\w|.~+/=-]{20,2048}$/),
});

/** Checks the format of typed credentials; only Meta knows whether they are valid. */
export function parseCloudCredentials(input: {
	phoneNumberId: string;
	businessId: string | null;
	token: string;
}): Result<CloudCredentials, "invalid_request"> {
	const businessId = input.businessId?.trim() ? input.businessId : null;
	const parsed = Credentials.safeParse({ ...input, businessId });
	return parsed.success ? ok(parsed.data) : fail("invalid_request");
}

/** Their place in the channel's object (`InstanceConfig.credentialsSealed`). */
const placeOf = (workspaceId: string, channelId: string): SecretContext => ({
	workspaceId,
	table: "instance",
	rowId: channelId,
	field: "credentials",
});

export function sealCloudCredentials(
	sealer: Sealer,
	owner: { workspaceId: string; channelId: string },
	credentials: CloudCredentials,
): string {
	return sealer.seal(JSON.stringify(credentials), placeOf(owner.workspaceId, owner.channelId));
}

/** Null for anything that was not encrypted for exactly this channel. Never throws. */
export function openCloudCredentials(
	sealer: Sealer,
	owner: { workspaceId: string; channelId: string },
	sealed: string,
): CloudCredentials | null {
	const opened = sealer.open(sealed, placeOf(owner.workspaceId, owner.channelId));
	if (!opened.ok) return null;
	const parsed = Credentials.safeParse(JSON.parse(opened.value));
	return parsed.success ? parsed.data : null;
}
