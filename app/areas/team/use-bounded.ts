import { useState } from "react";

/**
 * Rows rendered at first and added by each "Mostrar mais": 10,000 at once would freeze the page.
 */
const STEP = 50;

/** The first rows of a long list, and a function that adds more (null when all are shown). */
export function useBounded<Item>(items: readonly Item[]) {
	const [limit, setLimit] = useState(STEP);
	return {
		shown: items.slice(0, limit),
		more: items.length > limit ? () => setLimit((before) => before + STEP) : null,
	};
}
