// Record 110: each browser is signed to with the key it subscribed with, whatever became the present one since.
import { createVapidKey, type VapidKey } from "./vapid.ts";

/** The present one first, then earlier ones, as in the configuration. */
type MasterKeys = readonly [string, ...string[]];

/** By master key; a deployment has one or two. Making one is work of a millisecond. */
const made = new Map<string, VapidKey>();

async function deriveKey(masterKey: string): Promise<VapidKey> {
	const known = made.get(masterKey);
	if (known) return known;
	const key = await createVapidKey(masterKey);
	made.set(masterKey, key);
	return key;
}

/** What browsers subscribe with from now on. */
export const presentVapidKey = ([present]: MasterKeys): Promise<VapidKey> => deriveKey(present);

/**
 * The keys that a browser may have subscribed with, the likeliest first. None: no master key gives its key any more, so nothing
 * can be sent to that browser.
 * @param serverKey its public part, base64url; null: kept by a release that noted none, so any of them may be the one
 */
export async function listVapidKeys(
	masterKeys: MasterKeys,
	serverKey: string | null,
): Promise<VapidKey[]> {
	const keys = await Promise.all(masterKeys.map(deriveKey));
	// That release used the last one. It stands elsewhere in the list while the master key is being changed.
	return serverKey === null
		? keys.toReversed()
		: keys.filter(({ publicKey }) => publicKey === serverKey);
}
