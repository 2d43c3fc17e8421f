import type { SemanticSearchView } from "#app/contracts/semantic-search.ts";
import type { SemanticChoice } from "#app/domain/agents/semantic/semantic-search.ts";
import { ok, type Result } from "#app/domain/result.ts";
import type { Knowledge } from "./knowledge.ts";

/** Who makes vectors of the workspace's knowledge. */
export const semanticOperations = {
	readSemanticSearch({ entries, semantic, vectors }: Knowledge): Result<SemanticSearchView, never> {
		return ok({
			choice: semantic.choice(),
			hasModel: semantic.hasModel,
			entries: entries.totals().entries,
			ready: vectors.count(),
			problem: semantic.isOn() ? semantic.problem() : null,
			use: semantic.useOfMonth(),
		});
	},

	/** From now on others make them, or nobody; those that are there go. The same choice again changes nothing. */
	chooseSemanticSearch({ semantic, vectors }: Knowledge, choice: SemanticChoice) {
		if (JSON.stringify(semantic.choice()) === JSON.stringify(choice)) return ok(null);
		vectors.clear();
		semantic.choose(choice);
		return ok(null);
	},
};
