// A lead or a sale that somebody marked on a conversation.
import type { Currency } from "../facebook/conversion.ts";
import { storableText } from "../inbox/stored-text.ts";
import { fail, ok, type Result } from "../result.ts";

export const MARK_KINDS = ["lead", "sale"] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

/** Those of conversions, the usual one first. A list of its own: the inbox loads nothing of the Facebook area. */
export const MARK_CURRENCIES = [
	"BRL",
	"USD",
	"EUR",
	"GBP",
	"CAD",
	"AUD",
	"JPY",
	"CHF",
	"CNY",
	"INR",
] as const satisfies readonly Currency[];

export const MAX_PRODUCT = 120;
export const MAX_MARK_NOTE = 500;
const MAX_CENTS = 99_999_999_999_999;

/** What is marked. */
export interface MarkFacts {
	kind: MarkKind;
	/** Hundredths of one unit of the currency, whatever its own smallest coin; null: a lead of no known value. */
	cents: number | null;
	currency: Currency;
	/** "" for none, as the next. */
	product: string;
	/** For the team: it leaves the workspace nowhere. */
	note: string;
}

/** Who marked it: a member or an agent, by the name of that time. */
export interface Marker {
	memberId: string | null;
	agentId: string | null;
	name: string | null;
}

/** Why it was not sent to Meta, or where it went: what became of it there stands with the sent events. */
export const MARK_OUTCOMES = [
	"sent",
	/** The workspace sends none. */
	"off",
	/** The contact does not want it. */
	"refused",
	/** No ad brought the customer lately, and the workspace does not match by phone. */
	"no_click",
	/** What Meta would know the account or the customer by is not known. */
	"no_account",
	/** Taken back before it was sent. */
	"taken_back",
	/** The dataset is no more the workspace's, or nobody's token sends to it. */
	"no_dataset",
	/** Older than Meta takes. */
	"too_old",
] as const;
export type MarkOutcome = (typeof MARK_OUTCOMES)[number];

export interface Mark extends MarkFacts, Marker {
	id: string;
	conversationId: string;
	/** Epoch ms. */
	at: number;
	/** The ad that brought the customer, and the click: the last before it, not too old. */
	adId: string | null;
	clickId: string | null;
	takenBackAt: number | null;
	/** Null: it was not decided yet. */
	outcome: MarkOutcome | null;
}

/** The line of it in the thread, which follows what becomes of the mark. `note` never leaves the team (system-line.ts). */
export interface MarkLine extends Omit<MarkFacts, "note"> {
	code: "marked";
	mark: string;
	note: string | null;
	takenBack: boolean;
}

export const markLineId = (id: string): string => `mark:${id}`;

export const lineOfMark = (mark: Mark): MarkLine => ({
	code: "marked",
	mark: mark.id,
	kind: mark.kind,
	cents: mark.cents,
	currency: mark.currency,
	product: mark.product,
	note: mark.note || null,
	takenBack: mark.takenBackAt !== null,
});

/** What a line's text says; null: it is another line. Never throws. */
export function parseMarkLine(text: string): MarkLine | null {
	try {
		const line = JSON.parse(text) as MarkLine | null;
		return line?.code === "marked" && MARK_KINDS.includes(line.kind) ? line : null;
	} catch {
		return null;
	}
}

/** Checks what is to be marked. A sale has a value. */
export function checkMark(typed: MarkFacts): Result<MarkFacts, "invalid_request"> {
	const { kind, cents, currency } = typed;
	const isValue = cents === null || (Number.isInteger(cents) && cents >= 0 && cents <= MAX_CENTS);
	if (!isValue || (kind === "sale" && cents === null)) return fail("invalid_request");
	if (!MARK_KINDS.includes(kind) || !MARK_CURRENCIES.includes(currency))
		return fail("invalid_request");
	const product = storableText(typed.product, MAX_PRODUCT).trim();
	return ok({
		kind,
		cents,
		currency,
		product,
		note: storableText(typed.note, MAX_MARK_NOTE).trim(),
	});
}

/** A typed amount, `1.234,56` or `1,234.56` or `99`, in hundredths; null: it is none. */
export function parseCents(typed: string): number | null {
	const text = typed.replace(/[\s\u00A0]|R\$|US\$|[€£$]/gu, "");
	const [, whole = "", part = ""] = /^(\d[\d.,]*?)(?:[.,](\d{1,2}))?$/u.exec(text) ?? [];
	// What separates thousands stands before three digits each.
	if (!/^\d+$|^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/u.test(whole)) return null;
	const cents = Number(whole.replace(/\D/gu, "")) * 100 + Number(part.padEnd(2, "0"));
	return cents <= MAX_CENTS ? cents : null;
}

/** How long an ad counts for what is marked after it. */
export const TOUCH_COUNTS_MS = 28 * 86_400_000;
