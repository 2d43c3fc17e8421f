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
 * The key that a browser subscribed with; null: no master key gives it any more, so nothing can be sent to that browser.
 * @param serverKey its public part, base64url; null: kept by a release that used the oldest one without noting it
 */
export async function findVapidKey(
	masterKeys: MasterKeys,
	serverKey: string | null,
): Promise<VapidKey | null> {
	if (serverKey === null) return deriveKey(masterKeys.at(-1) ?? masterKeys[0]);
	for (const masterKey of masterKeys) {
		const key = await deriveKey(masterKey);
		if (key.publicKey === serverKey) return key;
	}
	return null;
}
