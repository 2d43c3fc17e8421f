// Name and e-mail that the team wrote: no gateway and no visitor replaces them.

export const KEPT_FACTS = ["name", "email"] as const;
export type KeptFact = (typeof KEPT_FACTS)[number];

/** Parses the stored form, names of facts separated by spaces; null for none. */
export function parseKept(stored: string | null | undefined): KeptFact[] {
	const words = stored?.split(" ") ?? [];
	return KEPT_FACTS.filter((fact) => words.includes(fact));
}

/** The stored form of these facts; null for none. */
export const storeKept = (facts: readonly KeptFact[]): string | null =>
	KEPT_FACTS.filter((fact) => facts.includes(fact)).join(" ") || null;

/** The stored form after the team wrote a fact, or emptied it: then whoever knows it may say it again. */
export function withKept(
	stored: string | null | undefined,
	fact: KeptFact,
	isKept: boolean,
): string | null {
	const others = parseKept(stored).filter((one) => one !== fact);
	const kept = storeKept([...others, ...(isKept ? [fact] : [])]);
	return fact !== "name" && isFromBook(stored) ? withBook(kept) : kept;
}

/** Beside the facts: the name stands in the address book of the phone that shares the number. */
const BOOK = "book";

/** Whether the name is the phone's address book's: no profile replaces it, but the book and the team do. */
export const isFromBook = (stored: string | null | undefined): boolean =>
	stored?.split(" ").includes(BOOK) ?? false;

/** The stored form after the address book told the name. */
export const withBook = (stored: string | null | undefined): string =>
	isFromBook(stored) ? (stored ?? BOOK) : [stored, BOOK].filter(Boolean).join(" ");
