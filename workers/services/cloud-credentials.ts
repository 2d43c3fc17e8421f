import type { ErrorCode } from "#app/contracts/errors.ts";
import type { TypedCloudCredentials } from "#app/contracts/instance-settings.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { parseSecretField } from "#app/domain/settings/secret-field.ts";
import type { CloudCredentials } from "#workers/adapters/whatsapp-gateway/cloud-credentials.ts";
import type { Sealer } from "#workers/adapters/secrets/envelope.ts";
import type { ChannelChange, ChannelRow } from "#workers/data/queries/instance-settings.ts";
import type { ChannelSecrets } from "./channel-secrets.ts";

/** Checks the shape of credentials and seals them as the instance's object opens them. */
export type SealCredentials = (
	sealer: Sealer,
	place: { workspaceId: string; channelId: string },
	typed: CloudCredentials,
) => Result<string, "credentials_invalid">;

/** What D1 keeps of credentials, and the sealed whole for the object; nothing where none were typed. */
export interface CredentialsPlan {
	change: ChannelChange;
	sealed: string | undefined;
}

/** Credentials of the official API as typed: the token's mask keeps the stored one (J06). */
export function planCloudCredentials(
	stored: {
		channel: Pick<ChannelRow, "id" | "workspaceId" | "cloudTokenSealed">;
		secrets: ChannelSecrets;
		sealer: Sealer;
	},
	typed: TypedCloudCredentials | null,
	seal: SealCredentials,
): Result<CredentialsPlan, ErrorCode> {
	if (typed === null) return ok({ change: {}, sealed: undefined });
	const { channel, secrets, sealer } = stored;
	const asked = parseSecretField(typed.token);
	if (!asked.ok) return asked;
	const token =
		asked.value.kind === "set"
			? asked.value.value
			: asked.value.kind === "keep"
				? secrets.find("cloud_token", channel.cloudTokenSealed)
				: null;
	if (token === null) return fail("credentials_invalid");
	const phoneNumberId = typed.phoneNumberId.trim();
	const businessId = typed.businessId.trim() || null;
	const place = { workspaceId: channel.workspaceId, channelId: channel.id };
	const sealed = seal(sealer, place, { token, phoneNumberId, businessId });
	if (!sealed.ok) return sealed;
	return ok({
		change: {
			cloudPhoneNumberId: phoneNumberId,
			cloudBusinessId: businessId,
			cloudTokenSealed: secrets.seal("cloud_token", token),
		},
		sealed: sealed.value,
	});
}
