/** Schemas of the knowledge base's API answers. */
import * as v from "valibot";

export const StoredEntry = v.object({
	id: v.string(),
	title: v.string(),
	characters: v.number(),
});

export const EntryText = v.object({
	id: v.string(),
	title: v.string(),
	text: v.string(),
	fileName: v.nullable(v.string()),
});
export type EntryText = v.InferOutput<typeof EntryText>;
