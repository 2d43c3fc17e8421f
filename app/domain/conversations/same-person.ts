// Conversations of one person in other channels. Only an address that is the same says so, never a name; who merely
// stated an address is marked as unproved where it is shown (inbox/unverified.ts).
import { matchingKey } from "../inbox/address.ts";

/** Conversations that one list shows. */
export const MAX_EARLIER = 20;

export interface KnownBy {
	contactId: string;
	/** Digits with country code. */
	phone: string | null;
	email: string | null;
}

/** Why two are taken for one person; `contact`: it is the same contact. */
export const MATCHES = ["contact", "phone", "email"] as const;
export type Match = (typeof MATCHES)[number];

const isSamePhone = (one: string, other: string): boolean => {
	const [a, b] = [one, other].map((value) => matchingKey({ kind: "phone", value }) ?? value);
	return a === b;
};

/** By what both are one person, the surest first; null: nothing says so. */
export function matchPerson(one: KnownBy, other: KnownBy): Match | null {
	if (one.contactId === other.contactId) return "contact";
	if (one.phone !== null && other.phone !== null && isSamePhone(one.phone, other.phone))
		return "phone";
	const [a, b] = [one, other].map(({ email }) => email?.toLowerCase() ?? null);
	return a !== null && a === b ? "email" : null;
}
