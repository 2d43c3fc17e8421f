// Record 110. By itself, because every page of a member ships it.
import type { Counts } from "./counts.ts";

/**
 * The one number a member sees in the tab's title, the menu and on the app's icon: open conversations with something
 * unread that are theirs or nobody's. A colleague's, an agent's and those put aside do not call for them.
 */
export const unreadFor = (
	counts: Pick<Counts, "unreadOfNobody" | "unreadMembers">,
	memberId: string,
): number => counts.unreadOfNobody + (counts.unreadMembers[memberId] ?? 0);
