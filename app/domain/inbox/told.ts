// What somebody says of themself is shown as said: no gateway proved it, so it may be anybody's.

export const TOLD_FACTS = ["name", "phone", "email"] as const;
export type ToldFact = (typeof TOLD_FACTS)[number];

/** As a contact's row keeps it: words with spaces between, null for none. */
export function parseTold(stored: string | null | undefined): ToldFact[] {
	const words = stored?.split(" ") ?? [];
	return TOLD_FACTS.filter((fact) => words.includes(fact));
}

export function storeTold(facts: readonly ToldFact[]): string | null {
	const known = TOLD_FACTS.filter((fact) => facts.includes(fact));
	return known.length === 0 ? null : known.join(" ");
}

export const addTold = (stored: string | null, facts: readonly ToldFact[]): string | null =>
	storeTold([...parseTold(stored), ...facts]);

/** A gateway proved it: it is a fact from now on. */
export const dropTold = (stored: string | null, proved: ToldFact): string | null =>
	storeTold(parseTold(stored).filter((fact) => fact !== proved));
