/** Conversions API for business messaging: what Meta refuses of it. */
import type { Answer } from "../oauth/http.ts";
import { badParameter, graphFault } from "./errors.ts";

/** Meta takes these, and no other, of what happened in a chat. */
const NAMES = new Set([
	"Purchase",
	"LeadSubmitted",
	"QualifiedLead",
	"InitiateCheckout",
	"AddToCart",
	"ViewContent",
	"OrderCreated",
	"OrderShipped",
	"OrderDelivered",
	"OrderCanceled",
	"OrderReturned",
	"CartAbandoned",
	"RatingProvided",
	"ReviewProvided",
]);

/** By what each channel knows the account and the customer. */
const KNOWN_BY: Record<string, [account: string[], customer: string]> = {
	whatsapp: [["whatsapp_business_account_id", "page_id"], "ctwa_clid"],
	messenger: [["page_id"], "page_scoped_user_id"],
	instagram: [["ig_account_id"], "ig_sid"],
};

/** Null for an event that is none of a chat, and for one that Meta takes. */
export function messagingRefusal(event: Record<string, unknown>): Answer | null {
	if (event.action_source !== "business_messaging") return null;
	const known = KNOWN_BY[String(event.messaging_channel)];
	if (!known) return badParameter("param messaging_channel is missing or unknown");
	if (!NAMES.has(String(event.event_name)))
		return graphFault({
			code: 100,
			subcode: 2804066,
			message: "Invalid parameter",
			userTitle: "Messaging Event Invalid Event Type",
			userMessage: "The event name is not supported for business messaging events.",
		});
	const user = (event.user_data ?? {}) as Record<string, unknown>;
	const [accounts, customer] = known;
	const has = (name: string): boolean => typeof user[name] === "string" && user[name] !== "";
	if (!accounts.some(has)) return badParameter(`user_data.${accounts[0]} is missing`);
	return has(customer) ? null : badParameter(`user_data.${customer} is missing`);
}
