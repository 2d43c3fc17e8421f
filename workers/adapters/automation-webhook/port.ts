/** A user's automation (n8n or similar): one address that accepts a JSON body. */

export type WebhookOutcome =
	/** `text` is at most MAX_ANSWER_BYTES of the answer; a redirect is an answer, never followed. */
	| { kind: "answer"; status: number; text: string; isCut: boolean }
	/** The address is not allowed; nothing was sent. */
	| { kind: "refused_url" }
	/** No connection, a time-out or a broken answer. Not distinguished, so that nobody can scan a network with it (H16). */
	| { kind: "unreachable" };

export interface AutomationWebhook {
	/** One POST, never repeated. `bearer` is sent to this host only. Never throws for what the receiver does. */
	post(call: { url: string; body: unknown; bearer: string }): Promise<WebhookOutcome>;
}
