import {
	CHANGE_PAGE,
	type SettleChanges,
	type SourceChange,
	type SourceChanges,
	type SourceView,
} from "#app/contracts/knowledge-sources.ts";
import type { KnowledgePlace } from "#app/contracts/knowledge.ts";
import type { Proposal } from "#app/domain/agents/knowledge-diff.ts";
import {
	MAX_PAGES,
	MAX_SOURCES,
	nextReadAt,
	type Schedule,
	type SourceKind,
} from "#app/domain/agents/knowledge-source.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Knowledge } from "./knowledge.ts";
import { baseIdsOf, findTarget, type NewPlace } from "./places.ts";
import { declineChanges, takeChanges } from "./source-changes.ts";
import type { Source } from "./source.ts";

/** Characters of a text that a list of changes shows. */
const SHOWN_TEXT = 4_000;

interface Added {
	id: string;
	address: string;
	kind: SourceKind;
	schedule: Schedule;
	createdBy: string;
}

function view({ bases, sources }: Knowledge, source: Source): SourceView {
	const { id, baseId, address, kind, schedule, state, problem, title } = source;
	const { pages, missed, run, lastReadAt, dueAt } = source;
	return {
		id,
		baseId,
		base: bases.find(baseId)?.name ?? "",
		address,
		kind,
		schedule,
		state,
		problem,
		title,
		pages,
		missed,
		run,
		lastReadAt,
		nextReadAt: dueAt,
		entries: sources.countEntries(id),
		pending: sources.countChanges(id),
	};
}

const shown = ({ title, text }: { title: string; text: string }) => ({
	title,
	text: text.slice(0, SHOWN_TEXT).toWellFormed(),
	isCut: text.length > SHOWN_TEXT,
});

function describe({ entries }: Knowledge, proposal: Proposal): SourceChange {
	const known = proposal.kind === "added" ? null : entries.find(proposal.id);
	const found = proposal.kind === "removed" ? null : proposal.found;
	return {
		key: proposal.key,
		kind: proposal.kind,
		address: found?.path[0] ?? known?.fileName ?? "",
		before: known && shown(known),
		after: found && shown(found),
	};
}

/** The reading that found the changes which wait; one under way replaces them only when it is done. */
const changesRun = ({ state, run }: Source): number => (state === "reading" ? run - 1 : run);

/** Sources by their address, and what waits for a yes. */
export const sourceOperations = {
	/** Those of a base or of the bases an agent knows, the oldest first. */
	listSources: (knowledge: Knowledge, place: KnowledgePlace) => {
		const ids = new Set(baseIdsOf(knowledge, place));
		const sources = knowledge.sources.list().filter(({ baseId }) => ids.has(baseId));
		return ok(sources.map((source) => view(knowledge, source)));
	},

	/** Adds a source, which is read at once; the same id again changes nothing. */
	addSource(
		knowledge: Knowledge,
		place: NewPlace,
		added: Added,
	): Result<SourceView, "not_found" | "source_known" | "too_many_sources" | "too_many_pages"> {
		const { sources, now } = knowledge;
		const known = sources.find(added.id);
		if (known) return ok(view(knowledge, known));
		const all = sources.list();
		if (all.length >= MAX_SOURCES) return fail("too_many_sources");
		if (sources.countPages() >= MAX_PAGES) return fail("too_many_pages");
		const baseId = findTarget(knowledge, place, added.createdBy);
		if (baseId === null) return fail("not_found");
		if (all.some((one) => one.baseId === baseId && one.address === added.address))
			return fail("source_known");
		const source: Source = {
			...added,
			baseId,
			state: "waiting",
			problem: null,
			title: "",
			pages: 0,
			missed: 0,
			run: 0,
			attempts: 0,
			cursor: null,
			dueAt: now(),
			lastReadAt: null,
			settledAt: null,
			createdAt: now(),
		};
		sources.put(source);
		return ok(view(knowledge, source));
	},

	/** Reads it now; one that is being read goes on. */
	readSource(knowledge: Knowledge, sourceId: string) {
		const { sources, now } = knowledge;
		const source = sources.find(sourceId);
		if (source === null) return fail("not_found" as const);
		const isBusy = source.state === "reading" || source.state === "waiting";
		const asked: Source = isBusy ? source : { ...source, state: "waiting", dueAt: now() };
		sources.put(asked);
		return ok(view(knowledge, asked));
	},

	scheduleSource(knowledge: Knowledge, sourceId: string, schedule: Schedule) {
		const { sources, now } = knowledge;
		const source = sources.find(sourceId);
		if (source === null) return fail("not_found" as const);
		const isBusy = source.state === "reading" || source.state === "waiting";
		const dueAt = isBusy ? source.dueAt : nextReadAt(schedule, source.lastReadAt ?? now());
		const changed = { ...source, schedule, dueAt };
		sources.put(changed);
		return ok(view(knowledge, changed));
	},

	/** A source goes with the entries that were taken from it. */
	removeSource(knowledge: Knowledge, sourceId: string) {
		const { entries, sources } = knowledge;
		const source = sources.find(sourceId);
		if (source === null) return fail("not_found" as const);
		const described = view(knowledge, source);
		for (const id of sources.listEntryIds(sourceId)) entries.remove(id);
		sources.remove(sourceId);
		return ok(described);
	},

	/** A page of what waits for a yes. */
	listSourceChanges(
		knowledge: Knowledge,
		sourceId: string,
		offset: number,
	): Result<SourceChanges, "not_found"> {
		const { sources } = knowledge;
		const source = sources.find(sourceId);
		if (source === null) return fail("not_found");
		const page = sources.listChanges(sourceId, { offset, limit: CHANGE_PAGE });
		return ok({
			run: changesRun(source),
			total: sources.countChanges(sourceId),
			changes: page.map((proposal) => describe(knowledge, proposal)),
		});
	},

	/** Takes or declines changes; `source_read_again` where another reading found others meanwhile. */
	settleSourceChanges(
		knowledge: Knowledge,
		sourceId: string,
		{ run, keys, isTaken }: SettleChanges,
	) {
		const source = knowledge.sources.find(sourceId);
		if (source === null) return fail("not_found" as const);
		if (run !== changesRun(source)) return fail("source_read_again" as const);
		const chosen = keys === "all" ? keys : new Set(keys);
		const settled = isTaken
			? takeChanges(knowledge, sourceId, chosen)
			: declineChanges(knowledge, sourceId, chosen);
		if (!settled.ok) return settled;
		const now = knowledge.sources.find(sourceId);
		return now === null
			? fail("not_found" as const)
			: ok({ count: settled.value, source: view(knowledge, now) });
	},
};
