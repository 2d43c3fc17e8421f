/** Ads of accounts: what they are called, where they belong, and what they cost. */
import { type Answer, type Asked, json } from "../oauth/http.ts";
import { badParameter, unknownObject } from "./errors.ts";
import type { AdAccount, GraphWorld } from "./state.ts";

/** One ad; `spend` as Meta writes it, whatever days are asked for. */
export interface Ad {
	id: string;
	name: string;
	adSet: { id: string; name: string };
	campaign: { id: string; name: string };
	spend: string;
}

/** `GET ?ids=` of ads; null for any other path. One that is not there spoils it for all. */
export function adsById(world: GraphWorld, asked: Asked, path: string): Answer | null {
	const ids = asked.query.get("ids")?.split(",") ?? [];
	if (path !== "" || ids.length === 0) return null;
	const all = [...world.accounts.values()].flatMap(({ ads = [] }) => ads);
	const found = ids.map((id) => all.find((ad) => ad.id === id));
	const missing = ids.find((_, n) => found[n] === undefined);
	if (missing !== undefined) return unknownObject(missing);
	return json(
		200,
		Object.fromEntries(
			found.flatMap((ad) =>
				ad ? [[ad.id, { id: ad.id, name: ad.name, adset: ad.adSet, campaign: ad.campaign }]] : [],
			),
		),
	);
}

/** `act_<id>/insights?level=ad`: ads without costs in the time are left out. */
export function adInsights(asked: Asked, { ads = [] }: AdAccount): Answer {
	const range = JSON.parse(asked.query.get("time_range") ?? "{}") as {
		since?: string;
		until?: string;
	};
	if (!range.since || !range.until) return badParameter("time_range is missing");
	return json(200, {
		data: ads
			.filter(({ spend }) => Number(spend) > 0)
			.map((ad) => ({
				ad_id: ad.id,
				ad_name: ad.name,
				adset_name: ad.adSet.name,
				campaign_id: ad.campaign.id,
				campaign_name: ad.campaign.name,
				spend: ad.spend,
				date_start: range.since,
				date_stop: range.until,
			})),
		paging: { cursors: { before: "MAZD", after: "MAZD" } },
	});
}
