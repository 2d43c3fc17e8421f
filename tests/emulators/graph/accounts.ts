/** Marketing API: an ad account, its pixels, campaigns and insights. */
import { type Answer, type Asked, json } from "../oauth/http.ts";
import { adInsights } from "./ads.ts";
import { badParameter, unknownObject } from "./errors.ts";
import type { AdAccount, AdCampaign, AdPixel, GraphWorld } from "./state.ts";

type Fields = Record<string, unknown>;

const DEFAULT_LIMIT = 25;

const accountFields = (account: AdAccount): Fields => ({
	id: `act_${account.accountId}`,
	account_id: account.accountId,
	name: account.name,
	account_status: account.accountStatus,
	disable_reason: 0,
	amount_spent: account.amountSpent,
	balance: account.balance,
	spend_cap: "0",
	currency: account.currency,
	...(account.businessName === undefined ? {} : { business_name: account.businessName }),
	timezone_name: account.timezoneName,
	created_time: "2024-02-10T09:12:44-0300",
});

const pixelFields = (pixel: AdPixel): Fields => ({
	id: pixel.id,
	name: pixel.name,
	code: `<!-- Meta Pixel Code --><script>fbq('init','${pixel.id}');fbq('track','PageView');</script><!-- End Meta Pixel Code -->`,
	creation_time: "2024-02-11T10:00:00-0300",
	...(pixel.lastFiredTime === undefined ? {} : { last_fired_time: pixel.lastFiredTime }),
	automatic_matching_fields: ["em", "ph", "fn", "ln"],
	enable_automatic_matching: pixel.enableAutomaticMatching,
	data_use_setting: "ADVERTISING_AND_ANALYTICS",
	first_party_cookie_status: "FIRST_PARTY_COOKIE_ENABLED",
	is_crm: pixel.isCrm,
	is_unavailable: pixel.isUnavailable,
});

const campaignFields = (campaign: AdCampaign): Fields => ({
	id: campaign.id,
	name: campaign.name,
	objective: campaign.objective,
	status: campaign.status,
	effective_status: campaign.status,
	...(campaign.dailyBudget === undefined ? {} : { daily_budget: campaign.dailyBudget }),
	...(campaign.lifetimeBudget === undefined ? {} : { lifetime_budget: campaign.lifetimeBudget }),
	created_time: campaign.createdTime,
	updated_time: campaign.createdTime,
});

/** Only what was asked for by name, and the id; null for a field that no such node has. */
function pick(all: Fields, asked: Asked, known: readonly string[]): Fields | null {
	const names = (asked.query.get("fields") ?? "").split(",").filter(Boolean);
	if (names.some((name) => !known.includes(name) && !(name in all))) return null;
	return Object.fromEntries(
		Object.entries(all).filter(([name]) => name === "id" || names.includes(name)),
	);
}

const OPTIONAL = ["business_name", "last_fired_time", "daily_budget", "lifetime_budget"];

/** A page of a list, by a cursor that says where the next one begins. */
function page(asked: Asked, rows: readonly Fields[]): Answer {
	const limit = Math.min(Number(asked.query.get("limit") ?? DEFAULT_LIMIT), 500);
	const start = Number(Buffer.from(asked.query.get("after") ?? "", "base64").toString() || "0");
	const shown = rows.slice(start, start + limit).map((row) => pick(row, asked, OPTIONAL));
	if (shown.includes(null)) return badParameter("Tried accessing nonexisting field");
	const cursor = (at: number) => Buffer.from(String(at)).toString("base64");
	const hasMore = start + limit < rows.length;
	return json(200, {
		data: shown,
		paging: {
			cursors: { before: cursor(start), after: cursor(start + shown.length) },
			...(hasMore ? { next: `${asked.address}?after=${cursor(start + limit)}` } : {}),
		},
	});
}

/** DELETED and ARCHIVED are told only to whoever asks for them. */
function campaigns(asked: Asked, account: AdAccount): Answer {
	const filter = asked.query.get("effective_status");
	const wanted = filter === null ? ["ACTIVE", "PAUSED"] : (JSON.parse(filter) as string[]);
	const rows = account.campaigns.filter(({ status }) => wanted.includes(status));
	return page(asked, rows.map(campaignFields));
}

function insights(asked: Asked, account: AdAccount): Answer {
	if (asked.query.get("level") === "ad") return adInsights(asked, account);
	if (asked.query.get("date_preset") === null) return badParameter("date_preset is missing");
	const row = account.insights;
	return json(200, {
		data: row ? [{ ...row, date_start: "2026-10-22", date_stop: "2026-11-20" }] : [],
	});
}

/** `act_<id>` and its edges; null for any other path. */
export function accounts(world: GraphWorld, asked: Asked, path: string): Answer | null {
	const [, accountId = "", edge = ""] = /^act_(\d+)(?:\/(\w+))?$/.exec(path) ?? [];
	if (accountId === "") return null;
	const account = world.accounts.get(accountId);
	if (!account) return unknownObject(`act_${accountId}`);
	switch (edge) {
		case "": {
			const shown = pick(accountFields(account), asked, OPTIONAL);
			return shown ? json(200, shown) : badParameter("Tried accessing nonexisting field");
		}
		case "adspixels":
			return page(asked, account.pixels.map(pixelFields));
		case "campaigns":
			return campaigns(asked, account);
		case "insights":
			return insights(asked, account);
		default:
			return badParameter(`Unknown path components: /${edge}`);
	}
}
