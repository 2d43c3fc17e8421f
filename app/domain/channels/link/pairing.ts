// Linking with a code typed on the phone, in place of the QR.

/** Lifetime of a pairing code; asking more often makes WhatsApp refuse the number for a while. */
export const PAIRING_TTL_MS = 180_000;

/** A requested pairing code. */
export interface Pairing {
	/** Digits with country code. */
	phone: string;
	/** Null until the gateway has given it. */
	code: string | null;
	issuedAt: number;
}

/** As the phone shows the boxes: "ABCD1234" is "ABCD-1234". */
export function formatPairingCode(code: string): string {
	const bare = code.replace(/[^0-9a-z]/gi, "").toUpperCase();
	return bare.length === 8 ? `${bare.slice(0, 4)}-${bare.slice(4)}` : code;
}

const LONGEST = 15;

/**
 * What a field shows of a number while it is typed: Brazilian ones in their form, "(11) 98765-4321";
 * with a plus in front, those of any country.
 */
export function maskPhone(typed: string): string {
	const digits = typed.replace(/\D/g, "").slice(0, LONGEST);
	const isForeign = typed.trim().startsWith("+");
	if (isForeign && !digits.startsWith("55")) return `+${digits}`;
	// A whole number with its country code, pasted: eleven digits are the most a Brazilian one has.
	const hasCountry = isForeign || (digits.length > 11 && digits.startsWith("55"));
	const national = maskNational(hasCountry ? digits.slice(2) : digits);
	return hasCountry ? `+55 ${national}`.trimEnd() : national;
}

function maskNational(digits: string): string {
	const area = digits.slice(0, 2);
	const line = digits.slice(2);
	if (line === "") return area;
	// Nine digits are split 5-4, eight 4-4; while it grows, the shorter form.
	const head = line.length > 8 ? 5 : 4;
	const rest = line.length > head ? `${line.slice(0, head)}-${line.slice(head)}` : line;
	return `(${area}) ${rest}`;
}

/** The digits with country code of what was typed; null when it cannot be a number with WhatsApp. */
export function parsePairingPhone(typed: string): string | null {
	const digits = typed.replace(/\D/g, "");
	const isInternational = typed.trim().startsWith("+");
	const whole =
		isInternational || (digits.length > 11 && digits.startsWith("55")) ? digits : `55${digits}`;
	if (whole.startsWith("55")) return /^55[1-9]{2}(9\d{8}|[2-9]\d{7})$/.test(whole) ? whole : null;
	return /^[1-9]\d{7,14}$/.test(whole) ? whole : null;
}
