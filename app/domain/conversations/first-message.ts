// Who may be written to first, and with what.
import type { CarrierName } from "../channels/channel.ts";

/**
 * How a conversation can be begun through a carrier. `text`: with anybody who has a number. `template`: the official API
 * takes free text only while the customer's window is open, and a template at any time. `known`: only with who has
 * written before, as the network gives no address of anybody else.
 */
export type FirstWay = "text" | "template" | "known";

export function firstWayOf(carrier: CarrierName): FirstWay {
	switch (carrier) {
		case "evolution":
		case "waha":
		case "simulator":
			return "text";
		case "cloud-api":
			return "template";
		case "telegram":
		case "webchat":
		case "messenger":
		case "instagram":
			return "known";
	}
}

/** Whether a number is an address there. */
export const takesNumbers = (carrier: CarrierName): boolean => firstWayOf(carrier) !== "known";

/** Whom a first message is for: somebody known in the channel, or a number. */
export type Recipient =
	| { contactId: string }
	/** Digits with country code; the name is the new contact's. */
	| { phone: string; name?: string | undefined };

/** What is known of a number at the channel's gateway. */
export type NumberState =
	/** The gateway cannot say. */
	| "unsupported"
	/** It was asked and answers soon. */
	| "looking"
	| "found"
	/** Nobody has WhatsApp there. */
	| "absent"
	/** It could not be asked now, or no more for a while. */
	| "unknown";

/** A conversation is begun all the same where nobody could say whether the number is on WhatsApp. */
export const mayBeWrittenTo = (state: NumberState): boolean => state !== "absent";
