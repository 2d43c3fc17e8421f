/** What customers send that is more than a text: chosen buttons and rows, filled-in Flows, orders, questions about a product. */
import { z } from "zod";
import { formWords, MAX_FORM_PARTS, type MessageForm } from "#app/domain/inbox/message-form.ts";
import { parseBoundedJson } from "../bounded-json.ts";
import { Digits, Words } from "./fields/reading.ts";

const Reply = z.looseObject({ id: Words, title: Words, description: Words });
const Interactive = z.looseObject({
	button_reply: Reply.nullish().catch(null),
	list_reply: Reply.nullish().catch(null),
	nfm_reply: z.looseObject({ body: Words, response_json: Words }).nullish().catch(null),
	call_permission_reply: z.looseObject({ response: z.string() }).nullish().catch(null),
});
const Order = z.looseObject({
	catalog_id: Words,
	text: Words,
	product_items: z
		.array(
			z.looseObject({
				product_retailer_id: Digits,
				quantity: z.coerce.number(),
				item_price: Digits,
				currency: Words,
			}),
		)
		.min(1),
});
const About = z.looseObject({ catalog_id: Words, product_retailer_id: z.string().min(1) });
const Button = z.looseObject({ text: z.string(), payload: Words });

type Told = { type: string; context?: unknown } & Record<string, unknown>;

/** A customer's message as a form; null: it is none, or cannot be read as one. */
export function formOf(message: Told): MessageForm | null {
	switch (message.type) {
		case "button": {
			const told = Button.safeParse(message["button"]);
			if (!told.success) return null;
			const { text, payload } = told.data;
			return { body: text, ...(payload ? { chosen: { value: formWords(payload) } } : {}) };
		}
		case "interactive": {
			const told = Interactive.safeParse(message["interactive"]);
			return told.success ? answerOf(told.data) : null;
		}
		case "order":
			return orderOf(message["order"]);
		case "text":
			return questionOf(message);
		default:
			return null;
	}
}

function answerOf(told: z.infer<typeof Interactive>): MessageForm | null {
	const reply = told.button_reply ?? told.list_reply;
	if (reply) {
		const description = reply.description ? formWords(reply.description) : undefined;
		return {
			body: reply.title ?? "",
			chosen: { value: formWords(reply.id ?? ""), ...(description && { description }) },
		};
	}
	if (told.nfm_reply) return filledIn(told.nfm_reply);
	// Whether we may call; there is nothing in it to answer.
	if (told.call_permission_reply)
		return { answers: [{ label: "call", value: formWords(told.call_permission_reply.response) }] };
	return null;
}

/** Fields of a Flow that are no answers. */
const NO_ANSWERS = ["flow_token", "wa_flow_response_params"];

function filledIn(told: { body?: string | null; response_json?: string | null }) {
	const json = parseBoundedJson(told.response_json ?? "");
	if (!json.ok || typeof json.value !== "object" || json.value === null) return null;
	const answers = Object.entries(json.value)
		.filter(([name]) => !NO_ANSWERS.includes(name))
		.flatMap(([name, value]) => fieldsOf(labelOf(name), value))
		.slice(0, MAX_FORM_PARTS);
	return answers.length > 0 ? { answers } : { body: told.body ?? "" };
}

/** Flows made with Meta's builder name fields after their place: "screen_0_Nome_1" is "Nome". */
const labelOf = (name: string): string =>
	formWords(
		name
			.replace(/^screen_\d+_/u, "")
			.replace(/_\d+$/u, "")
			.replaceAll("_", " "),
		200,
	);

function fieldsOf(label: string, value: unknown): { label: string; value: string }[] {
	if (Array.isArray(value)) {
		const words = value.filter((one) => typeof one !== "object").map(String);
		return words.length > 0 ? [{ label, value: formWords(words.join(", ")) }] : [];
	}
	if (typeof value === "object" && value !== null)
		return Object.entries(value).flatMap(([name, inner]) =>
			typeof inner === "object"
				? []
				: [{ label: `${label} · ${labelOf(name)}`, value: formWords(String(inner)) }],
		);
	const said = typeof value === "string" ? value : JSON.stringify(value ?? "");
	return said === "" || said === '""' ? [] : [{ label, value: formWords(said) }];
}

const CURRENCY = /^[A-Z]{3}$/u;

function orderOf(told: unknown): MessageForm | null {
	const parsed = Order.safeParse(told);
	if (!parsed.success) return null;
	const { catalog_id: catalog, text, product_items: items } = parsed.data;
	const currencies = new Set(items.map(({ currency }) => currency));
	const [currency] = currencies;
	return {
		...(text && { body: text }),
		order: {
			...(catalog && { catalog }),
			// Lines of several currencies have no sum.
			...(currencies.size === 1 && currency && CURRENCY.test(currency) && { currency }),
			lines: items.slice(0, MAX_FORM_PARTS).map((item) => ({
				product: formWords(item.product_retailer_id ?? "", 200),
				quantity: item.quantity,
				...(item.item_price && { price: formWords(item.item_price, 40) }),
			})),
		},
	};
}

/** "Message business" on a product's page: the question, and what it is about. */
function questionOf({ context, text }: Told): MessageForm | null {
	const told = z.looseObject({ referred_product: About }).safeParse(context);
	const words = z.looseObject({ body: z.string() }).safeParse(text);
	if (!told.success || !words.success) return null;
	const { catalog_id: catalog, product_retailer_id: product } = told.data.referred_product;
	return {
		body: words.data.body,
		about: { product: formWords(product, 200), ...(catalog && { catalog }) },
	};
}
