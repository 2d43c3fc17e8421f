import { createHash } from "node:crypto";
import {
	HASHED_FIELDS,
	type HashedField,
	type NormalisedValue,
} from "#app/domain/facebook/customer-data.ts";

/**
 * SHA-256, lower-case hex, of the UTF-8 bytes of each value; what was typed as a hash passes. J12: a
 * field that is not there stays away.
 */
export function hashUserData(
	values: Partial<Record<HashedField, NormalisedValue>>,
): Partial<Record<HashedField, string>> {
	const hashed: Partial<Record<HashedField, string>> = {};
	for (const field of HASHED_FIELDS) {
		const value = values[field];
		if (value)
			hashed[field] = value.isHash
				? value.text
				: createHash("sha256").update(value.text, "utf8").digest("hex");
	}
	return hashed;
}
