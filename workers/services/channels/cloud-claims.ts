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
import { createChannelSecrets } from "./secrets.ts";

export interface CloudClaimsDeps {
	db: Database;
	now: () => number;
	createSealer: (workspaceId: string, dataKeyWrapped: string) => Sealer;
	proveNumber: (credentials: CloudCredentials) => Promise<NumberProof>;
	log: Log;
}

export interface SettledClaims {
	channels: { id: string; phoneNumberId: string }[];
	/** Numbers whose claim could not be tried now: their call must come again. */
	unsure: string[];
}

/**
 * Tries the claims that wait for these numbers, because messages come for them: saved while Meta was
 * away, or from before proofs were kept. What is refused is tried no more, so that a claim of
 * somebody else's number ends with the first message.
 */
export async function settleClaims(
	deps: CloudClaimsDeps,
	phoneNumberIds: readonly string[],
): Promise<SettledClaims> {
	const claims = await findWaitingClaims(deps.db, phoneNumberIds, deps.now());
	const settled: SettledClaims = { channels: [], unsure: [] };
	// The rest of them is looked at when Meta calls again.
	if (claims.length === MAX_CLAIMS) settled.unsure.push(...phoneNumberIds);
	// One by one: who proves a number first has it.
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
			(await proveNumber(deps.db, workspaceId, { channelId: id, phoneNumberId }));
		deps.log({ event: "number_claim_tried", channelId: id, proof });
		if (isOurs) settled.channels.push({ id, phoneNumberId });
		else if (proof === "unreachable") settled.unsure.push(phoneNumberId);
		else await endClaim(deps.db, workspaceId, { id, phoneNumberId });
	}
	return settled;
}
