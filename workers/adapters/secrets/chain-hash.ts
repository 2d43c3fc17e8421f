import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * Hashes of the activity log's chain. Keyed, so that somebody who can write to the database but has
 * no key cannot make a changed log fit again (J16).
 */
export interface ChainHash {
	/** Hex, 64 characters, with the present key. */
	hash(text: string): string;
	/** True for a hash of any key that still counts. */
	isHashOf(hash: string, text: string): boolean;
}

/** `masterKeys`: the present one first, then earlier ones. */
export function createChainHash(masterKeys: readonly [string, ...string[]]): ChainHash {
	const hashWith = (key: string, text: string) =>
		createHmac("sha256", key).update(`prosa:activity:${text}`).digest("hex");
	return {
		hash: (text) => hashWith(masterKeys[0], text),
		isHashOf: (hash, text) =>
			masterKeys.some((key) => {
				const made = Buffer.from(hashWith(key, text));
				const given = Buffer.from(hash);
				return made.length === given.length && timingSafeEqual(made, given);
			}),
	};
}
