// From the ad to the sale: what each ad brought, and what it cost.
import { listOf } from "../service-figures/range.ts";
import { countIn, type ServiceDay, worthIn } from "../service-figures/sums.ts";
import { minorOfMajor, minorPerUnit } from "./money.ts";

/** What is known of an ad. Foreign names; null: Meta does not tell. */
export interface KnownAd {
	id: string;
	name: string | null;
	adSet: string | null;
	campaignId: string | null;
	campaign: string | null;
}

/** What ads cost in the period. */
export interface AdSpend extends KnownAd {
	/** Hundredths of one unit, as of sales. */
	cents: number;
	currency: string;
}

/** What one ad brought, or all ads of a campaign. */
export interface AdFigures {
	opened: number;
	answered: number;
	leads: number;
	sales: number;
	/** Of sales, hundredths by currency. */
	worth: Record<string, number>;
	/** The same of what it cost; null: not known. */
	spend: Record<string, number> | null;
}

export interface AdRow extends KnownAd, AdFigures {}

export interface CampaignRow extends AdFigures {
	/** Null: ads whose campaign is not known. */
	campaignId: string | null;
	campaign: string | null;
	/** Its ads, those that brought most first. */
	ads: AdRow[];
}

/** Meta's amount of an account in hundredths. @param major as Meta writes it: `1234.5` */
export const centsOfSpend = (major: string, currency: string): number =>
	Number(minorOfMajor(major, currency)) * (100 / minorPerUnit(currency));

/**
 * Ads with conversations, leads, sales or costs in a period.
 * @param sums of the period, by dimension
 * @param spend null: nobody could be asked
 */
export function toAdRows(
	sums: ServiceDay,
	known: readonly KnownAd[],
	spend: readonly AdSpend[] | null,
): AdRow[] {
	const ads = new Map([...known, ...(spend ?? [])].map((ad) => [ad.id, ad]));
	const counted = new Map(listOf(sums, "ad").map(({ id, sums: of }) => [id, of]));
	const ids = new Set([...counted.keys(), ...(spend ?? []).map(({ id }) => id)]);
	return [...ids].map((id): AdRow => {
		const of = counted.get(id);
		const { name = null, adSet = null, campaignId = null, campaign = null } = ads.get(id) ?? {};
		const costs: Record<string, number> = {};
		for (const cost of spend ?? [])
			if (cost.id === id) costs[cost.currency] = (costs[cost.currency] ?? 0) + cost.cents;
		return {
			id,
			name,
			adSet,
			campaignId,
			campaign,
			opened: countIn(of, "opened"),
			answered: countIn(of, "answered"),
			leads: countIn(of, "leads"),
			sales: countIn(of, "sales"),
			worth: worthIn(of),
			spend: spend === null ? null : costs,
		};
	});
}

/** All of them together. */
export function sumFigures(all: readonly AdFigures[]): AdFigures {
	const total = (name: "opened" | "answered" | "leads" | "sales") =>
		all.reduce((sum, one) => sum + one[name], 0);
	const money = (amounts: readonly Readonly<Record<string, number>>[]) => {
		const sums: Record<string, number> = {};
		for (const amount of amounts)
			for (const [currency, cents] of Object.entries(amount))
				sums[currency] = (sums[currency] ?? 0) + cents;
		return sums;
	};
	return {
		opened: total("opened"),
		answered: total("answered"),
		leads: total("leads"),
		sales: total("sales"),
		worth: money(all.map(({ worth }) => worth)),
		spend: all.some(({ spend }) => spend === null)
			? null
			: money(all.map(({ spend }) => spend ?? {})),
	};
}

const volume = ({ opened, leads, sales }: AdFigures): number => opened + leads + sales;
const byVolume = (a: AdFigures, b: AdFigures): number => volume(b) - volume(a);

/** By campaign, what brought most first; ads of no known campaign last. */
export function toCampaigns(ads: readonly AdRow[]): CampaignRow[] {
	const groups = Map.groupBy(ads, ({ campaignId }) => campaignId);
	const rows = [...groups].map(([campaignId, own]): CampaignRow => ({
		campaignId,
		campaign: own.find(({ campaign }) => campaign !== null)?.campaign ?? null,
		...sumFigures(own),
		ads: own.toSorted((a, b) => byVolume(a, b) || (a.id < b.id ? -1 : 1)),
	}));
	return rows.toSorted(
		(a, b) =>
			Number(a.campaignId === null) - Number(b.campaignId === null) ||
			byVolume(a, b) ||
			((a.campaignId ?? "") < (b.campaignId ?? "") ? -1 : 1),
	);
}

/** What one conversation cost, hundredths by currency; null: unknown, or there is none. */
export function costOfOne({ spend, opened }: AdFigures): Record<string, number> | null {
	if (spend === null || opened === 0) return null;
	return Object.fromEntries(
		Object.entries(spend).map(([currency, cents]) => [currency, Math.round(cents / opened)]),
	);
}

/** How often what it cost came back in sales, of one currency; null: unknown, or nothing was spent. */
export function returnOf({ worth, spend }: AdFigures): number | null {
	const [first, ...others] = Object.entries(spend ?? {});
	if (!first || others.length > 0) return null;
	const [currency, cents] = first;
	return cents === 0 ? null : (worth[currency] ?? 0) / cents;
}
