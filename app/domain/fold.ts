// Texts as they are compared: without case and accents. Two rules, because two things are compared.

/**
 * What a person seeks and what names are found by: "José" is "jose". Every letter stays the one it
 * is (canonical decomposition), so a search index and the page that marks what was found agree.
 * Stored search keys are written by this rule: another one would miss what is stored.
 */
export const fold = (text: string): string =>
	text
		.normalize("NFD")
		.replaceAll(/\p{M}+/gu, "")
		.toLowerCase();

/**
 * What an agent is judged by: "ﬁm", "①" and "s\u00ADim" are "fim", "1" and "sim" (compatibility
 * decomposition, nothing invisible), so that no other writing of a word or a number gets past a
 * rule. Nothing stored is compared by it.
 */
export const foldCompatible = (text: string): string =>
	text
		.normalize("NFKD")
		.replaceAll(/[\p{M}\p{Cf}]+/gu, "")
		.toLowerCase();
