export interface OutgoingMail {
	/** Idempotency id: the same id is the same mail. */
	id: string;
	to: string;
	subject: string;
	text: string;
	html: string;
}

/** A way to deliver mail. Throws when it may be tried again. */
export interface MailSender {
	/** `kept`: stored here for the outbox page; `not_configured`: nobody delivers mail here. */
	send(mail: OutgoingMail): Promise<"kept" | "not_configured">;
}
