/** Schemas of the knowledge base's API answers. */
import * as v from "valibot";
import { ENTRY_SOURCES } from "#app/domain/agents/knowledge-base.ts";

export const ListedEntries = v.object({
	entries: v.array(
		v.object({
			id: v.string(),
			baseId: v.string(),
			title: v.string(),
			// One that a later release adds is shown as text.
			source: v.fallback(v.picklist(ENTRY_SOURCES), "typed"),
			fileName: v.nullable(v.string()),
			characters: v.number(),
			createdAt: v.number(),
			updatedAt: v.number(),
			answered: v.number(),
			lastAnsweredAt: v.nullable(v.number()),
			lastRightAt: v.nullable(v.number()),
		}),
	),
	total: v.number(),
});

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
	// A release of before does not say it.
	source: v.optional(v.fallback(v.picklist(ENTRY_SOURCES), "typed"), "typed"),
});
export type EntryText = v.InferOutput<typeof EntryText>;
