// Telephone numbers in what people write, so that they can be called. A number that may be something else stays text.

/**
 * A run of digits as people write numbers, not a part of a longer word, sum or address. Bounded, and it cannot begin
 * within a run: a message of 65,000 digits must not keep the browser busy.
 */
const RUN =
	/(?<![\p{L}\p{N}+.,/:@_(-])(?:\+|\()?\d[\d ().\u00A0\u2011\u2013-]{6,24}\d(?![\p{L}\p{N}@_]|[.,/:-]\p{N})/gu;
/** Area code, then a mobile number or a landline; 55 and a 0 may stand before it. */
const BRAZILIAN =
	/^(?:\+?55 ?)?0?(?:\(([1-9][1-9])\)|([1-9][1-9]))[ .-]?(9\d{4}|[2-5]\d{3})[ .-]?(\d{4})$/u;
const FREE = /^0[38]00[ .-]?\d{3}[ .-]?\d{4}$/u;
const INTERNATIONAL = /^\+\d(?:[ .-]?(?:\d|\(\d{1,4}\))){6,14}$/u;

export interface FoundPhone {
	start: number;
	end: number;
	/** `tel:` with the number as a telephone dials it. */
	href: string;
}

/** All telephone numbers of a text, in order, not overlapping. */
export function findPhones(text: string): FoundPhone[] {
	return [...text.matchAll(RUN)].flatMap(({ 0: written, index }) => {
		const number = dialled(written.replaceAll("\u00A0", " ").replaceAll(/[\u2011\u2013]/gu, "-"));
		if (number === null) return [];
		return { start: index, end: index + written.length, href: `tel:${number}` };
	});
}

/** What a telephone dials, or null when this is no number of a telephone beyond doubt. */
function dialled(written: string): string | null {
	const digits = written.replaceAll(/\D/gu, "");
	if (FREE.test(written)) return digits;
	const [whole, bracketed, bare, first = "", last = ""] = written.match(BRAZILIAN) ?? [];
	if (whole !== undefined) {
		// Eleven digits without a gap may be a person's CPF, ten of them anything.
		if (written === digits && (digits.length === 10 || isCpf(digits))) return null;
		return `+55${bracketed ?? bare ?? ""}${first}${last}`;
	}
	return INTERNATIONAL.test(written) ? `+${digits}` : null;
}

/** Whether eleven digits are a person's number at the revenue service, by its two check digits. */
function isCpf(digits: string): boolean {
	const check = (length: number): number => {
		const weighed = Array.from({ length }, (_, at) => Number(digits[at]) * (length + 1 - at));
		const sum = weighed.reduce((total, one) => total + one, 0);
		return ((sum * 10) % 11) % 10;
	};
	return digits.length === 11 && digits.endsWith(`${check(9)}${check(10)}`);
}
