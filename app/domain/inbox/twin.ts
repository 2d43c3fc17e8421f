import { searchKey } from "./search-key.ts";

/** What is known of a contact that may be a second entry of the same person. */
export interface Twin {
	id: string;
	name: string | null;
	phone: string | null;
	isGroup: boolean;
}

/**
 * The one other contact of the same name where exactly one of the two has a phone: WhatsApp first told
 * somebody's hidden address (LID), and later their number, without saying that both are one. Null when
 * there is none, or several: then the name alone tells nothing. A suggestion to people, never more.
 */
export function findTwin<Other extends Twin>(of: Twin, others: readonly Other[]): Other | null {
	const name = of.name === null ? "" : searchKey(of.name);
	if (name === "" || of.isGroup) return null;
	const twins = others.filter(
		(other) =>
			other.id !== of.id &&
			!other.isGroup &&
			other.name !== null &&
			searchKey(other.name) === name &&
			(other.phone === null) !== (of.phone === null),
	);
	return twins.length === 1 ? (twins[0] ?? null) : null;
}
