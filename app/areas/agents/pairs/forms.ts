/** Schemas of the answers about pairs of entries. */
import * as v from "valibot";
import { FIGURE_KINDS } from "#app/domain/agents/answer-facts.ts";

const Paired = v.object({
	id: v.string(),
	baseId: v.string(),
	title: v.string(),
	text: v.string(),
	updatedAt: v.number(),
});
export const ListedPairs = v.object({
	pairs: v.array(
		v.object({
			one: Paired,
			other: Paired,
			// One that a later release finds is shown as two that tell the same.
			differs: v.fallback(v.nullable(v.picklist([...FIGURE_KINDS, "yes_no"])), null),
		}),
	),
});
export type Pair = v.InferOutput<typeof ListedPairs>["pairs"][number];
export type PairedEntry = Pair["one"];
