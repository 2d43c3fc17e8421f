import type { ActCall, ActOffer } from "#app/domain/agents/acts/act.ts";

/** A language model. No method throws for what a vendor does wrong. */
export interface LanguageModel {
	/** `onDelta` receives the text in pieces while it is written; the answer contains all of it. */
	write(request: ModelRequest, onDelta?: (text: string) => void): Promise<ModelAnswer>;
}

export interface ModelRequest {
	instructions: string;
	/** Oldest first. */
	turns: { by: "customer" | "agent"; text: string }[];
	/** What the model may call; absent or empty: nothing. */
	tools?: readonly ActOffer[];
	/** What it called so far for this answer, with the results, in their order. */
	called?: readonly { call: ActCall; result: string }[];
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
	/** It wants these calls of its tools made first; their names and arguments are whatever it wrote. */
	| { class: "calls"; calls: ActCall[]; usage: ModelUsage }
	/** Repeating will not help: key, credit, model name or content. */
	| {
			class: "refused";
			reason: "unauthorized" | "no_credit" | "model_unknown" | "content" | "invalid";
	  }
	/** Down, slow, rate limited or an unreadable answer: repeating may help. */
	| { class: "unavailable"; retryAfterMs: number | null };

/** Why there is no answer. */
export type ModelFailure = Extract<ModelAnswer, { class: "refused" | "unavailable" }>;
