// A phone is found however it was typed: with or without country code, trunk zero, ninth digit and
// punctuation, or by its last digits. One rule for the inbox, /conversations and the palette.

/** Fewer digits are no number yet, and the trigram index needs three. */
const MIN_DIGITS = 3;
/** From here on leading zeros are a trunk or exchange prefix, not a piece out of a number. */
const MIN_WHOLE = 8;
const TYPED = /^[+\d\s()./-]+$/;
/** A Brazilian mobile number, with country and area code or without; its ninth digit may be missing. */
const MOBILE = /^((?:55)?(?:[1-9]\d)?)(9?)([6-9]\d{7})$/;

/**
 * The digits to look for inside of stored numbers (E.164, digits only), any of which finds; empty
 * when what was typed is no number.
 */
export function listNumberForms(typed: string): string[] {
	const text = typed.trim();
	const digits = text.replace(/\D/g, "");
	if (!TYPED.test(text) || digits.length < MIN_DIGITS) return [];
	const bare = digits.replace(/^0+/, "");
	const forms = bare.length < MIN_WHOLE ? [digits] : [digits, bare];
	const [, codes = "", ninth = "", subscriber = ""] = bare.match(MOBILE) ?? [];
	// Eight digits are inside of nine anyway; only codes before them make the ninth matter.
	if (ninth !== "") forms.push(codes + subscriber);
	else if (subscriber !== "" && codes !== "") forms.push(`${codes}9${subscriber}`);
	return [...new Set(forms)];
}
