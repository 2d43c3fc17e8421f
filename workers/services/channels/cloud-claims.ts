import type { NumberProof } from "#app/domain/channels/link/number-claim.ts";
import type { CloudCredentials } from "#workers/adapters/whatsapp-gateway/cloud-api/credentials.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Sealer } from "#workers/adapters/secrets/envelope.ts";
import type { Database } from "#workers/data/database.ts";
import { proveNumber } from "#workers/data/projections/number-proof.ts";
import {
	endClaim,
	findWaitingClaims,
	MAX_CLAIMS,
} from "#workers/data/queries/channels/cloud-channels.ts";
import type { MoveNumber } from "../runtime.ts";
import { createChannelSecrets } from "./secrets.ts";

export interface CloudClaimsDeps {
	db: Database;
	now: () => number;
	createSealer: (workspaceId: string, dataKeyWrapped: string) => Sealer;
	proveNumber: (credentials: CloudCredentials) => Promise<NumberProof>;
	/** Runs what may give a number to another channel (domain/channels/account-owner.ts). */
	moveNumber: MoveNumber;
	log: Log;
}

export interface SettledClaims {
	channels: { id: string; phoneNumberId: string }[];
	/** Phone number ids whose claim could not be decided now: Meta has to repeat the webhook call. */
	unsure: string[];
}

/**
 * Tries pending claims of these numbers when messages arrive for them. A claim is pending because Meta could
 * not be reached when it was saved, or because it was saved before proofs were stored. A refused claim is
 * ended, so a claim of somebody else's number ends with that number's first message.
 * @param onlyOf the workspace whose own app signed the call; null: the deployment's app did
 * @returns the channels that now own their number. Throws when D1 cannot be reached.
 */
export async function settleClaims(
	deps: CloudClaimsDeps,
	phoneNumberIds: readonly string[],
	onlyOf: string | null = null,
): Promise<SettledClaims> {
	const claims = await findWaitingClaims(deps.db, phoneNumberIds, deps.now(), onlyOf);
	const settled: SettledClaims = { channels: [], unsure: [] };
	// There may be more claims than one read returns: the rest is tried when Meta repeats its call.
	if (claims.length === MAX_CLAIMS) settled.unsure.push(...phoneNumberIds);
	// In sequence: the first channel that proves a number owns it.
	for (const claim of claims) {
		const { id, workspaceId, phoneNumberId } = claim;
		const sealer = deps.createSealer(workspaceId, claim.dataKeyWrapped);
		const secrets = createChannelSecrets(sealer, workspaceId, id);
		const token = secrets.find("cloud_token", claim.tokenSealed);
		const proof =
			token === null
				? "refused"
				: await deps.proveNumber({ phoneNumberId, businessId: null, token });
		const isOurs =
			proof === "proved" &&
			(await deps.moveNumber(phoneNumberId, () =>
				proveNumber(deps.db, workspaceId, { channelId: id, phoneNumberId }),
			));
		deps.log({ event: "number_claim_tried", channelId: id, proof });
		if (isOurs) settled.channels.push({ id, phoneNumberId });
		else if (proof === "unreachable") settled.unsure.push(phoneNumberId);
		else await endClaim(deps.db, workspaceId, { id, phoneNumberId });
	}
	return settled;
}
