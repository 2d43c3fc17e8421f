/** How a spreadsheet shows a number: by its format, as a Brazilian reader writes it. */

/** The formats that have a number instead of a code. */
const BUILT_IN: Record<number, string> = {
	1: "0",
	2: "0.00",
	3: "#,##0",
	4: "#,##0.00",
	9: "0%",
	10: "0.00%",
	14: "dd/mm/yyyy",
	15: "dd/mm/yyyy",
	16: "dd/mm",
	17: "mm/yyyy",
	18: "h:mm",
	19: "h:mm:ss",
	20: "h:mm",
	21: "h:mm:ss",
	22: "dd/mm/yyyy h:mm",
	37: "#,##0",
	38: "#,##0",
	39: "#,##0.00",
	40: "#,##0.00",
	44: '"R$" #,##0.00',
	45: "mm:ss",
	46: "[h]:mm:ss",
	47: "mm:ss",
};

const MAX_CODE_LENGTH = 255;

/** The code of a format by its number, of a document's own or of every program's. */
export const codeOf = (id: number, own: ReadonlyMap<number, string>): string =>
	(own.get(id) ?? BUILT_IN[id] ?? "").slice(0, MAX_CODE_LENGTH);

/** Without colours, conditions, quoted words and escaped letters. */
const bareCode = (code: string): string =>
	code
		.replaceAll(/"[^"]*"/g, "")
		.replaceAll(/\\./g, "")
		.replaceAll(/\[(?![hms])[^\][]{0,60}\]/gi, "")
		.replaceAll(/[_*]./g, "");

const DAY_MS = 86_400_000;
/** Day 0 of the two calendars of spreadsheets. The first one believes in a 29 February 1900. */
const EPOCH_1900 = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);
const LAST_DAY = 2_958_465;

const two = (value: number): string => String(value).padStart(2, "0");

function formatMoment(serial: number, code: string, is1904: boolean): string | null {
	if (serial < 0 || serial > LAST_DAY) return null;
	const hasDate = /[dy]/i.test(code);
	const hasTime = /[hs]/i.test(code);
	// Rounded to seconds: a time is a fraction that no binary number holds.
	const epoch = is1904 ? EPOCH_1904 : EPOCH_1900;
	const date = new Date(epoch + Math.round((serial * DAY_MS) / 1000) * 1000);
	const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
	const hours = /\[h/i.test(code) ? Math.floor(serial * 24 + 1e-9) : date.getUTCHours();
	const time = `${two(hours)}:${two(date.getUTCMinutes())}`;
	if (!hasDate && hasTime) return time;
	const parts = [
		...(/d/i.test(code) ? [two(day)] : []),
		two(month),
		...(/y/i.test(code) ? [String(year)] : []),
	];
	return hasTime ? `${parts.join("/")} ${time}` : parts.join("/");
}

/** Digits in groups of three. */
function group(digits: string): string {
	const groups: string[] = [];
	for (let end = digits.length; end > 0; end -= 3)
		groups.unshift(digits.slice(Math.max(0, end - 3), end));
	return groups.join(".");
}

/** `1.299,90`: a comma before the cents. */
function formatDecimal(value: number, decimals: number, isGrouped: boolean): string {
	const [whole = "", cents = ""] = Math.abs(value).toFixed(Math.min(decimals, 10)).split(".");
	const written = isGrouped ? group(whole) : whole;
	return `${value < 0 ? "-" : ""}${written}${cents === "" ? "" : `,${cents}`}`;
}

/** What a program shows in a cell without a format: no more digits than eleven. */
const formatGeneral = (value: number): string =>
	Number.isInteger(value) ? String(value) : String(Number(value.toPrecision(11))).replace(".", ",");

/** Digits put into a mask of zeros: `00000-000` shows 1310100 as "01310-100". */
function formatMask(value: number, mask: string): string {
	const digits = [...String(Math.abs(Math.round(value))).padStart(mask.split("0").length - 1, "0")];
	const shown = [...mask].reverse().map((sign) => (sign === "0" ? (digits.pop() ?? "") : sign));
	return digits.join("") + shown.reverse().join("");
}

const CURRENCIES: readonly (readonly [RegExp, string])[] = [
	[/R\$/, "R$ "],
	[/US\$/, "US$ "],
	[/€/, "€ "],
	[/£/, "£ "],
	[/\$/, "$ "],
];

/**
 * A number as its cell shows it: dates as dd/mm/yyyy, times as hh:mm, money with its sign, per cent, leading zeros.
 * @param code the format's code; "" shows the number itself
 */
export function formatNumber(value: number, code: string, is1904 = false): string {
	if (!Number.isFinite(value)) return "";
	const [section = ""] = code.split(";");
	const bare = bareCode(section);
	if (/[dyhs]/i.test(bare.replaceAll(/general/gi, "")) || /^m+$/i.test(bare.trim()))
		return formatMoment(value, bare, is1904) ?? formatGeneral(value);
	const mask = section.replaceAll(/[\\"]/g, "");
	if (/^[0 ./()-]{2,}$/.test(mask) && !/^0+\.0+$/.test(mask) && mask.includes("0"))
		return formatMask(value, mask);
	if (!/[0#]/.test(bare)) return formatGeneral(value);
	const decimals = (/\.([0#?]+)/.exec(bare)?.[1] ?? "").length;
	const isGrouped = /[#0],[#0]/.test(bare);
	if (bare.includes("%")) return `${formatDecimal(value * 100, decimals, isGrouped)}%`;
	const sign = CURRENCIES.find(([written]) => written.test(section))?.[1] ?? "";
	return sign + formatDecimal(value, decimals, isGrouped);
}
