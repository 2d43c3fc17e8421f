import type { ConversationCounts } from "#app/contracts/conversations.ts";
import type { ListFilter } from "./filters.ts";

/** The views of the inbox, in the order of the menu. */
export const VIEWS = [
	"mine",
	"unassigned",
	"agent",
	"waiting",
	"late",
	"open",
	"snoozed",
	"closed",
] as const;
export type View = (typeof VIEWS)[number];

const OPEN = { status: "active", q: "" } as const;
const FILTERS: Record<View, ListFilter> = {
	mine: { ...OPEN, who: "mine" },
	unassigned: { ...OPEN, who: "unassigned" },
	agent: { ...OPEN, who: "agent" },
	waiting: { ...OPEN, who: "waiting" },
	late: { ...OPEN, who: "late" },
	open: OPEN,
	snoozed: { ...OPEN, snoozed: "1" },
	closed: { status: "closed", q: "" },
};

/** What a view shows; the order of the list stays as chosen. */
export const filterOfView = (view: View, order: ListFilter["order"]): ListFilter => ({
	...FILTERS[view],
	order,
});

/** The view that a filter belongs to, whatever narrows it further. */
export function viewOf({ status, who, snoozed }: ListFilter): View {
	if (status === "closed") return "closed";
	if (snoozed !== undefined) return "snoozed";
	return who ?? "open";
}

/** How many conversations a view has; null where nobody counts them. */
export const countOf = (counts: ConversationCounts, view: View): number | null =>
	view === "closed" ? null : (counts[view] ?? null);

/** The views that a menu offers: what is late only where a goal is to be met, or while one looks at it. */
export const offeredViews = (counts: ConversationCounts, present: View | null): readonly View[] =>
	VIEWS.filter((view) => view !== "late" || counts.late !== undefined || present === "late");

/** Whether a conversation stays in the view when it is closed. */
export const isSettledIn = ({ status }: ListFilter): boolean => status === "closed";
