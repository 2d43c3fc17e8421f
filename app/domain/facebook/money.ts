// founding.md 31; Marketing API, ad accounts: amounts are minor units of the account's own currency.

/** An amount of one currency: minor units, whole numbers as text (they outgrow a double). */
export interface Amount {
	amount: string;
	currency: string;
}

/** Currencies whose minor unit is the unit itself, at Meta; every other one has a hundred. */
const WHOLE_CURRENCIES: readonly string[] = [
	"CLP",
	"COP",
	"CRC",
	"HUF",
	"ISK",
	"IDR",
	"JPY",
	"KRW",
	"PYG",
	"TWD",
	"VND",
];

/** Minor units of one unit: 100, or 1. */
export const minorPerUnit = (currency: string): 1 | 100 =>
	WHOLE_CURRENCIES.includes(currency) ? 1 : 100;

/** Zero for what is no whole number: a garbled amount of one account spoils no total. */
const parseMinor = (amount: string): bigint => (/^-?\d{1,30}$/.test(amount) ? BigInt(amount) : 0n);

/** Sums per currency, in the order in which currencies come first; never across currencies. */
export function sumPerCurrency(amounts: readonly Amount[]): Amount[] {
	const totals = new Map<string, bigint>();
	for (const { amount, currency } of amounts)
		totals.set(currency, (totals.get(currency) ?? 0n) + parseMinor(amount));
	return [...totals].map(([currency, total]) => ({ currency, amount: total.toString() }));
}

/** Major units as Meta writes insights, `1234.5`, in minor units; what is smaller than one is cut. */
export function minorOfMajor(major: string, currency: string): string {
	const parts = /^(\d{1,27})(?:\.(\d+))?$/.exec(major.trim());
	if (!parts) return "0";
	const cents = `${parts[2] ?? ""}00`.slice(0, minorPerUnit(currency) === 1 ? 0 : 2);
	return BigInt(`${parts[1] ?? "0"}${cents}`).toString();
}
