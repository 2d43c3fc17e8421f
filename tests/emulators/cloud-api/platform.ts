/** What customers do beside writing: order, choose, fill in, call, stop offers; and what Meta says of an account. */
import { z } from "zod";
import { emit, emitValue, newId, type PhoneNumber, type World } from "./state.ts";

const Phone = z.object({ phone: z.string(), name: z.string().default("") });
const Ordered = Phone.extend({
	items: z.array(z.object({ product: z.string(), quantity: z.number(), price: z.number() })),
	text: z.string().default(""),
});
const Chosen = Phone.extend({ id: z.string(), title: z.string() });
const Filled = Phone.extend({ answers: z.record(z.string(), z.unknown()) });
/** Without seconds nobody answers. */
const Called = Phone.extend({ seconds: z.number().optional() });
const Offers = Phone.extend({ wanted: z.boolean() });
const Told = z.object({ field: z.string(), value: z.record(z.string(), z.unknown()) });

const seconds = (): string => String(Math.floor(Date.now() / 1000));

function say(
	world: World,
	number: PhoneNumber,
	{ phone, name }: z.infer<typeof Phone>,
	message: Record<string, unknown>,
): null {
	number.window.set(phone, Date.now());
	emit(world, number, {
		contacts: [{ profile: { name }, wa_id: phone }],
		messages: [{ from: phone, id: newId(), timestamp: seconds(), ...message }],
	});
	return null;
}

const answer = (number: PhoneNumber, phone: string) => {
	const asked = number.sends.findLast(({ to, item }) => to === phone && item !== undefined);
	return asked ? { context: { from: number.display.replace(/\D/g, ""), id: asked.id } } : {};
};

/** Null: done; undefined: another part's action. */
export function actOfPlatform(
	world: World,
	number: PhoneNumber,
	action: string,
	body: Record<string, unknown>,
): null | undefined {
	switch (action) {
		case "order": {
			const { items, text, ...who } = Ordered.parse(body);
			const product_items = items.map(({ product, quantity, price }) => ({
				product_retailer_id: product,
				quantity,
				item_price: price,
				currency: "BRL",
			}));
			const order = { catalog_id: "194836987003835", text, product_items };
			return say(world, number, who, { type: "order", order });
		}
		case "choose": {
			const { id, title, ...who } = Chosen.parse(body);
			const interactive = { type: "button_reply", button_reply: { id, title } };
			const context = answer(number, who.phone);
			return say(world, number, who, { type: "interactive", interactive, ...context });
		}
		case "fill": {
			const { answers, ...who } = Filled.parse(body);
			const nfm_reply = { name: "flow", body: "Sent", response_json: JSON.stringify(answers) };
			const interactive = { type: "nfm_reply", nfm_reply };
			return say(world, number, who, { type: "interactive", interactive });
		}
		case "call": {
			const { phone, seconds: duration } = Called.parse(body);
			const to = number.display.replace(/\D/g, "");
			const call = { id: `wacid.${newId()}`, from: phone, to, direction: "USER_INITIATED" };
			const at = { timestamp: seconds() };
			emit(world, number, { calls: [{ ...call, ...at, event: "connect" }] }, "calls");
			const end = duration === undefined ? { status: "FAILED" } : { status: "COMPLETED", duration };
			emit(world, number, { calls: [{ ...call, ...at, event: "terminate", ...end }] }, "calls");
			return null;
		}
		case "offers": {
			const { phone: wa_id, wanted } = Offers.parse(body);
			const preference = { wa_id, category: "marketing_messages", timestamp: Number(seconds()) };
			const value = wanted ? "resume" : "stop";
			emit(world, number, { user_preferences: [{ ...preference, value }] }, "user_preferences");
			return null;
		}
		case "account": {
			const { field, value } = Told.parse(body);
			emitValue(world, number, field, value);
			return null;
		}
		default:
			return undefined;
	}
}
