/** `POST /items`: sends a place, contact cards or a poll, as `SendMessage` sends a text; the same id again is the same message. */
import { z } from "zod";
import { MAX_CARDS, MAX_PHONES } from "../domain/inbox/contact-card.ts";
import {
	MAX_CARD_NAME,
	MAX_OPTION,
	MAX_PLACE_ADDRESS,
	MAX_PLACE_NAME,
	MAX_QUESTION,
} from "../domain/inbox/outgoing-item.ts";

/** More options than any channel takes. */
const MAX_OPTIONS = 20;

/** What it may be is judged by the domain; here only its shape, and that it is bounded. */
export const Item = z.discriminatedUnion("type", [
	z.strictObject({
		type: z.literal("location"),
		latitude: z.number().min(-90).max(90),
		longitude: z.number().min(-180).max(180),
		name: z.string().max(MAX_PLACE_NAME),
		address: z.string().max(MAX_PLACE_ADDRESS),
	}),
	z.strictObject({
		type: z.literal("contact"),
		cards: z
			.array(
				z.strictObject({
					name: z.string().max(MAX_CARD_NAME),
					phones: z.array(z.string().max(20)).max(MAX_PHONES),
				}),
			)
			.max(MAX_CARDS),
	}),
	z.strictObject({
		type: z.literal("poll"),
		question: z.string().max(MAX_QUESTION),
		options: z.array(z.string().max(MAX_OPTION)).max(MAX_OPTIONS),
		isMultiple: z.boolean(),
	}),
]);

export const SendItem = z.strictObject({
	id: z.uuid(),
	contactId: z.string().min(1).max(64),
	item: Item,
});
export type SendItem = z.infer<typeof SendItem>;
