// A number that somebody types to begin a conversation with it: whose it may be, and what it still lacks.
import { fail, ok, type Result } from "../result.ts";
import { matchingKey } from "./address.ts";
import { countryOf } from "./countries.ts";

const BRAZIL = "BR";
const BRAZIL_CODE = "55";
/** Digits of E.164, country code included. */
const SHORTEST = 8;
const LONGEST = 15;
const MAX_TYPED = 40;

/** Mobile with its ninth digit, mobile without (as old lists have it), landline; each behind its area code. */
const NATIONAL = /^[1-9][1-9](?:9\d{8}|[6-9]\d{7}|[2-5]\d{7})$/;
/** The same without the area code. */
const WITHOUT_AREA = /^(?:9\d{8}|[2-9]\d{7})$/;

export type NumberRefusal = "number_incomplete" | "area_code_missing" | "number_impossible";

/** Whether what is typed is meant as a number, and not as a name. */
export const looksLikeNumber = (typed: string): boolean =>
	/^\+?[\d\s()./-]+$/.test(typed.trim()) && /\d{3}/.test(typed.replace(/\D/g, ""));

/**
 * The number as digits with country code. With a plus it says its country itself; without, it is one of the country
 * given. `+55 (11) 98765-4321`, `011 98765-4321`, `11987654321` and `5511987654321` are one Brazilian number.
 * @param country by its calling code and ISO code, for what is typed without a plus
 */
export function readTypedNumber(
	typed: string,
	country: { iso: string; code: string },
): Result<string, NumberRefusal> {
	const text = typed.trim();
	const digits = text.replace(/\D/g, "");
	if (text.length > MAX_TYPED || !looksLikeNumber(text)) return fail("number_impossible");
	// 00 is how one dials out of most countries.
	const isWhole = text.startsWith("+") || digits.startsWith("00");
	if (isWhole) return readWhole(digits.replace(/^00/, ""));
	const local = digits.replace(/^0+/, "");
	if (country.iso === BRAZIL) return readBrazilian(local);
	return readWhole(country.code + local);
}

function readWhole(digits: string): Result<string, NumberRefusal> {
	if (digits.length < SHORTEST) return fail("number_incomplete");
	const country = countryOf(digits);
	if (digits.length > LONGEST || country === null) return fail("number_impossible");
	if (country.iso === BRAZIL) return readBrazilian(digits.slice(BRAZIL_CODE.length));
	return ok(digits);
}

function readBrazilian(local: string): Result<string, NumberRefusal> {
	const isWithCode = local.length >= 12 && local.startsWith(BRAZIL_CODE);
	const national = isWithCode ? local.slice(BRAZIL_CODE.length) : local;
	if (NATIONAL.test(national)) return ok(BRAZIL_CODE + national);
	if (WITHOUT_AREA.test(national)) return fail("area_code_missing");
	return fail(national.length < 10 ? "number_incomplete" : "number_impossible");
}

/**
 * As what WhatsApp may know a number, the likeliest first: a Brazilian mobile number with its ninth digit and without;
 * any other one as it is.
 */
export function listCandidates(phone: string): string[] {
	if (matchingKey({ kind: "phone", value: phone }) === null) return [phone];
	const [area, subscriber] = [phone.slice(2, 4), phone.slice(-8)];
	const other =
		phone.length === 13
			? `${BRAZIL_CODE}${area}${subscriber}`
			: `${BRAZIL_CODE}${area}9${subscriber}`;
	return [phone, other];
}
