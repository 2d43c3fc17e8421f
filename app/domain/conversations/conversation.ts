// Spec 1 and 2, section 3: Session (conversation). Opened by the first inbound message.

/** `active` is shown as 'Ativa'. */
export const CONVERSATION_STATUSES = ["active", "closed"] as const;
export type ConversationStatus = (typeof CONVERSATION_STATUSES)[number];

/** A dialogue in which nobody wrote for so long is over. */
export const INACTIVE_AFTER_MS = 7 * 24 * 60 * 60 * 1000;
/** What comes this soon after a conversation was closed goes on with it; later it is a new one. */
export const REOPEN_WITHIN_MS = 24 * 60 * 60 * 1000;

export const MAX_LABELS = 10;
export const MAX_LABEL_LENGTH = 30;

/** Conversations of a filter are counted up to here; from there on it says "99+". */
export const COUNTED_CONVERSATIONS = 100;
