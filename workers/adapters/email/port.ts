export interface OutgoingMail {
	/** Idempotency id: the same id is the same mail. */
	id: string;
	to: string;
	/** The Reply-To address, if it is not the sender. */
	replyTo?: string;
	subject: string;
	text: string;
	html: string;
}

/** The sender; `name` may be empty. */
export interface MailAddress {
	name: string;
	address: string;
}

/**
 * The result of one attempt. Codes are ours (`http_422`, `smtp_550`, `timeout`), never a vendor's text. `kept`: stored
 * for the outbox page. `refused`: permanent. `unavailable`: may be retried.
 */
export type Delivery =
	| { kind: "sent" | "kept" | "not_configured" }
	| { kind: "refused" | "unavailable"; code: string };

/** A way to deliver mail. Never throws for what a vendor does. */
export interface MailSender {
	send(mail: OutgoingMail): Promise<Delivery>;
}
