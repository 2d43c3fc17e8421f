import type { BaseSummary, KnowledgeBase, KnowledgeTotals } from "#app/contracts/knowledge.ts";
import { MAX_BASES } from "#app/domain/agents/knowledge-base.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Knowledge } from "./knowledge.ts";

const EMPTY: KnowledgeTotals = { entries: 0, characters: 0 };

/** Bases, and which agents know them. */
export const baseOperations = {
	/** Every base with what it holds, the oldest first, and what all hold together. */
	listBases({
		bases,
		entries,
	}: Knowledge): Result<{ bases: BaseSummary[]; all: KnowledgeTotals }, never> {
		const totals = entries.totalsByBase();
		const agents = bases.listAgents();
		const listed = bases.list().map((base) => ({
			...base,
			...(totals[base.id] ?? EMPTY),
			agentIds: agents.get(base.id) ?? [],
		}));
		return ok({ bases: listed, all: entries.totals() });
	},

	/** Adds a base; the same id again changes nothing. @param agentId the agent that is to know it; null: none yet */
	addBase(
		{ bases, now }: Knowledge,
		base: KnowledgeBase & { createdBy: string },
		agentId: string | null,
	) {
		const isKnown = bases.find(base.id) !== null;
		if (!isKnown && bases.count() >= MAX_BASES) return fail("too_many_bases" as const);
		bases.add({ ...base, createdAt: now() });
		if (agentId !== null) bases.attach(agentId, base.id);
		return ok(null);
	},

	renameBase({ bases }: Knowledge, baseId: string, name: string) {
		if (!bases.find(baseId)) return fail("not_found" as const);
		bases.rename(baseId, name);
		return ok(null);
	},

	/** A base goes with everything in it. Its name. */
	removeBase({ bases, entries }: Knowledge, baseId: string) {
		const known = bases.find(baseId);
		if (!known) return fail("not_found" as const);
		entries.removeBase(baseId);
		bases.remove(baseId);
		return ok(known.name);
	},

	/** Whether the agent knows the base from now on. The base's name. */
	attachBase({ bases }: Knowledge, agentId: string, baseId: string, isAttached: boolean) {
		const known = bases.find(baseId);
		if (!known) return fail("not_found" as const);
		if (isAttached) bases.attach(agentId, baseId);
		else bases.detach(agentId, baseId);
		return ok(known.name);
	},

	/** The agent is no more; what it knew stays in its bases. */
	forgetAgent({ bases }: Knowledge, agentId: string) {
		bases.detachAgent(agentId);
		return ok(null);
	},
};
