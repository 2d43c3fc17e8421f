/** Where a contact came from, and the leads and sales on its conversations. */
import { z } from "zod";
import type { ConversionState } from "../domain/facebook/conversion.ts";
import type { FromAdLine } from "../domain/inbox/referral.ts";
import {
	type Mark,
	MARK_CURRENCIES,
	MARK_KINDS,
	MAX_MARK_NOTE,
	MAX_PRODUCT,
} from "../domain/sales/mark.ts";
import type { GraphFaultView } from "./facebook.ts";

const Facts = z.strictObject({
	kind: z.enum(MARK_KINDS),
	cents: z.int().min(0).nullable(),
	currency: z.enum(MARK_CURRENCIES),
	product: z.string().max(MAX_PRODUCT),
	note: z.string().max(MAX_MARK_NOTE),
});

/** The id is made by whoever marks, so that a repeated request is the same mark. */
export const MarkSale = z.strictObject({ id: z.uuid(), ...Facts.shape });
export type MarkSale = z.infer<typeof MarkSale>;

/** Other facts of a mark; null takes it back. */
export const CorrectMark = z.strictObject({ facts: Facts.nullable() });
export type CorrectMark = z.infer<typeof CorrectMark>;

export const RefuseAds = z.strictObject({ isRefused: z.boolean() });
export type RefuseAds = z.infer<typeof RefuseAds>;

/** An ad or post that brought the contact, as the channel's object tells it. */
export interface TouchView extends Omit<FromAdLine, "code"> {
	/** Of the line in the thread. */
	line: string;
	at: number;
	hasPicture: boolean;
}

/** Where an ad stands, as the Facebook area knows it. */
export interface AdPlace {
	adId: string;
	name: string;
	campaign: string | null;
	adSet: string | null;
}

/** What became of a mark at Meta; null: it was not sent yet, or never. */
interface MarkView extends Mark {
	sent: { state: ConversionState; fault: GraphFaultView | null } | null;
}

/** As the channel's object knows it. */
export interface KnownSales {
	touches: TouchView[];
	marks: Mark[];
	isRefused: boolean;
}

export interface ContactSales extends Omit<KnownSales, "marks"> {
	marks: MarkView[];
	/** Of the touches' ads those that are known. */
	ads: AdPlace[];
	/** Whether the workspace has its ads here at all. */
	isConnected: boolean;
}
