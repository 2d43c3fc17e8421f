import type { RankedPassage } from "#app/contracts/knowledge.ts";
import type { ToldByCatalogue } from "#app/domain/agents/catalogue/told-rows.ts";

const asPassage = (
	row: { entryId: string; title: string; text: string },
	share: number,
): RankedPassage => ({ ...row, share, isStrange: false, matched: [] });

/**
 * What catalogues add to an answer. What their rows say is an answer, before any text; a model gets it in front of the
 * rows, because no model compares a thousand prices.
 * @param isUnsure the customer corrects or reacts, or chooses: none of that is a question for rows
 * @param isKnowledge no model is asked: rows that answer nothing would only be near titles
 * @returns `answers` null: no row answers. `passages`: what is shown and given to a model as material
 */
export function tellProducts(
	products: ToldByCatalogue | null,
	{ isUnsure, isKnowledge }: { isUnsure: boolean; isKnowledge: boolean },
): { answers: RankedPassage[] | null; passages: RankedPassage[] } {
	const [first] = products?.rows ?? [];
	if (products === null || isUnsure || !first) return { answers: null, passages: [] };
	const { answer, rows } = products;
	const passages = rows.map((row) => asPassage(row, answer === null ? 0 : 1));
	if (answer === null) return { answers: null, passages: isKnowledge ? [] : passages };
	const said = asPassage({ ...first, text: answer.text }, 1);
	return { answers: [said], passages: isKnowledge ? passages : [said, ...passages] };
}
