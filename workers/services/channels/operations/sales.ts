import { type ContactSales, CorrectMark, MarkSale, RefuseAds } from "#app/contracts/sales.ts";
import type { GraphFaultView } from "#app/contracts/facebook.ts";
import { ok } from "#app/domain/result.ts";
import { checkMark } from "#app/domain/sales/mark.ts";
import { markEventId } from "#app/domain/sales/messaging-event.ts";
import { selectAccounts } from "#workers/data/queries/facebook/accounts.ts";
import { placeOf, selectAdsAmong, selectSentAmong } from "#workers/data/queries/facebook/sales.ts";
import { defineOperation } from "../operation.ts";
import { recordCare } from "./care-record.ts";

/** Which ads brought a contact, what was marked on its conversations, and what Meta said to it. */
export const readSales = defineOperation("readSales", {
	permission: "read",
	async run({ channel, workspaceId, params }, deps) {
		const known = await channel.sales(workspaceId, params.contactId);
		if (!known.ok) return known;
		const { marks, ...rest } = known.value;
		const adIds = rest.touches.flatMap(({ adId }) => adId ?? []);
		await deps.adPlaces.refresh(workspaceId, adIds);
		const [ads, sent, accounts] = await deps.db.batch([
			selectAdsAmong(deps.db, workspaceId, adIds),
			selectSentAmong(deps.db, workspaceId, marks.map(markEventId)),
			selectAccounts(deps.db, workspaceId),
		]);
		const byEvent = new Map(sent.map(({ eventId, ...one }) => [eventId, one]));
		const sales: ContactSales = {
			...rest,
			ads: ads.flatMap((ad) => placeOf(ad) ?? []),
			isConnected: accounts.length > 0,
			marks: marks.map((mark) => {
				const found = byEvent.get(markEventId(mark));
				const fault = (found?.fault ? JSON.parse(found.fault) : null) as GraphFaultView | null;
				return { ...mark, sent: found ? { state: found.state, fault } : null };
			}),
		};
		return ok(sales);
	},
});

/** Marks a lead or a sale on the contact's conversation; the same id again is the same mark. */
export const markSale = defineOperation("markSale", {
	permission: "send",
	limit: { name: "send", by: "member" },
	body: MarkSale,
	async run(asked, deps) {
		const { channel, workspaceId, signedIn, params, body } = asked;
		const { id, ...typed } = body;
		const facts = checkMark(typed);
		if (!facts.ok) return facts;
		const by = { memberId: signedIn.member.id, agentId: null, name: signedIn.fullName };
		const marked = await channel.markSale(
			workspaceId,
			params.contactId,
			{ id, ...facts.value },
			by,
		);
		if (!marked.ok) return marked;
		const contact = { id: params.contactId };
		if (marked.value.isNew) await recordCare(asked, deps, contact, { code: "sale_marked" });
		return ok(marked.value);
	},
});

/** Gives a mark other facts, or takes it back. */
export const correctMark = defineOperation("correctMark", {
	permission: "send",
	limit: { name: "send", by: "member" },
	body: CorrectMark,
	async run(asked, deps) {
		const { channel, workspaceId, params, body } = asked;
		const facts = body.facts === null ? ok(null) : checkMark(body.facts);
		if (!facts.ok) return facts;
		const { contactId, markId } = params;
		const corrected = await channel.correctMark(workspaceId, contactId, markId, facts.value);
		if (!corrected.ok) return corrected;
		const code = facts.value === null ? "sale_taken_back" : "sale_corrected";
		await recordCare(asked, deps, { id: contactId }, { code });
		return corrected;
	},
});

/** The contact wants nothing of what it buys told to Meta, or does not mind any more. */
export const refuseAds = defineOperation("refuseAds", {
	permission: "send",
	body: RefuseAds,
	async run(asked, deps) {
		const { channel, workspaceId, params, body } = asked;
		const refused = await channel.refuseAds(workspaceId, params.contactId, body.isRefused);
		if (!refused.ok) return refused;
		const code = body.isRefused ? "ads_refused" : "ads_allowed";
		await recordCare(asked, deps, { id: params.contactId }, { code });
		return refused;
	},
});
