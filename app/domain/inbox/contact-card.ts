// Shared contact cards, as the text of a message: each name on a line, its numbers on the lines below.

export interface ContactCard {
	name: string;
	/** E.164 digits; numbers that cannot be dialled are left out. */
	phones: string[];
}

/** Cards of one message; WhatsApp's own limit is higher. */
export const MAX_CARDS = 20;
export const MAX_PHONES = 5;

/** The text of a message with these cards; search and agents read it, and `cardsOfText` parses it. */
export const cardsToText = (cards: readonly ContactCard[]): string =>
	cards
		.slice(0, MAX_CARDS)
		.map(({ name, phones }) =>
			[name.replace(/\s+/gu, " ").trim(), ...phones.slice(0, MAX_PHONES).map((one) => `+${one}`)]
				.filter(Boolean)
				.join("\n"),
		)
		.filter(Boolean)
		.join("\n");

/** The cards in such a text; a text of an earlier release is one name. */
export function cardsOfText(text: string): ContactCard[] {
	const cards: ContactCard[] = [];
	for (const line of text.split("\n").filter(Boolean)) {
		const phone = /^\+(\d{5,20})$/.exec(line)?.[1];
		const last = cards.at(-1);
		if (phone === undefined) cards.push({ name: line, phones: [] });
		else if (last) last.phones.push(phone);
		else cards.push({ name: "", phones: [phone] });
	}
	return cards;
}

/** A card as one vCard 3.0, with WhatsApp's own parameter, by which its apps offer to write to the number. */
export function cardToVcard({ name, phones }: ContactCard): string {
	const escaped = name.replace(/[\\,;]/g, "\\$&");
	return [
		"BEGIN:VCARD",
		"VERSION:3.0",
		`N:;${escaped};;;`,
		`FN:${escaped}`,
		...phones.map((phone) => `TEL;type=CELL;waid=${phone}:+${phone}`),
		"END:VCARD",
	].join("\n");
}

/** One vCard 3.0; `fallback` is the name where the card has none. */
export function parseVcard(vcard: string, fallback = ""): ContactCard {
	// A long line goes on behind a line break and a blank.
	const lines = vcard.replace(/\r?\n[ \t]/g, "").split(/\r?\n/);
	const phones = new Set<string>();
	let name = fallback;
	for (const line of lines) {
		const colon = line.indexOf(":");
		if (colon < 0) continue;
		// Apple groups its lines: "item1.TEL".
		const [property = "", ...parameters] = line.slice(0, colon).split(";");
		const value = line.slice(colon + 1);
		const kind = property.slice(property.lastIndexOf(".") + 1).toUpperCase();
		if (kind === "FN" && fallback === "") name = value.replace(/\\([,;\\])/g, "$1");
		if (kind !== "TEL") continue;
		const known = parameters.find((one) => /^waid=\d+$/i.test(one))?.slice("waid=".length);
		const digits = known ?? value.replace(/\D/g, "");
		if (/^\d{5,20}$/.test(digits)) phones.add(digits);
	}
	return { name, phones: [...phones] };
}
