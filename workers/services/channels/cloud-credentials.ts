import type { ErrorCode } from "#app/contracts/errors.ts";
import type { TypedCloudCredentials } from "#app/contracts/instance-settings.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { parseSecretField } from "#app/domain/settings/secret-field.ts";
import { CLAIM_MS, judgeClaim, type NumberProof } from "#app/domain/channels/link/number-claim.ts";
import type { CloudCredentials } from "#workers/adapters/whatsapp-gateway/cloud-api/credentials.ts";
import type { Sealer } from "#workers/adapters/secrets/envelope.ts";
import type { ChannelChange, ChannelRow } from "#workers/data/queries/channels/settings.ts";
import type { ChannelSecrets } from "./secrets.ts";
import type { Limit } from "../limiter.ts";

/** Checks the shape of credentials; `seal` encrypts them in the form the channel's object decrypts. */
export type ReadCredentials = (typed: CloudCredentials) => Result<
	{
		credentials: CloudCredentials;
		seal: (sealer: Sealer, place: { workspaceId: string; channelId: string }) => string;
	},
	"credentials_invalid"
>;

export interface CloudCredentialsDeps {
	readCredentials: ReadCredentials;
	/** Asks Meta whether the token may use the phone number. */
	proveNumber: (credentials: CloudCredentials) => Promise<NumberProof>;
	limit: Limit;
	now: () => number;
}

/** What to store for new credentials; empty when nothing changed. */
export interface CredentialsPlan {
	/** Columns to write to D1. */
	change: ChannelChange;
	/** All credentials encrypted for the channel's object; undefined: it keeps what it has. */
	sealed: string | undefined;
	/** Meta could not be reached, so the number is not proved yet; linking proves it. */
	isWaiting: boolean;
}

const NOTHING_NEW: CredentialsPlan = { change: {}, sealed: undefined, isWaiting: false };

/** The channel as stored before the change; a new one has only its ids. */
type Stored = Pick<ChannelRow, "id" | "workspaceId"> &
	Partial<
		Pick<
			ChannelRow,
			| "gateway"
			| "status"
			| "cloudTokenSealed"
			| "cloudPhoneNumberId"
			| "cloudBusinessId"
			| "cloudProvedNumberId"
		>
	>;

/**
 * Decides what to store for typed credentials of the official API. A masked token keeps the stored one (J06).
 * New credentials are checked with Meta first: a number belongs to whoever proves it (docs/decisions/051).
 * Refuses with `credentials_invalid`, `rate_limited`, or a code of judgeClaim.
 * @param typed null where the form has no such fields: nothing changes
 */
export async function planCloudCredentials(
	deps: CloudCredentialsDeps,
	stored: { channel: Stored; secrets: ChannelSecrets; sealer: Sealer; memberId: string | null },
	typed: TypedCloudCredentials | null,
): Promise<Result<CredentialsPlan, ErrorCode>> {
	if (typed === null) return ok(NOTHING_NEW);
	const { channel, secrets, sealer } = stored;
	const token = readToken(stored, typed.token);
	if (!token.ok) return token;
	const { phoneNumberId, businessId } = typed;
	const read = deps.readCredentials({ token: token.value.token, phoneNumberId, businessId });
	if (!read.ok) return read;
	const { credentials, seal } = read.value;
	const isSame =
		token.value.isKept &&
		credentials.phoneNumberId === channel.cloudPhoneNumberId &&
		credentials.businessId === channel.cloudBusinessId;
	if (isSame && channel.gateway === "cloud-api") return ok(NOTHING_NEW);
	// Nobody may test guessed tokens against Meta through us.
	if (!(await deps.limit("linkAsk", stored.memberId))) return fail("rate_limited");
	const claim = judgeClaim(await deps.proveNumber(credentials), worksAlready(channel));
	if (!claim.ok) return claim;
	const isProved = claim.value === "proved";
	return ok({
		isWaiting: !isProved,
		change: {
			cloudPhoneNumberId: credentials.phoneNumberId,
			cloudBusinessId: credentials.businessId,
			cloudTokenSealed: secrets.seal("cloud_token", credentials.token),
			cloudProvedNumberId: isProved ? credentials.phoneNumberId : null,
			cloudClaimUntil: isProved ? null : deps.now() + CLAIM_MS,
		},
		sealed: seal(sealer, { workspaceId: channel.workspaceId, channelId: channel.id }),
	});
}

function readToken(
	{ channel, secrets }: { channel: Stored; secrets: ChannelSecrets },
	typed: string,
): Result<{ token: string; isKept: boolean }, ErrorCode> {
	const asked = parseSecretField(typed);
	if (!asked.ok) return asked;
	const { kind } = asked.value;
	if (asked.value.kind === "set") return ok({ token: asked.value.value, isKept: false });
	const token =
		kind === "keep" ? secrets.find("cloud_token", channel.cloudTokenSealed ?? null) : null;
	return token === null ? fail("credentials_invalid") : ok({ token, isKept: true });
}

/** A proved number or a live link is not replaced by credentials that Meta could not confirm. */
const worksAlready = ({ cloudProvedNumberId, status }: Stored): boolean =>
	(cloudProvedNumberId ?? null) !== null || (status !== undefined && status !== "disconnected");
