/** What the Graph API answers, translated to our words. Unknown fields are left out. */
import { z } from "zod";
import type {
	GraphAccount,
	GraphCampaign,
	GraphInsights,
	GraphPayment,
	GraphPixel,
	GraphProduct,
	GraphPurchase,
	GraphSubscription,
	GraphToken,
} from "./port.ts";

const MAX_NAME_LENGTH = 300;
/** Of a pixel: Meta's own snippet has about a tenth. */
const MAX_CODE_LENGTH = 8_000;
const SECOND_MS = 1000;

const Id = z.string().regex(/^\w{1,64}$/);
const Name = z
	.string()
	.catch("")
	.transform((text) => text.slice(0, MAX_NAME_LENGTH));
const MaybeName = z
	.string()
	.nullish()
	.catch(null)
	.transform((text) => text?.slice(0, MAX_NAME_LENGTH) ?? null);
const Flag = z.boolean().catch(false);
const Count = z.coerce.number().int().min(0).catch(0);
/** Whole minor units; Meta writes them as text, and sometimes as a number. */
const Minor = z
	.union([z.string().regex(/^-?\d{1,18}$/), z.number().int().transform(String)])
	.catch("0");
const Budget = z
	.string()
	.regex(/^\d{1,18}$/)
	.nullish()
	.catch(null)
	.transform((text) => text ?? null);
/** `2026-11-20T18:10:27+0000`, or seconds. */
const Moment = z
	.union([z.string(), z.number()])
	.nullish()
	.catch(null)
	.transform((given) => {
		if (given === null || given === undefined) return null;
		const ms =
			typeof given === "number"
				? given * SECOND_MS
				: Date.parse(given.replace(/([+-]\d\d)(\d\d)$/, "$1:$2"));
		return Number.isFinite(ms) ? ms : null;
	});

export const page = <Row extends z.ZodType>(row: Row) =>
	z
		.looseObject({
			data: z.array(row),
			paging: z
				.looseObject({
					cursors: z.looseObject({ after: z.string().max(2_000) }).optional(),
					next: z.string().optional(),
				})
				.optional(),
		})
		// `next` is there only while another page is.
		.transform(({ data, paging }) => ({
			rows: data,
			after: paging?.next === undefined ? null : (paging.cursors?.after ?? null),
		}));

export const list = <Row extends z.ZodType>(row: Row) =>
	z.looseObject({ data: z.array(row) }).transform(({ data }) => data);

export const Success = z.looseObject({ success: z.literal(true) }).transform(() => null);
export const Person = z.looseObject({ id: Id, name: Name });
export const Permission = z.looseObject({
	permission: z.string().max(100),
	status: z.enum(["granted", "declined", "expired"]).catch("declined"),
});

export const NewToken = z.looseObject({
	access_token: z.string().min(5).max(1024),
	expires_in: z.number().int().positive().nullish().catch(null),
});

export const readToken = (appId: string, now: number) =>
	z
		.looseObject({
			data: z.looseObject({
				app_id: z.string().optional(),
				is_valid: z.boolean(),
				expires_at: z.number().nullish().catch(null),
				user_id: Id.nullish().catch(null),
				scopes: z.array(z.string().max(100)).catch([]),
			}),
		})
		.transform(({ data }): GraphToken => {
			// 0: never.
			const expiresAt = data.expires_at ? data.expires_at * SECOND_MS : null;
			return {
				isValid: data.is_valid && (expiresAt === null || expiresAt > now),
				isOurs: data.app_id === appId,
				userId: data.user_id ?? null,
				scopes: data.scopes,
				expiresAt,
			};
		});

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
			// Half a snippet is worse than none.
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

export const CAMPAIGN_FIELDS =
	"id,name,objective,status,daily_budget,lifetime_budget,created_time,updated_time";
/** Without this, archived ones are not told. What was deleted is known by not being told any more. */
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
/** No row: nothing was shown in these days. */
export const Insights = list(
	z.looseObject({ spend: Major, reach: Count, impressions: Count, clicks: Count }),
).transform(([row]): GraphInsights => ({
	spend: row?.spend ?? "0",
	reach: row?.reach ?? 0,
	impressions: row?.impressions ?? 0,
	clicks: row?.clicks ?? 0,
}));

export const EventsTaken = z.looseObject({
	events_received: z.number().int().min(0),
	fbtrace_id: z.string().max(100).nullish().catch(null),
});

export const Product = z
	.looseObject({
		product_id: z.string().min(1).max(200),
		title: Name,
		description: Name,
		product_type: MaybeName,
		price: Name,
		price_currency_code: z.string().max(10).catch(""),
		price_amount_cents: Count,
	})
	.transform((product): GraphProduct => ({
		productId: product.product_id,
		title: product.title,
		description: product.description,
		price: product.price,
		productType: product.product_type,
		priceCurrencyCode: product.price_currency_code,
		priceAmountCents: product.price_amount_cents,
	}));

export const Purchase = z
	.looseObject({
		payment_id: Id,
		product_id: z.string().min(1).max(200),
		purchase_time: z.number(),
		purchase_token: z.string().min(1).max(500),
		is_consumed: Flag,
	})
	.transform((purchase): GraphPurchase => ({
		paymentId: purchase.payment_id,
		productId: purchase.product_id,
		purchasedAt: purchase.purchase_time * SECOND_MS,
		purchaseToken: purchase.purchase_token,
		isConsumed: purchase.is_consumed,
	}));

const Word = z.string().max(100).catch("");
export const Payment = z
	.looseObject({
		id: Id,
		user: z.looseObject({ id: Id }),
		actions: z.array(z.looseObject({ type: Word, status: Word })).catch([]),
		disputes: z.array(z.looseObject({ status: Word, reason: Word })).catch([]),
	})
	.transform(({ id, user, actions, disputes }): GraphPayment => ({
		id,
		userId: user.id,
		actions: actions.map(({ type, status }) => ({ type, status })),
		disputes: disputes.map(({ status, reason }) => ({ status, reason })),
	}));

export const Subscription = z
	.looseObject({
		object: z.string().max(100),
		callback_url: z.string().max(2_000).catch(""),
		active: Flag,
		fields: z
			.array(
				z.union([z.string(), z.looseObject({ name: z.string() }).transform(({ name }) => name)]),
			)
			.catch([]),
	})
	.transform((subscription): GraphSubscription => ({
		object: subscription.object,
		callbackUrl: subscription.callback_url,
		isActive: subscription.active,
		fields: subscription.fields,
	}));
