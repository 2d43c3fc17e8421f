import type { BaseSummary, KnowledgeBase, KnowledgeTotals } from "#app/contracts/knowledge.ts";
import { MAX_BASES } from "#app/domain/agents/knowledge-base.ts";
import { fold } from "#app/domain/fold.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Knowledge } from "./knowledge.ts";

const EMPTY: KnowledgeTotals = { entries: 0, characters: 0 };

/** Whether another base has the name already, whatever its case and accents: people could not tell them apart. */
const isTaken = ({ bases }: Knowledge, name: string, baseId: string): boolean =>
	bases.list().some((other) => other.id !== baseId && fold(other.name) === fold(name));

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
		knowledge: Knowledge,
		base: KnowledgeBase & { createdBy: string },
		agentId: string | null,
	) {
		const { bases, now } = knowledge;
		const isKnown = bases.find(base.id) !== null;
		if (!isKnown && bases.count() >= MAX_BASES) return fail("too_many_bases" as const);
		if (!isKnown && isTaken(knowledge, base.name, base.id)) return fail("base_name_taken" as const);
		bases.add({ ...base, createdAt: now() });
		if (agentId !== null) bases.attach(agentId, base.id);
		return ok(null);
	},

	/** The name it had. */
	renameBase(knowledge: Knowledge, baseId: string, name: string) {
		const { bases } = knowledge;
		const known = bases.find(baseId);
		if (!known) return fail("not_found" as const);
		if (isTaken(knowledge, name, baseId)) return fail("base_name_taken" as const);
		bases.rename(baseId, name);
		return ok(known.name);
	},

	/** A base goes with everything in it. Its name. */
	removeBase({ bases, entries, sources }: Knowledge, baseId: string) {
		const known = bases.find(baseId);
		if (!known) return fail("not_found" as const);
		entries.removeBase(baseId);
		sources.removeBase(baseId);
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
