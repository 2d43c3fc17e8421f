import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * Keyed hashes of the activity log's chain: somebody who can write to the database, but has no key, cannot make a
 * changed log consistent again (J16).
 */
export interface ChainHash {
	/** 64 characters of hex, made with the present key. */
	hash(text: string): string;
	/** True for a hash made with any configured key. */
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
