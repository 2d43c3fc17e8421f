import type { KnowledgeEntry } from "#app/contracts/agents.ts";
import {
	type CatalogueRows,
	type KnowledgePlace,
	type KnowledgeQuestion,
	ROW_PAGE,
} from "#app/contracts/knowledge.ts";
import { fold } from "#app/domain/fold.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { baseOperations } from "./base-operations.ts";
import { semanticOperations } from "./semantic-operations.ts";
import type { NewEntry } from "./entries.ts";
import type { Knowledge } from "./knowledge.ts";
import { baseIdsOf, findTarget, type NewPlace, refuseOverfull } from "./places.ts";
import { sourceOperations } from "./source-operations.ts";
import { synonymOperations } from "./synonym-operations.ts";
import { pairOperations } from "./pair-operations.ts";

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

/** An entry with its text that is in this place; null when it is not. */
function findIn(knowledge: Knowledge, place: KnowledgePlace, entryId: string) {
	const found = knowledge.entries.find(entryId);
	return found && baseIdsOf(knowledge, place).includes(found.baseId) ? found : null;
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
	...sourceOperations,
	...pairOperations,
	...semanticOperations,
	...synonymOperations,

	/** The best passages of an agent's bases for each search, and everything where it fits and is wanted. */
	searchKnowledge: (knowledge: Knowledge, { agentId, searches, ...asked }: KnowledgeQuestion) =>
		ok({
			...knowledge.indexes.answer(baseIdsOf(knowledge, { agentId }), {
				...asked,
				searches: searches.slice(0, MAX_SEARCHES),
				limit: Math.min(asked.limit, MAX_PASSAGES),
			}),
			hasVectors: knowledge.semantic.isOn() && knowledge.vectors.has(),
		}),

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

	/** A page of a catalogue's rows, those that have all words whatever their case and accents. */
	listCatalogueRows(
		{ entries }: Knowledge,
		entryId: string,
		{ words, offset }: { words: string; offset: number },
	): Result<CatalogueRows, "not_found"> {
		const found = entries.find(entryId);
		const table = found && entries.tables.find(entryId);
		if (!found || !table) return fail("not_found");
		const [columns = [], ...rows] = table;
		const sought = fold(words).split(/\s+/);
		const fitting = rows.filter((row) => {
			const told = fold(row.join(" "));
			return sought.every((word) => told.includes(word));
		});
		const { title, fileName, updatedAt } = found;
		return ok({
			entryId,
			title,
			fileName,
			updatedAt,
			columns: [...columns],
			rows: fitting.slice(offset, offset + ROW_PAGE).map((row) => [...row]),
			total: fitting.length,
		});
	},

	/** Adds an entry; the same id again changes nothing and is answered as the first time. */
	addEntry(knowledge: Knowledge, place: NewPlace, entry: Omit<NewEntry, "baseId">) {
		if (knowledge.entries.find(entry.id) === null) {
			const fits = refuseOverfull(knowledge, { entries: 1, characters: entry.text.length });
			if (!fits.ok) return fits;
			const baseId = findTarget(knowledge, place, entry.createdBy);
			if (baseId === null) return fail("not_found" as const);
			knowledge.entries.put({ ...entry, baseId });
		}
		return describe(knowledge, entry.id);
	},

	/**
	 * Adds what was read together, all of it or nothing. A catalogue takes the place of the one that was made of a file
	 * with the same name before.
	 */
	addEntries(knowledge: Knowledge, place: NewPlace, made: readonly Omit<NewEntry, "baseId">[]) {
		const { entries } = knowledge;
		const taken = new Set<string>();
		const target = findTarget(knowledge, place, made[0]?.createdBy ?? null);
		if (target === null) return fail("not_found" as const);
		const put = made.map((entry) => {
			const former = entry.rows
				? entries.tables.listOf(target, entry).find((one) => !taken.has(one))
				: undefined;
			if (former !== undefined) taken.add(former);
			return { ...entry, baseId: target, id: former ?? entry.id };
		});
		const known = put.map(({ id }) => entries.find(id)?.characters ?? null);
		const fits = refuseOverfull(knowledge, {
			entries: known.filter((characters) => characters === null).length,
			characters: put.reduce((sum, { text }, at) => sum + text.length - (known[at] ?? 0), 0),
		});
		if (!fits.ok) return fits;
		for (const entry of put) entries.put(entry);
		const described = put.map(({ id }) => describe(knowledge, id));
		return ok(described.flatMap((one) => (one.ok ? [one.value] : [])));
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
		const fits = refuseOverfull(knowledge, {
			entries: 0,
			characters: change.text.length - known.characters,
		});
		if (!fits.ok) return fits;
		knowledge.entries.put({ ...known, ...change });
		if (change.text === known.text) knowledge.entries.tables.keep(entryId, change.updatedAt);
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
