/** Schemas of the API answers about sources and catalogues. */
import * as v from "valibot";
import {
	SCHEDULES,
	SOURCE_KINDS,
	SOURCE_PROBLEMS,
	SOURCE_STATES,
} from "#app/domain/agents/knowledge-source.ts";

export const Source = v.object({
	id: v.string(),
	baseId: v.string(),
	base: v.string(),
	address: v.string(),
	// What a later release adds is shown as the nearest that this page knows.
	kind: v.fallback(v.picklist(SOURCE_KINDS), "site"),
	schedule: v.fallback(v.picklist(SCHEDULES), "never"),
	state: v.fallback(v.picklist(SOURCE_STATES), "ready"),
	problem: v.nullable(v.fallback(v.picklist(SOURCE_PROBLEMS), "broken")),
	title: v.string(),
	pages: v.number(),
	missed: v.number(),
	entries: v.number(),
	pending: v.number(),
	run: v.number(),
	lastReadAt: v.nullable(v.number()),
	nextReadAt: v.nullable(v.number()),
});
export type Source = v.InferOutput<typeof Source>;

export const ListedSources = v.object({ sources: v.array(Source) });

const Words = v.object({ title: v.string(), text: v.string(), isCut: v.boolean() });

const Change = v.object({
	key: v.string(),
	kind: v.picklist(["added", "changed", "removed"]),
	address: v.string(),
	before: v.nullable(Words),
	after: v.nullable(Words),
});
export type Change = v.InferOutput<typeof Change>;

export const Changes = v.object({ run: v.number(), changes: v.array(Change), total: v.number() });
export type Changes = v.InferOutput<typeof Changes>;

export const CatalogueRows = v.object({
	columns: v.array(v.string()),
	rows: v.array(v.array(v.string())),
	total: v.number(),
});
export type CatalogueRows = v.InferOutput<typeof CatalogueRows>;
