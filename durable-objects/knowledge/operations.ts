import type { KnowledgeEntry } from "#app/contracts/agents.ts";
import type { KnowledgePlace, KnowledgeQuestion } from "#app/contracts/knowledge.ts";
import { MAX_ENTRIES, MAX_KNOWLEDGE_CHARACTERS } from "#app/domain/agents/knowledge-base.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { baseOperations } from "./base-operations.ts";
import type { NewEntry } from "./entries.ts";
import type { Knowledge } from "./knowledge.ts";

/** More than a message has questions; a caller that asks for more is broken. */
const MAX_SEARCHES = 64;
const MAX_PASSAGES = 50;
const MAX_PAGE = 200;

/** Which page of entries is wanted. */
interface EntriesWanted {
	/** What title or text has to hold; "" for all. */
	words: string;
	offset: number;
	limit: number;
}

/** A place for a new entry. An agent that knows no base gets one with its name. */
type NewPlace = { baseId: string } | { agentId: string; agentName: string; spareBaseId: string };

type Full = "too_many_entries" | "knowledge_full";

/** Refuses what would not fit. @param before characters of the entry that is replaced; null: it is a new one */
function refuseOverfull(
	{ entries }: Knowledge,
	characters: number,
	before: number | null,
): Result<null, Full> {
	const total = entries.totals();
	if (before === null && total.entries >= MAX_ENTRIES) return fail("too_many_entries");
	const grows = characters - (before ?? 0);
	const isOver = grows > 0 && total.characters + grows > MAX_KNOWLEDGE_CHARACTERS;
	return isOver ? fail("knowledge_full") : ok(null);
}

const baseIdsOf = ({ bases }: Knowledge, place: KnowledgePlace): string[] =>
	"baseId" in place ? [place.baseId] : bases.listOf(place.agentId).map(({ id }) => id);

/** An entry with its text that is in this place; null when it is not. */
function findIn(knowledge: Knowledge, place: KnowledgePlace, entryId: string) {
	const found = knowledge.entries.find(entryId);
	return found && baseIdsOf(knowledge, place).includes(found.baseId) ? found : null;
}

/** The base that a new entry goes to: an agent's own before others that are attached. */
function findTarget(
	{ bases, now }: Knowledge,
	place: NewPlace,
	createdBy: string | null,
): string | null {
	if ("baseId" in place) return bases.find(place.baseId)?.id ?? null;
	const { agentId, agentName: name, spareBaseId } = place;
	const known = bases.listOf(agentId);
	const target = known.find(({ id }) => id === agentId) ?? known[0];
	if (target) return target.id;
	// One of the agent's id that somebody detached from it stays detached.
	const id = bases.find(agentId) ? spareBaseId : agentId;
	bases.addOwn({ id, name, createdBy, createdAt: now() }, agentId);
	return id;
}

/** An entry without its text, with the name of its base. */
function describe({ bases, entries }: Knowledge, id: string) {
	const found = entries.find(id);
	if (!found) return fail("not_found" as const);
	const { text: _, createdBy: _by, ...entry } = found;
	return ok({ entry: entry satisfies KnowledgeEntry, base: bases.find(entry.baseId)?.name ?? "" });
}

/** What may be asked of a workspace's knowledge. */
export const knowledgeOperations = {
	...baseOperations,

	/** The best passages of an agent's bases for each search, and everything where it fits and is wanted. */
	searchKnowledge: (knowledge: Knowledge, { agentId, searches, ...asked }: KnowledgeQuestion) =>
		ok(
			knowledge.indexes.answer(baseIdsOf(knowledge, { agentId }), {
				...asked,
				searches: searches.slice(0, MAX_SEARCHES),
				limit: Math.min(asked.limit, MAX_PASSAGES),
			}),
		),

	/** A page of entries without their texts, newest first, and how many there are. */
	listEntries: (
		knowledge: Knowledge,
		place: KnowledgePlace,
		{ words, offset, limit }: EntriesWanted,
	) =>
		ok(
			knowledge.entries.list(baseIdsOf(knowledge, place), words, {
				offset,
				limit: Math.min(limit, MAX_PAGE),
			}),
		),

	/** An entry with its text. */
	openEntry(knowledge: Knowledge, place: KnowledgePlace, entryId: string) {
		const found = findIn(knowledge, place, entryId);
		if (!found) return fail("not_found" as const);
		const { createdBy: _, ...shown } = found;
		return ok(shown);
	},

	/** Adds an entry; the same id again changes nothing and is answered as the first time. */
	addEntry(knowledge: Knowledge, place: NewPlace, entry: Omit<NewEntry, "baseId">) {
		if (knowledge.entries.find(entry.id) === null) {
			const fits = refuseOverfull(knowledge, entry.text.length, null);
			if (!fits.ok) return fits;
			const baseId = findTarget(knowledge, place, entry.createdBy);
			if (baseId === null) return fail("not_found" as const);
			knowledge.entries.put({ ...entry, baseId });
		}
		return describe(knowledge, entry.id);
	},

	/** New words for an entry. */
	changeEntry(
		knowledge: Knowledge,
		place: KnowledgePlace,
		entryId: string,
		change: { title: string; text: string; updatedAt: number },
	) {
		const known = findIn(knowledge, place, entryId);
		if (!known) return fail("not_found" as const);
		const fits = refuseOverfull(knowledge, change.text.length, known.characters);
		if (!fits.ok) return fits;
		knowledge.entries.put({ ...known, ...change });
		return describe(knowledge, entryId);
	},

	/** What was removed, and the name of its base. */
	removeEntry(knowledge: Knowledge, place: KnowledgePlace, entryId: string) {
		if (!findIn(knowledge, place, entryId)) return fail("not_found" as const);
		const described = describe(knowledge, entryId);
		knowledge.entries.remove(entryId);
		return described;
	},

	/** A reply was sent that is made of these entries. */
	noteAnswered({ entries, now }: Knowledge, entryIds: readonly string[]) {
		entries.noteAnswered(entryIds, now());
		return ok(null);
	},

	/** A member said that a reply made of these entries was right. */
	markRight({ entries, now }: Knowledge, entryIds: readonly string[]) {
		entries.markRight(entryIds, now());
		return ok(null);
	},
};
