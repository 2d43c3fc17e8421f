// Bases of knowledge: they belong to the workspace and are attached to any number of its agents.
import { isBlank, storableText } from "../inbox/stored-text.ts";
import { fail, ok, type Result } from "../result.ts";

export const MAX_BASES = 100;
export const MAX_BASE_NAME = 80;
/** Of all bases of a workspace together. */
export const MAX_ENTRIES = 5_000;
/** Of all texts together: what an index of them needs fits beside everything else of an isolate. */
export const MAX_KNOWLEDGE_CHARACTERS = 5_000_000;
/**
 * Bases up to here, titles counted, are given to a model whole: as much as the passages of a larger one may take, so that an
 * answer costs a contact's hour no more (K06).
 */
export const WHOLE_CHARACTERS = 7_200;

/** What entries are made from. */
export const ENTRY_SOURCES = ["typed", "file", "page", "catalogue", "api"] as const;
export type EntrySource = (typeof ENTRY_SOURCES)[number];

/** One line, 1 to 80 characters. */
export function parseBaseName(
	typed: string,
): Result<string, "base_name_required" | "base_name_too_long"> {
	const name = storableText(typed)
		.replaceAll(/[\p{Cc}\s]+/gu, " ")
		.trim();
	if (isBlank(name)) return fail("base_name_required");
	return name.length > MAX_BASE_NAME ? fail("base_name_too_long") : ok(name);
}

/** Of the bases an agent knows the one that its new entries go to: its own before others; null: it knows none. */
export const targetBase = <Base extends { id: string }>(
	agentId: string,
	known: readonly Base[],
): Base | null => known.find(({ id }) => id === agentId) ?? known[0] ?? null;

const PREFIX = "knowledge:";

/** The name of the object that holds a workspace's knowledge. */
export const knowledgeObjectName = (workspaceId: string): string => `${PREFIX}${workspaceId}`;

/** The workspace whose knowledge an object of this name holds; null for an object that holds none. */
export const workspaceOfKnowledge = (name: string | undefined): string | null =>
	name?.startsWith(PREFIX) ? name.slice(PREFIX.length) : null;
