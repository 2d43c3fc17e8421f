/** What we need of a model that writes, in our words. No method throws for what a vendor does wrong. */
export interface LanguageModel {
	/** `onDelta` hears the answer while it is written; the same text comes back whole. */
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
	/** Repeating will not help: the key, the credit, the model's name, the content. */
	| {
			class: "refused";
			reason: "unauthorized" | "no_credit" | "model_unknown" | "content" | "invalid";
	  }
	/** Down, slow, too many calls, or an answer nobody can read: it may help to ask again. */
	| { class: "unavailable"; retryAfterMs: number | null };
