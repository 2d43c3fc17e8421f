// Views of the inbox that people keep under a name: their own, and the team's.
import { storableText } from "../inbox/stored-text.ts";
import { fail, ok, type Result } from "../result.ts";
import { formatListFilter, parseListFilter } from "./list-filter.ts";

/** Longest name, characters. */
export const MAX_VIEW_NAME = 40;
/** Views of one member, and of the team. */
export const MAX_VIEWS = 20;

/** A name as kept. `name_required`, `name_too_long`. */
export function parseViewName(typed: string): Result<string, "name_required" | "name_too_long"> {
	const name = storableText(typed).normalize("NFC").replace(/\s+/gu, " ").trim();
	if (name === "") return fail("name_required");
	return [...name].length > MAX_VIEW_NAME ? fail("name_too_long") : ok(name);
}

/** The filter of an address as it is kept: what no filter knows is left out. */
export const keptFilter = (query: string): string =>
	formatListFilter(parseListFilter(new URLSearchParams(query)));

/** The views after one of them was moved by a step; the same ones at an end. */
export function moved<View extends { id: string }>(
	views: readonly View[],
	id: string,
	step: 1 | -1,
): readonly View[] {
	const from = views.findIndex((view) => view.id === id);
	const [view, other] = [views[from], views[from + step]];
	if (view === undefined || other === undefined) return views;
	return views.with(from, other).with(from + step, view);
}
