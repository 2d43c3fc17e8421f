// Spec 1, section 2: /test-n8n. Attack F10.

/** Bytes of an answer that are looked at and shown. */
export const MAX_ANSWER_BYTES = 64 * 1024;

/** Longest text a test sends. */
export const MAX_INPUT_LENGTH = 4000;

/** What came of a test: the status, and the answer as text. */
export interface WebhookAnswer {
	/** HTTP status. */
	status: number;
	/** Laid out when it is JSON, otherwise as it came; secrets are masked. */
	text: string;
	isJson: boolean;
	/** There was more than fits into MAX_ANSWER_BYTES. */
	isCut: boolean;
	tookMs: number;
}

/** Why an answer is not the one a test wants; null when it is. */
export function findAnswerFault(
	answer: Pick<WebhookAnswer, "status" | "isJson" | "isCut">,
): "redirect" | "status" | "not_json" | null {
	if (answer.status >= 300 && answer.status < 400) return "redirect";
	if (answer.status < 200 || answer.status >= 400) return "status";
	// Of a cut answer nobody can tell; what came is shown.
	return answer.isJson || answer.isCut ? null : "not_json";
}
