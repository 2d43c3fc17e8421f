/** A language model. No method throws for what a vendor does wrong. */
export interface LanguageModel {
	/** `onDelta` receives the text in pieces while it is written; the answer contains all of it. */
	write(request: ModelRequest, onDelta?: (text: string) => void): Promise<ModelAnswer>;
}

export interface ModelRequest {
	instructions: string;
	/** Oldest first. */
	turns: { by: "customer" | "agent"; text: string }[];
	temperature: number;
	maxOutputTokens: number;
	signal?: AbortSignal;
}

export interface ModelUsage {
	inputTokens: number;
	outputTokens: number;
}

export type ModelAnswer =
	| { class: "answered"; text: string; usage: ModelUsage }
	/** Repeating will not help: key, credit, model name or content. */
	| {
			class: "refused";
			reason: "unauthorized" | "no_credit" | "model_unknown" | "content" | "invalid";
	  }
	/** Down, slow, rate limited or an unreadable answer: repeating may help. */
	| { class: "unavailable"; retryAfterMs: number | null };
