// What somebody says of themself is shown as said: no gateway proved it, so it may be anybody's.

export const UNVERIFIED_FACTS = ["name", "phone", "email"] as const;
export type UnverifiedFact = (typeof UNVERIFIED_FACTS)[number];

/** As a contact's row keeps it: words with spaces between, null for none. */
export function parseUnverified(stored: string | null | undefined): UnverifiedFact[] {
	const words = stored?.split(" ") ?? [];
	return UNVERIFIED_FACTS.filter((fact) => words.includes(fact));
}

export function storeUnverified(facts: readonly UnverifiedFact[]): string | null {
	const known = UNVERIFIED_FACTS.filter((fact) => facts.includes(fact));
	return known.length === 0 ? null : known.join(" ");
}

export const addUnverified = (
	stored: string | null,
	facts: readonly UnverifiedFact[],
): string | null => storeUnverified([...parseUnverified(stored), ...facts]);

/** A gateway proved it: it is a fact from now on. */
export const dropUnverified = (stored: string | null, proved: UnverifiedFact): string | null =>
	storeUnverified(parseUnverified(stored).filter((fact) => fact !== proved));
