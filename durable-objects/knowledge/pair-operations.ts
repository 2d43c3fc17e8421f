import type { SettlePair } from "#app/contracts/knowledge.ts";
import { fail, ok } from "#app/domain/result.ts";
import type { Knowledge } from "./knowledge.ts";

/** The base, and every other that an agent knows together with it: only those are answered from at once. */
function knownTogether({ bases }: Knowledge, baseId: string): string[] {
	const agents = bases.listAgents();
	const knowing = new Set(agents.get(baseId));
	const others = [...agents].filter(([, ids]) => ids.some((id) => knowing.has(id)));
	return [...new Set([baseId, ...others.map(([id]) => id)])];
}

/** Entries that tell the same or contradict each other. */
export const pairOperations = {
	/** Pairs with an entry of the base, those that contradict each other first. */
	listPairs(knowledge: Knowledge, baseId: string) {
		if (!knowledge.bases.find(baseId)) return fail("not_found" as const);
		return ok(knowledge.pairs.list(baseId, knownTogether(knowledge, baseId)));
	},

	/** Both entries are right as the member saw them. The same again changes nothing. */
	settlePair({ entries, pairs, now }: Knowledge, pair: SettlePair, memberId: string) {
		const { one, other } = pair;
		if (one.id === other.id || !entries.find(one.id) || !entries.find(other.id))
			return fail("not_found" as const);
		pairs.settle(pair, memberId, now());
		return ok(null);
	},
};
