import { accountObjectName, moveAccount } from "#app/domain/channels/account-owner.ts";
import { projectProof } from "#workers/data/projections/number-proof.ts";
import type { createAccount } from "../link/account.ts";

interface NumberProofParts {
	db: D1Database;
	env: Pick<Env, "WORKSPACE_HUB">;
	account: Pick<ReturnType<typeof createAccount>, "accepts">;
}

/**
 * Writes to D1 that the linked number is this channel's, unless D1 has just said so. It may be another channel's until
 * then, so it changes hands (domain/channels/account-owner.ts).
 */
export const createNumberProof =
	({ db, env, account }: NumberProofParts) =>
	async (
		{ workspaceId, channelId }: { workspaceId: string; channelId: string },
		phoneNumberId: string,
	): Promise<boolean> => {
		const name = accountObjectName({ kind: "number", id: phoneNumberId });
		if (account.accepts(name, Date.now())) return true;
		return moveAccount(env.WORKSPACE_HUB.getByName(name), crypto.randomUUID(), () =>
			projectProof(db, workspaceId, { channelId, phoneNumberId }),
		);
	};
