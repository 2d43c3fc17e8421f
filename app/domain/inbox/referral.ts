// Where a customer came from: the ad or post whose button brought them. All of it is what the vendor's webhook says, and data.
import { storableText } from "./stored-text.ts";

const MAX_TEXT = 500;
const MAX_URL = 2_000;
/** Ads that a contact came from, and are remembered: the first, and the newest. */
export const MAX_TOUCHES = 10;

/** An ad or post that brought somebody, as a message tells it. */
export interface Referral {
	kind: "ad" | "post";
	/** The ad's id at Meta, digits; null: not told. */
	sourceId: string | null;
	/** The ad's page. Nobody opens it but a person. */
	url: string | null;
	/** "" for none, as the next two. */
	headline: string;
	body: string;
	/** What the ad says first in the chat. */
	greeting: string;
	/** Where its picture is; null: none. Fetched by the guarded fetch only. */
	pictureUrl: string | null;
	/** Meta's id of the click, given back with a conversion; null: none. */
	clickId: string | null;
	/** What the business wrote into its link; null: nothing. */
	ref: string | null;
}

/** What vendors tell of it, under our names; of any shape. */
type ToldReferral = Partial<Record<keyof Referral, unknown>>;

/** What can be kept of it; null: it names neither an ad nor anything to read. */
export function readReferral(told: ToldReferral): Referral | null {
	const read: Referral = {
		kind: told.kind === "post" ? "post" : "ad",
		sourceId: matching(told.sourceId, /^\d{1,32}$/),
		url: addressIn(told.url),
		headline: lineOf(told.headline),
		body: lineOf(told.body),
		greeting: lineOf(told.greeting),
		pictureUrl: addressIn(told.pictureUrl),
		clickId: matching(told.clickId, /^[\w.~+/=-]{1,500}$/),
		ref: lineOf(told.ref) || null,
	};
	const { sourceId, clickId, headline, body } = read;
	return sourceId !== null || clickId !== null || headline !== "" || body !== "" ? read : null;
}

const matching = (value: unknown, pattern: RegExp): string | null =>
	typeof value === "string" && pattern.test(value) ? value : null;

const lineOf = (value: unknown): string =>
	typeof value === "string" ? storableText(value, MAX_TEXT).trim() : "";

/** Plain https only: anything else is no address of a vendor's. */
function addressIn(value: unknown): string | null {
	if (typeof value !== "string" || value.length > MAX_URL || !URL.canParse(value)) return null;
	const { protocol, username, href } = new URL(value);
	return protocol === "https:" && username === "" ? href : null;
}

/** The line in the thread: what people may read of it. */
export interface FromAdLine {
	code: "from_ad";
	kind: Referral["kind"];
	adId: string | null;
	url: string | null;
	headline: string;
	body: string;
	greeting: string;
}

export const lineOfReferral = (referral: Referral): FromAdLine => ({
	code: "from_ad",
	kind: referral.kind,
	adId: referral.kind === "ad" ? referral.sourceId : null,
	url: referral.url,
	headline: referral.headline,
	body: referral.body,
	greeting: referral.greeting,
});

/** What a line's text says; null: it is another line. Never throws. */
export function parseFromAdLine(text: string): FromAdLine | null {
	try {
		const line = JSON.parse(text) as (Partial<FromAdLine> & { code?: unknown }) | null;
		if (line?.code !== "from_ad") return null;
		const { adId, ...told } = line;
		// A line of one that was known by its click alone says nothing, and is one.
		const read = readReferral({ ...told, sourceId: adId, clickId: "unknown" });
		return read && lineOfReferral(read);
	} catch {
		return null;
	}
}

/** What an agent reads of it, as part of what the customer says. */
export const wordsOfAd = ({ kind, headline, body }: FromAdLine): string =>
	[kind === "post" ? "veio da publicação" : "veio do anúncio", headline, body]
		.filter(Boolean)
		.join(": ")
		.replaceAll(/[[\]]/gu, " ");

/** The id of the line that a message brings. */
export const fromAdLineId = (providerId: string): string => `ad:${providerId}`;

/** That a contact came from an ad or post, once. */
export interface Touch {
	/** Of the line in the thread. */
	line: string;
	/** Epoch ms. */
	at: number;
	/** Null: of a post, or not told. */
	adId: string | null;
	clickId: string | null;
}

/** All touches of a contact that are remembered, oldest first. */
export const touchesIn = (stored: string | null): Touch[] =>
	stored === null ? [] : (JSON.parse(stored) as Touch[]);

/** As it is stored with more of them; null: there are none. */
export function storeTouches(stored: string | null, more: readonly Touch[]): string | null {
	const byLine = new Map([...touchesIn(stored), ...more].map((touch) => [touch.line, touch]));
	const all = [...byLine.values()].toSorted((a, b) => a.at - b.at);
	const kept = all.length > MAX_TOUCHES ? [...all.slice(0, 1), ...all.slice(1 - MAX_TOUCHES)] : all;
	return kept.length === 0 ? null : JSON.stringify(kept);
}

/** The last time up to `now` that a contact came from an ad; null: never. Posts do not count. */
export const newestAdTouch = (stored: string | null, now: number): Touch | null =>
	touchesIn(stored).findLast(
		({ at, adId, clickId }) => at <= now && (adId !== null || clickId !== null),
	) ?? null;
