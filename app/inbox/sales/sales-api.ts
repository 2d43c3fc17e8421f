import * as v from "valibot";
import { listOf } from "#app/contracts/frames.ts";
import {
	MARK_CURRENCIES,
	MARK_KINDS,
	MARK_OUTCOMES,
	type MarkFacts,
} from "#app/domain/sales/mark.ts";
import { parseAnswer } from "#app/ui/api-request.ts";
import { callChannel } from "#app/ui/channel-call.ts";

const MaybeText = v.nullable(v.string());
const Sales = v.object({
	isConnected: v.boolean(),
	isRefused: v.boolean(),
	touches: listOf(
		v.object({
			line: v.string(),
			at: v.number(),
			kind: v.picklist(["ad", "post"]),
			adId: MaybeText,
			url: MaybeText,
			headline: v.string(),
			body: v.string(),
			hasPicture: v.boolean(),
		}),
	),
	ads: listOf(
		v.object({ adId: v.string(), name: v.string(), campaign: MaybeText, adSet: MaybeText }),
	),
	marks: listOf(
		v.object({
			id: v.string(),
			at: v.number(),
			kind: v.picklist(MARK_KINDS),
			cents: v.nullable(v.number()),
			currency: v.picklist(MARK_CURRENCIES),
			product: v.string(),
			note: v.string(),
			name: MaybeText,
			takenBackAt: v.nullable(v.number()),
			outcome: v.fallback(v.nullable(v.picklist(MARK_OUTCOMES)), null),
			sent: v.nullable(
				v.object({
					state: v.picklist(["sending", "sent", "failed", "unknown"]),
					fault: v.nullable(v.object({ message: MaybeText })),
				}),
			),
		}),
	),
});
export type Sales = v.InferOutput<typeof Sales>;

/** Where a contact came from and what was marked. Throws ApiError, as the others. */
export async function readSales(channelId: string, contactId: string, signal: AbortSignal) {
	const answer = callChannel(channelId, "readSales", { params: { contactId } }, { signal });
	return parseAnswer(Sales, await answer);
}

export async function markSale(
	channelId: string,
	contactId: string,
	mark: MarkFacts & { id: string },
): Promise<void> {
	await callChannel(channelId, "markSale", { params: { contactId }, body: mark });
}

/** @param facts null takes it back */
export async function correctMark(
	channelId: string,
	of: { contactId: string; markId: string },
	facts: MarkFacts | null,
): Promise<void> {
	await callChannel(channelId, "correctMark", { params: of, body: { facts } });
}

export async function refuseAds(
	channelId: string,
	contactId: string,
	isRefused: boolean,
): Promise<void> {
	await callChannel(channelId, "refuseAds", { params: { contactId }, body: { isRefused } });
}
