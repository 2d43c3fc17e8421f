// What a member has begun to write follows them from one device to the next.

/** UTF-16 code units; a longer text stays in its browser. More than any channel sends, as it may still be shortened. */
export const MAX_DRAFT_LENGTH = 8192;
/** Per member and channel; the oldest go first. */
export const MAX_DRAFTS = 100;
/** Nobody has written longer ago than this, ms: what a browser says of itself is bounded. */
export const MAX_DRAFT_AGE_MS = 90 * 86_400_000;

/** A text that was not sent, and the message it answers. */
export interface DraftNote {
	/** Empty for none. */
	text: string;
	quotedId: string | null;
	/** When it was written, epoch ms by one clock. */
	at: number;
}

export const isSameDraft = (one: DraftNote, other: DraftNote): boolean =>
	one.text === other.text && one.quotedId === other.quotedId;

export const isEmptyDraft = ({ text, quotedId }: Omit<DraftNote, "at">): boolean =>
	text.trim() === "" && quotedId === null;

/**
 * Whether what was written elsewhere takes the place of what stands here: the later one wins, but nothing is taken out
 * of the hands of somebody who is writing (`isBeingWritten`: the composer has the focus).
 */
export function replacesDraft(own: DraftNote, told: DraftNote, isBeingWritten: boolean): boolean {
	if (isSameDraft(own, told)) return false;
	if (isBeingWritten && !isEmptyDraft(own)) return false;
	return told.at >= own.at;
}
