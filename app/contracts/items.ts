/** `POST /items`: sends a place, contact cards, a poll, a template or a form, as `SendMessage` sends a text; the same id again is the same message. */
import { z } from "zod";
import { MAX_CARDS, MAX_PHONES } from "../domain/inbox/contact-card.ts";
import type { MessageForm } from "../domain/inbox/message-form.ts";
import {
	MAX_CARD_NAME,
	MAX_OPTION,
	MAX_PLACE_ADDRESS,
	MAX_PLACE_NAME,
	MAX_QUESTION,
} from "../domain/inbox/outgoing-item.ts";
import { FILE_HASH, MAX_FILE_NAME } from "../domain/inbox/outgoing-file.ts";
import { MAX_STORED_TEXT } from "../domain/inbox/stored-text.ts";
import { MAX_TEMPLATE_NAME } from "../domain/official-templates/judge.ts";
import { FILE_HEADERS } from "../domain/official-templates/template.ts";
import { MAX_FILLED } from "../domain/official-templates/template-message.ts";

/** What it says is filled in anew from the channel's own list; here is what was chosen, and what its sender saw of it. */
export const TemplateItem = z.strictObject({
	type: z.literal("template"),
	name: z.string().max(MAX_TEMPLATE_NAME),
	language: z.string().max(20),
	category: z.string().max(40),
	values: z.record(z.string().max(80), z.string().max(MAX_FILLED)),
	file: z
		.strictObject({
			kind: z.enum(FILE_HEADERS),
			hash: z.string().regex(FILE_HASH),
			name: z.string().max(MAX_FILE_NAME),
			mimetype: z.string().max(200),
			bytes: z.number().int().nonnegative(),
		})
		.optional(),
	place: z
		.strictObject({
			latitude: z.number().min(-90).max(90),
			longitude: z.number().min(-180).max(180),
			name: z.string().max(MAX_PLACE_NAME),
			address: z.string().max(MAX_PLACE_ADDRESS),
		})
		.optional(),
	text: z.string().max(MAX_STORED_TEXT),
	form: z.custom<MessageForm>((told) => typeof told === "object" && told !== null),
});

/** More options than any channel takes. */
const MAX_OPTIONS = 20;

/** Longer than any form's text. */
const MAX_FORM_TEXT = 10_000;
const Line = z.string().max(2_000);
const Button = z.strictObject({
	kind: z.enum(["reply", "url"]),
	text: Line,
	value: Line.optional(),
});
const Row = z.strictObject({ id: Line, title: Line, description: Line.optional() });
const Section = z.strictObject({ title: Line, rows: z.array(Row).max(10) });
const Form = z.strictObject({
	body: Line.optional(),
	header: z.strictObject({ text: Line }).optional(),
	footer: Line.optional(),
	buttons: z.array(Button).max(3).optional(),
	list: z.strictObject({ button: Line, sections: z.array(Section).max(10) }).optional(),
	products: z
		.strictObject({
			catalog: Line,
			sections: z.array(z.strictObject({ title: Line, products: z.array(Line).max(30) })).max(10),
		})
		.optional(),
	pix: z
		.strictObject({ reference: Line, amount: z.int(), code: Line, merchant: Line, key: Line })
		.optional(),
	asksLocation: z.literal(true).optional(),
});

/** What several channels take. What it may be is judged by the domain; here only its shape, and that it is bounded. */
export const CommonItem = z.discriminatedUnion("type", [
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

const FormItem = z.strictObject({
	type: z.literal("form"),
	form: Form.transform((form) => form as MessageForm),
	text: z.string().max(MAX_FORM_TEXT),
});

export const Item = z.discriminatedUnion("type", [...CommonItem.options, TemplateItem, FormItem]);

export const SendItem = z.strictObject({
	id: z.uuid(),
	contactId: z.string().min(1).max(64),
	item: Item,
});
export type SendItem = z.infer<typeof SendItem>;
