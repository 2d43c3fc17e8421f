import type { KnowledgePlace, KnowledgeTotals } from "#app/contracts/knowledge.ts";
import {
	MAX_ENTRIES,
	MAX_KNOWLEDGE_CHARACTERS,
	targetBase,
} from "#app/domain/agents/knowledge-base.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Knowledge } from "./knowledge.ts";

/** A place for a new entry. An agent that knows no base gets one with its name. */
export type NewPlace =
	| { baseId: string }
	| { agentId: string; agentName: string; spareBaseId: string };

export type Full = "too_many_entries" | "knowledge_full";

/** Refuses what would not fit. @param grows by how much the workspace's knowledge would grow */
export function refuseOverfull({ entries }: Knowledge, grows: KnowledgeTotals): Result<null, Full> {
	const total = entries.totals();
	if (grows.entries > 0 && total.entries + grows.entries > MAX_ENTRIES)
		return fail("too_many_entries");
	const isOver =
		grows.characters > 0 && total.characters + grows.characters > MAX_KNOWLEDGE_CHARACTERS;
	return isOver ? fail("knowledge_full") : ok(null);
}

/** Ids of the bases of a place. */
export const baseIdsOf = ({ bases }: Knowledge, place: KnowledgePlace): string[] =>
	"baseId" in place ? [place.baseId] : bases.listOf(place.agentId).map(({ id }) => id);

/** The base that a new entry goes to: an agent's own before others that are attached. */
export function findTarget(
	{ bases, now }: Knowledge,
	place: NewPlace,
	createdBy: string | null,
): string | null {
	if ("baseId" in place) return bases.find(place.baseId)?.id ?? null;
	const { agentId, agentName: name, spareBaseId } = place;
	const target = targetBase(agentId, bases.listOf(agentId));
	if (target) return target.id;
	// One of the agent's id that somebody detached from it stays detached.
	const id = bases.find(agentId) ? spareBaseId : agentId;
	bases.addOwn({ id, name, createdBy, createdAt: now() }, agentId);
	return id;
}
