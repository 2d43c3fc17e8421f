// A conversation is given to a department or a colleague.

/** Characters of a note at most. */
export const MAX_TRANSFER_NOTE = 1000;

/** Where a conversation is: which department looks after it, and who. */
export interface Keeping {
	departmentId: string | null;
	assigneeId: string | null;
}

/** Where it is after a transfer: what the wish leaves out stays. */
export const withTransfer = (
	before: Keeping,
	wish: { departmentId?: string | null; assignee?: { memberId: string } | null },
): Keeping => ({
	departmentId: wish.departmentId === undefined ? before.departmentId : wish.departmentId,
	assigneeId: wish.assignee === undefined ? before.assigneeId : (wish.assignee?.memberId ?? null),
});
