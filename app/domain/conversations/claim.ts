// Whoever answers first has the conversation (decision 44).

/** Whether a member's own text makes a conversation theirs that nobody has, where a workspace did not choose. */
export const CLAIMS_BY_ANSWERING = true;

/** Whether a text would claim it: nobody has it, and a last word after closing is no reason to have it. */
export const isClaimable = (one: { assigneeId: string | null; closedAt: number | null }): boolean =>
	one.assigneeId === null && one.closedAt === null;
