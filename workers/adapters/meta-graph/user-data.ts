import { createHash } from "node:crypto";
import {
	HASHED_FIELDS,
	type HashedField,
	type NormalisedValue,
} from "#app/domain/facebook/customer-data.ts";

/** SHA-256 as lower-case hex of each value; values that are hashes already are kept. Absent fields stay absent (J12). */
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
