/** Schemas of the Marketing API: accounts, pixels, campaigns and events. */
import { z } from "zod";
import { Count, Flag, Id, list, MaybeName, Moment, Name } from "./graph-values.ts";
import type {
	GraphAd,
	GraphAdSpend,
	GraphAccount,
	GraphCampaign,
	GraphInsights,
	GraphPixel,
} from "./port.ts";

/** Characters of a pixel's code; Meta's own snippet has about a tenth. */
const MAX_CODE_LENGTH = 8_000;

/** Whole minor units; Meta sends them as text, sometimes as a number. */
const Minor = z
	.union([z.string().regex(/^-?\d{1,18}$/), z.number().int().transform(String)])
	.catch("0");
export const ACCOUNT_FIELDS =
	"account_id,name,account_status,amount_spent,balance,currency,business_name,timezone_name";
export const Account = z
	.looseObject({
		account_id: z.string().regex(/^\d{5,20}$/),
		name: Name,
		account_status: z.number().int().catch(0),
		amount_spent: Minor,
		balance: Minor,
		currency: z
			.string()
			.regex(/^[A-Z]{3}$/)
			.catch("USD"),
		business_name: MaybeName,
		timezone_name: MaybeName,
	})
	.transform((account): GraphAccount => ({
		accountId: account.account_id,
		name: account.name,
		accountStatus: account.account_status,
		amountSpent: account.amount_spent,
		balance: account.balance,
		currency: account.currency,
		businessName: account.business_name,
		timezoneName: account.timezone_name,
	}));

export const PIXEL_FIELDS =
	"id,name,code,creation_time,last_fired_time,enable_automatic_matching,data_use_setting,first_party_cookie_status,is_crm,is_unavailable";
export const Pixel = z
	.looseObject({
		id: Id,
		name: Name,
		code: z
			.string()
			.nullish()
			.catch(null)
			// A truncated snippet would not work.
			.transform((code) => (code && code.length <= MAX_CODE_LENGTH ? code : null)),
		creation_time: Moment,
		last_fired_time: Moment,
		enable_automatic_matching: Flag,
		is_crm: Flag,
		is_unavailable: Flag,
		data_use_setting: MaybeName,
		first_party_cookie_status: MaybeName,
	})
	.transform((pixel): GraphPixel => ({
		pixelId: pixel.id,
		name: pixel.name,
		isUnavailable: pixel.is_unavailable,
		creationTime: pixel.creation_time,
		lastFiredTime: pixel.last_fired_time,
		enableAutomaticMatching: pixel.enable_automatic_matching,
		isCrm: pixel.is_crm,
		dataUseSetting: pixel.data_use_setting,
		firstPartyCookieStatus: pixel.first_party_cookie_status,
		code: pixel.code,
	}));

const Budget = z
	.string()
	.regex(/^\d{1,18}$/)
	.nullish()
	.catch(null)
	.transform((text) => text ?? null);
export const CAMPAIGN_FIELDS =
	"id,name,objective,status,daily_budget,lifetime_budget,created_time,updated_time";
/** Without it Meta leaves out archived campaigns. Deleted ones are recognised by their absence. */
export const CAMPAIGN_STATUSES = JSON.stringify([
	"ACTIVE",
	"PAUSED",
	"ARCHIVED",
	"IN_PROCESS",
	"WITH_ISSUES",
]);
export const Campaign = z
	.looseObject({
		id: Id,
		name: Name,
		objective: MaybeName,
		status: z.string().max(40).catch("UNKNOWN"),
		daily_budget: Budget,
		lifetime_budget: Budget,
		created_time: Moment,
		updated_time: Moment,
	})
	.transform((campaign): GraphCampaign => ({
		id: campaign.id,
		name: campaign.name,
		objective: campaign.objective,
		status: campaign.status.toLowerCase(),
		dailyBudget: campaign.daily_budget,
		lifetimeBudget: campaign.lifetime_budget,
		createdAt: campaign.created_time ?? 0,
		updatedAt: campaign.updated_time ?? campaign.created_time ?? 0,
	}));

const Major = z
	.string()
	.regex(/^\d{1,15}(?:\.\d{1,4})?$/)
	.catch("0");
/** No row means that no ads were shown in this period. */
export const Insights = list(
	z.looseObject({ spend: Major, reach: Count, impressions: Count, clicks: Count }),
).transform(([row]): GraphInsights => ({
	spend: row?.spend ?? "0",
	reach: row?.reach ?? 0,
	impressions: row?.impressions ?? 0,
	clicks: row?.clicks ?? 0,
}));

const Place = z.looseObject({ id: Id, name: MaybeName }).nullish().catch(null);
export const AD_FIELDS = "id,name,adset{id,name},campaign{id,name}";
/** By id. */
export const Ads = z
	.record(z.string(), z.looseObject({ id: Id, name: Name, adset: Place, campaign: Place }))
	.transform((ads): GraphAd[] =>
		Object.values(ads).map(({ id, name, adset, campaign }) => ({
			id,
			name,
			adSet: adset?.name ?? null,
			campaignId: campaign?.id ?? null,
			campaign: campaign?.name ?? null,
		})),
	);

export const SPEND_FIELDS = "ad_id,ad_name,adset_name,campaign_id,campaign_name,spend";
export const AdSpend = z
	.looseObject({
		ad_id: Id,
		ad_name: Name,
		adset_name: MaybeName,
		campaign_id: Id.nullish().catch(null),
		campaign_name: MaybeName,
		spend: Major,
	})
	.transform((row): GraphAdSpend => ({
		adId: row.ad_id,
		name: row.ad_name,
		adSet: row.adset_name,
		campaignId: row.campaign_id ?? null,
		campaign: row.campaign_name,
		spend: row.spend,
	}));

export const EventsTaken = z.looseObject({
	events_received: z.number().int().min(0),
	fbtrace_id: z.string().max(100).nullish().catch(null),
});
