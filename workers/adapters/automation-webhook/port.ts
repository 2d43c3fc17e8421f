/** A person's automation (n8n and its like): one address that takes a JSON body. */

export type WebhookOutcome =
	/** `text` is at most MAX_ANSWER_BYTES of the answer; a redirect is an answer, never followed. */
	| { kind: "answer"; status: number; text: string; isCut: boolean }
	/** The address may not be called; nothing left. */
	| { kind: "refused_url" }
	/** Nobody there, too slow, or broken off: told alike, so that nobody maps a network with it (H16). */
	| { kind: "unreachable" };

export interface AutomationWebhook {
	/** One POST, never repeated. `bearer` goes to exactly this host. */
	post(call: { url: string; body: unknown; bearer: string }): Promise<WebhookOutcome>;
}
