export interface OutgoingMail {
	/** Idempotency id: the same id is the same mail. */
	id: string;
	to: string;
	/** Where an answer goes, when it is not to us. */
	replyTo?: string;
	subject: string;
	text: string;
	html: string;
}

/** Who a mail is from: `name` may be empty. */
export interface MailAddress {
	name: string;
	address: string;
}

/**
 * What became of one try. Codes are ours (`http_422`, `smtp_550`, `timeout`), never a vendor's sentence.
 * `kept`: stored here for the outbox page. `refused`: for good. `unavailable`: may be tried again.
 */
export type Delivery =
	| { kind: "sent" | "kept" | "not_configured" }
	| { kind: "refused" | "unavailable"; code: string };

/** A way to deliver mail. Never throws for what a vendor does. */
export interface MailSender {
	send(mail: OutgoingMail): Promise<Delivery>;
}
