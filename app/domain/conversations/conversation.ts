// Spec 1 and 2, section 3: Session (conversation). Opened by the first inbound message.

/** `active` is shown as 'Ativa'. */
export const CONVERSATION_STATUSES = ["active", "closed"] as const;
export type ConversationStatus = (typeof CONVERSATION_STATUSES)[number];

/** A conversation without messages for this long is closed. */
export const INACTIVE_AFTER_MS = 7 * 24 * 60 * 60 * 1000;
/** A message within this time after closing reopens the conversation; a later one begins a new one. */
export const REOPEN_WITHIN_MS = 24 * 60 * 60 * 1000;

export const MAX_LABELS = 10;
export const MAX_LABEL_LENGTH = 30;
