// The most that a number may cost in a local month: agents, and campaigns, stop before people do.

/** An admin's ceiling for a number. */
export interface Ceiling {
	/** Reais in millionths. */
	micros: number;
	/** Members stop too, until a manager lets them go on. */
	stopsPeople: boolean;
	/** The month (`2026-11`) for which a manager let members go on; null: none. */
	releasedFor: string | null;
}

/** Who wants to write. */
export type Spender = "agent" | "person";

/** Managers are told at these parts of it. */
export const TOLD_AT = [80, 100] as const;
type ToldAt = (typeof TOLD_AT)[number];

/** The most that can be typed: a million reais. */
export const MAX_CEILING_MICROS = 1_000_000_000_000;

/** Whether a message that costs `next` must not leave. `spent` counts what is on its way. All in millionths. */
export function isStopped(
	ceiling: Ceiling | null,
	by: Spender,
	{ spent, next, month }: { spent: number; next: number; month: string },
): boolean {
	if (ceiling === null || spent + next <= ceiling.micros) return false;
	return by === "agent" || (ceiling.stopsPeople && ceiling.releasedFor !== month);
}

/** The highest of TOLD_AT that was reached; null: none. */
export function reachedOf(ceiling: Ceiling | null, spent: number): ToldAt | null {
	if (ceiling === null) return null;
	return TOLD_AT.findLast((part) => spent * 100 >= ceiling.micros * part) ?? null;
}

/** A typed amount in reais, "1.234,56" or "1234.56"; null for none that can be a ceiling or a rate. */
export function parseReais(typed: string, decimals = 2): number | null {
	const text = typed.replace(/\s|^R\$/g, "");
	const plain = text.includes(",") ? text.replaceAll(".", "").replace(",", ".") : text;
	const [, whole = "", part = ""] = /^(\d{1,7})(?:\.(\d{1,6}))?$/.exec(plain) ?? [];
	if (whole === "" || part.length > decimals) return null;
	const micros = Number(whole + part.padEnd(6, "0"));
	return micros <= MAX_CEILING_MICROS ? micros : null;
}
