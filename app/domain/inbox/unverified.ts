// Facts that visitors state about themselves are shown as unproved: no gateway confirmed them.

export const UNVERIFIED_FACTS = ["name", "phone", "email"] as const;
export type UnverifiedFact = (typeof UNVERIFIED_FACTS)[number];

/** Parses the stored form, fact names separated by spaces; null for none. */
export function parseUnverified(stored: string | null | undefined): UnverifiedFact[] {
	const words = stored?.split(" ") ?? [];
	return UNVERIFIED_FACTS.filter((fact) => words.includes(fact));
}

/** The stored form of these facts; null for none. */
export function storeUnverified(facts: readonly UnverifiedFact[]): string | null {
	const known = UNVERIFIED_FACTS.filter((fact) => facts.includes(fact));
	return known.length === 0 ? null : known.join(" ");
}

export const addUnverified = (
	stored: string | null,
	facts: readonly UnverifiedFact[],
): string | null => storeUnverified([...parseUnverified(stored), ...facts]);

/** Removes a fact that a gateway has proved. */
export const dropUnverified = (stored: string | null, proved: UnverifiedFact): string | null =>
	storeUnverified(parseUnverified(stored).filter((fact) => fact !== proved));
