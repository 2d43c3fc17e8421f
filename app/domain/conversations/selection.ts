// Rows chosen in a list, to act on them together.

/** Conversations that are acted on in one call. */
export const MAX_ACTS = 100;

export interface Selection {
	ids: ReadonlySet<string>;
	/** Where a range begins: the row that was chosen last. */
	anchor: string | null;
}

export const NOTHING: Selection = { ids: new Set(), anchor: null };

/** Chooses a row, or leaves it out again. */
export function toggled({ ids }: Selection, id: string): Selection {
	const next = new Set(ids);
	if (!next.delete(id)) next.add(id);
	return { ids: next, anchor: id };
}

/** Chooses the rows from the last chosen one to this one, in the order of the list. Without one: this one alone. */
export function extendedTo(selection: Selection, id: string, listed: readonly string[]): Selection {
	const from = listed.indexOf(selection.anchor ?? "");
	const to = listed.indexOf(id);
	if (to === -1) return selection;
	const [first, last] = from === -1 ? [to, to] : [Math.min(from, to), Math.max(from, to)];
	return { ids: new Set([...selection.ids, ...listed.slice(first, last + 1)]), anchor: id };
}

/** What is left once rows have left the list: nobody acts on what they do not see. The same object if nothing left. */
export function within(selection: Selection, listed: readonly string[]): Selection {
	const shown = new Set(listed);
	const ids = new Set([...selection.ids].filter((id) => shown.has(id)));
	return ids.size === selection.ids.size ? selection : { ...selection, ids };
}
