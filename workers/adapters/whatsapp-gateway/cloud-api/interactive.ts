import type { MessageForm } from "#app/domain/inbox/message-form.ts";
import { kindOfForm, typeOfPixKey } from "#app/domain/inbox/outgoing-form.ts";

/** A form as Meta takes it; null: none that is sent (`parseForm` has judged it before). */
export function interactiveOf(form: MessageForm): Record<string, unknown> | null {
	const kind = kindOfForm(form);
	const { header, body, footer } = form;
	const around = {
		...(header?.text && { header: { type: "text", text: header.text } }),
		...(body && { body: { text: body } }),
		...(footer && { footer: { text: footer } }),
	};
	switch (kind) {
		case "buttons": {
			const buttons = (form.buttons ?? []).map(({ text: title, value: id }) => ({
				type: "reply",
				reply: { id, title },
			}));
			return { type: "button", ...around, action: { buttons } };
		}
		case "link": {
			const [{ text: display_text, value: url } = { text: "", value: "" }] = form.buttons ?? [];
			return {
				type: "cta_url",
				...around,
				action: { name: "cta_url", parameters: { display_text, url } },
			};
		}
		case "list": {
			const { button = "", sections = [] } = form.list ?? {};
			return { type: "list", ...around, action: { button, sections } };
		}
		case "location":
			return {
				type: "location_request_message",
				...around,
				action: { name: "send_location" },
			};
		case "products":
			return form.products ? productsOf(form.products, around) : null;
		case "pix":
			return form.pix ? pixOf(form.pix, around) : null;
		case null:
			return null;
	}
}

function productsOf({ catalog, sections }: NonNullable<MessageForm["products"]>, around: object) {
	const [only, ...others] = sections.flatMap(({ products }) => products);
	if (others.length === 0)
		return {
			type: "product",
			...around,
			action: { catalog_id: catalog, product_retailer_id: only },
		};
	return {
		type: "product_list",
		...around,
		action: {
			catalog_id: catalog,
			sections: sections.map(({ title, products }) => ({
				title,
				product_items: products.map((id) => ({ product_retailer_id: id })),
			})),
		},
	};
}

/** A charge without an order: the amount and the code that the seller's bank made. WhatsApp shows it, and does not see the money. */
function pixOf(pix: NonNullable<MessageForm["pix"]>, around: object) {
	const { reference, amount, code, merchant, key } = pix;
	return {
		type: "order_details",
		...around,
		action: {
			name: "review_and_pay",
			parameters: {
				reference_id: reference,
				type: "digital-goods",
				payment_type: "br",
				payment_settings: [
					{
						type: "pix_dynamic_code",
						pix_dynamic_code: { code, merchant_name: merchant, key, key_type: typeOfPixKey(key) },
					},
				],
				currency: "BRL",
				total_amount: { value: amount, offset: 100 },
			},
		},
	};
}
