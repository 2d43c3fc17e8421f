import {
	type AccountOwner,
	accountObjectName,
	type MetaAccount,
} from "#app/domain/channels/account-owner.ts";
import type { WorkspaceHub } from "#durable-objects/index.ts";

export type AccountObject = Pick<DurableObjectStub<WorkspaceHub>, "findOwner" | "keepOwner">;

/** What D1 says of an account. */
export type LookedUp =
	| { owner: AccountOwner }
	/** It was proved a moment ago: to be looked up again. */
	| "proved"
	/** Nobody can say now: Meta has to call again. */
	| "unsure"
	| "nobody";

export interface Delivery<Outcome> {
	account: MetaAccount;
	/** Gives the call to a channel's object, which refuses what its token has not proved. */
	send(owner: AccountOwner, account: string): Promise<Outcome | "not_mine" | "gone">;
	/** Asks D1. */
	lookUp(): Promise<LookedUp>;
	/** The call proves less than a call of the deployment's app: it opens no object of an account that D1 does not name. */
	asksDatabaseFirst: boolean;
}

/** Most tries: an account is looked up, proved and looked up again. */
const MAX_TRIES = 3;
const MAX_REMEMBERED = 2_000;
/** Owners as this isolate knew them last. May be old, because the channel's object decides. */
const remembered = new Map<string, AccountOwner>();

/** As a new isolate; for tests. */
export const forgetAccounts = (): void => remembered.clear();

function remember(name: string, owner: AccountOwner): void {
	remembered.delete(name);
	remembered.set(name, owner);
	const [oldest] = remembered.keys();
	if (remembered.size > MAX_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
}

const isRefused = (outcome: unknown): boolean => outcome === "not_mine" || outcome === "gone";

/**
 * Brings a call of Meta's to the channel that has proved its account: by what this isolate remembers, else by what the
 * object named by the account knows, else by D1, whose answer is kept in both.
 */
export async function deliver<Outcome>(
	object: (name: string) => AccountObject,
	{ account, send, lookUp, asksDatabaseFirst }: Delivery<Outcome>,
): Promise<Outcome | "nobody" | "full" | "gone"> {
	const name = accountObjectName(account);
	/** Null when the channel refuses it. */
	async function attempt(owner: AccountOwner | null): Promise<Outcome | null> {
		const outcome = owner && (await send(owner, name));
		if (owner === null || isRefused(outcome)) return null;
		remember(name, owner);
		return outcome as Outcome;
	}

	if (!asksDatabaseFirst) {
		const stored = await attempt(remembered.get(name) ?? null);
		if (stored !== null) return stored;
		remembered.delete(name);
	}
	for (let tries = 0; tries < MAX_TRIES; tries++) {
		const early = asksDatabaseFirst ? await lookUp() : null;
		if (early === "nobody" || early === "unsure") return early === "nobody" ? "nobody" : "full";
		const { owner, epoch } = await object(name).findOwner();
		const known =
			early === null || early === "proved" || early.owner.channelId === owner?.channelId;
		const stored = await attempt(known ? owner : null);
		if (stored !== null) return stored;
		// After the epoch was read: what D1 says now may be kept unless hands change meanwhile.
		const found = await lookUp();
		if (found === "nobody") return "nobody";
		if (found === "unsure") return "full";
		if (found === "proved") continue;
		const kept = await object(name).keepOwner(found.owner, epoch);
		if (kept !== "kept") return kept === "gone" ? "gone" : "full";
		const outcome = await send(found.owner, name);
		// It changed hands in between.
		if (outcome === "not_mine") return "full";
		remember(name, found.owner);
		return outcome;
	}
	return "full";
}
