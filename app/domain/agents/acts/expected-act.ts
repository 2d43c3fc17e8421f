// What a case of the test set demands that an agent does, and whether a call is it.
import { searchKey } from "../../inbox/search-key.ts";
import { storableText } from "../../inbox/stored-text.ts";

/** A call that must be made, by its name, with at least these values. */
export interface ExpectedAct {
	name: string;
	values: Record<string, string>;
}

/** A call as a trace has it: arguments as JSON. */
export interface MadeCall {
	name: string;
	arguments: string;
}

export const MAX_EXPECTED_VALUES = 6;
const MAX_NAME = 64;
const MAX_VALUE = 200;

/** What somebody typed, cleaned: undefined where nothing is demanded, null where it cannot be. */
export function parseExpectedAct(typed: ExpectedAct | undefined): ExpectedAct | undefined | null {
	const name = typed?.name.trim() ?? "";
	if (typed === undefined || name === "") return undefined;
	const values = Object.entries(typed.values)
		.map(([key, value]) => [key.trim(), storableText(value).trim()] as const)
		.filter(([key, value]) => key !== "" && value !== "");
	const isFit =
		name.length <= MAX_NAME &&
		values.length <= MAX_EXPECTED_VALUES &&
		values.every(([key, value]) => key.length <= MAX_NAME && value.length <= MAX_VALUE);
	return isFit ? { name, values: Object.fromEntries(values) } : null;
}

/** The arguments of a call as texts; empty where they are none. */
export function callValues({ arguments: given }: MadeCall): Record<string, string> {
	try {
		const read: unknown = JSON.parse(given);
		if (typeof read !== "object" || read === null) return {};
		const textOf = (value: unknown): string =>
			typeof value === "string" ? value : JSON.stringify(value);
		return Object.fromEntries(Object.entries(read).map(([key, value]) => [key, textOf(value)]));
	} catch {
		return {};
	}
}

/** Whether a call is the expected one; values are compared without case and accents. */
export function isExpectedCall(expected: ExpectedAct, call: MadeCall): boolean {
	if (call.name !== expected.name) return false;
	const made = callValues(call);
	return Object.entries(expected.values).every(
		([key, value]) => Object.hasOwn(made, key) && searchKey(made[key] ?? "") === searchKey(value),
	);
}

/** "pedido = 1234", one a line, as people type it; lines without "=" are left out. */
export const readValueLines = (text: string): Record<string, string> =>
	Object.fromEntries(
		text.split("\n").flatMap((line) => {
			const at = line.indexOf("=");
			return at === -1 ? [] : [[line.slice(0, at).trim(), line.slice(at + 1).trim()] as const];
		}),
	);

/** The inverse of `readValueLines`. */
export const writeValueLines = (values: Record<string, string>): string =>
	Object.entries(values)
		.map(([key, value]) => `${key} = ${value}`)
		.join("\n");
