import type { FoundEntry } from "#app/domain/agents/document-blocks.ts";
import { digestOf, type Proposal, takeProposals } from "#app/domain/agents/knowledge-diff.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Knowledge } from "./knowledge.ts";
import { type Full, refuseOverfull } from "./places.ts";
import type { Source } from "./source.ts";

type Keys = "all" | ReadonlySet<string>;

/** What taking these would add to the workspace's knowledge. */
function growthOf({ entries }: Knowledge, proposals: readonly Proposal[]) {
	const grows = { entries: 0, characters: 0 };
	for (const one of proposals) {
		if (one.kind !== "added") grows.characters -= entries.find(one.id)?.characters ?? 0;
		if (one.kind !== "removed") grows.characters += one.found.text.length;
		if (one.kind === "added") grows.entries += 1;
		if (one.kind === "removed") grows.entries -= 1;
	}
	return grows;
}

function put(
	{ entries, sources, now, newId }: Knowledge,
	source: Source,
	found: FoundEntry,
	id: string | null,
): void {
	const entryId = id ?? newId();
	const at = now();
	entries.put({
		id: entryId,
		baseId: source.baseId,
		source: found.rows === null ? "page" : "catalogue",
		sourceId: source.id,
		fileName: found.path[0] ?? source.address,
		title: found.title,
		text: found.text,
		rows: found.rows,
		createdBy: source.createdBy,
		createdAt: at,
		updatedAt: at,
	});
	sources.settleEntry(source.id, entryId, found);
}

/**
 * Makes the entries say what the source says now, for all changes or those of these keys; all of it or nothing.
 * @returns how many were taken
 */
export function takeChanges(
	knowledge: Knowledge,
	sourceId: string,
	keys: Keys,
): Result<number, "not_found" | Full> {
	const { entries, sources, now } = knowledge;
	const source = sources.find(sourceId);
	if (source === null) return fail("not_found");
	const taken = takeProposals(sources.listChanges(sourceId, null), keys);
	const fits = refuseOverfull(knowledge, growthOf(knowledge, taken));
	if (!fits.ok) return fits;
	for (const one of taken) {
		if (one.kind === "added") put(knowledge, source, one.found, null);
		// Somebody may have removed it meanwhile: that was their decision.
		else if (entries.find(one.id) === null) sources.forgetEntry(one.id);
		else if (one.kind === "changed") put(knowledge, source, one.found, one.id);
		else {
			entries.remove(one.id);
			sources.forgetEntry(one.id);
		}
		sources.dropChange(sourceId, one.key);
	}
	sources.put({ ...source, settledAt: source.settledAt ?? now(), problem: null });
	return ok(taken.length);
}

/** Leaves the entries as they are, and does not ask again as long as the source says the same. How many were declined. */
export function declineChanges(
	{ sources, now }: Knowledge,
	sourceId: string,
	keys: Keys,
): Result<number, "not_found"> {
	const source = sources.find(sourceId);
	if (source === null) return fail("not_found");
	const declined = takeProposals(sources.listChanges(sourceId, null), keys);
	for (const one of declined) {
		if (one.kind === "added") sources.decline(sourceId, digestOf(one.found));
		else if (one.kind === "changed") sources.settleEntry(sourceId, one.id, one.found);
		// What is gone from the site and stays here is the base's own.
		else sources.forgetEntry(one.id);
		sources.dropChange(sourceId, one.key);
	}
	sources.put({ ...source, settledAt: source.settledAt ?? now(), problem: null });
	return ok(declined.length);
}
