import type { ModelFailure } from "../language-model/port.ts";

/** What a model made of texts: a vector for each, in their order. Refusals and failures are those of a written answer. */
export type EmbeddingAnswer =
	| {
			class: "answered";
			/** All of one length; what stands in them is judged by whoever keeps them. */
			vectors: number[][];
			/** Read, as the vendor counted or as we estimate. */
			tokens: number;
	  }
	| ModelFailure;

/** Makes vectors of texts. No method throws for what a vendor does wrong, or repeats a call. */
export interface Embedder {
	/** Vectors of another id cannot be compared: the model, and who answers for it. */
	id: string;
	/** The vendor's name of the model. */
	model: string;
	embed(texts: readonly string[], signal: AbortSignal): Promise<EmbeddingAnswer>;
}

/** Of one length, and one for each text. */
export const areVectorsOf = (texts: readonly string[], vectors: readonly number[][]): boolean =>
	vectors.length === texts.length &&
	vectors.every(({ length }) => length > 0 && length === vectors[0]?.length);
