import * as v from "valibot";
import type { TemplateMessage } from "#app/domain/official-templates/template-message.ts";
import { MessageFormView } from "#app/contracts/frames.ts";

/** A place, contact cards, a poll or a form on its way (domain/inbox/outgoing-item.ts), as the browser keeps it over a reload. */
const Plain = v.variant("type", [
	v.object({
		type: v.literal("location"),
		latitude: v.number(),
		longitude: v.number(),
		name: v.string(),
		address: v.string(),
	}),
	v.object({
		type: v.literal("contact"),
		cards: v.array(v.object({ name: v.string(), phones: v.array(v.string()) })),
	}),
	v.object({
		type: v.literal("poll"),
		question: v.string(),
		options: v.array(v.string()),
		isMultiple: v.boolean(),
	}),
	v.object({
		type: v.literal("form"),
		form: MessageFormView,
		text: v.string(),
	}),
]);

/** The same, and templates, whose fields the server judges. */
export const StoredItem = v.union([
	Plain,
	v.custom<TemplateMessage>((told) => (told as TemplateMessage | null)?.type === "template"),
]);
