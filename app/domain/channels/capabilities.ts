/** What a gateway can do. Screens follow it: nothing is offered that the vendor cannot keep. */
export interface GatewayCapabilities {
	/** How a number comes to be linked: by a QR, or by credentials typed once (official API). */
	linking: "qr" | "credentials";
	/** A code to type on the phone instead of the QR. */
	pairingCode: boolean;
	/** The passkey step can be completed through this gateway, not only noticed. */
	passkey: boolean;
	/** Typing and online of contacts. */
	presence: boolean;
	/** Our own typing can be shown to the contact. */
	typing: boolean;
	/** Ticks come back: whether a message was delivered and read. */
	receipts: boolean;
	/** Names are told only when asked for, one contact at a time (`readProfile`). */
	profiles: boolean;
	/** What a group is called is told only when asked for, by `readProfile`. */
	groupNames: boolean;
	/** Which address it tells can be looked at and set anew (`keepWebhook`). */
	keepsWebhook: boolean;
	/** Hangs up on calls by itself where the settings say so. */
	refusesCalls: boolean;
	/** `listSince` really lists: reconciliation is possible. */
	history: boolean;
	/** Received media can be fetched. */
	media: boolean;
	/** Approved message templates can be listed. */
	templates: boolean;
	/** A message may be sent as the answer to another one. */
	quotes: boolean;
	/** Hours after the customer's last message within which free text may be sent; null: always. */
	replyWindowHours: number | null;
	/** Longest text one message may have, UTF-16 code units. */
	maxTextLength: number;
	/** Each message has a price: an answer leaves as one. */
	paidPerMessage?: true;
	/** Where the vendor counts UTF-8 bytes as well. */
	maxTextBytes?: number;
}
