import { z } from "zod";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Sealer, SecretContext } from "#workers/adapters/secrets/envelope.ts";

/** By which one number of WhatsApp's official API is used. */
export interface CloudCredentials {
	phoneNumberId: string;
	/** The WhatsApp Business account: its templates and its events. Null: neither. */
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
	/** Meta's tokens are letters and digits; anything else could not be a header. */
	token: z
		.string()
		.trim()
		.regex(/^[\w|.~+/=-]{20,2048}$/),
});

/** Whether somebody's input can be credentials at all; only Meta knows whether they are any. */
export function parseCloudCredentials(input: {
	phoneNumberId: string;
	businessId: string | null;
	token: string;
}): Result<CloudCredentials, "invalid_request"> {
	const businessId = input.businessId?.trim() ? input.businessId : null;
	const parsed = Credentials.safeParse({ ...input, businessId });
	return parsed.success ? ok(parsed.data) : fail("invalid_request");
}

/** Where the object keeps them sealed (`InstanceConfig.credentialsSealed`). */
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

/** Null for anything but what was sealed for this very channel: fail closed. */
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
