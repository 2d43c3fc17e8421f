/** Conversations the member marked as unread: being open does not mark them as read again. */
const kept = new Set<string>();

export const keepUnread = (contactId: string): void => void kept.add(contactId);
/** To be called when the conversation is left or opened. */
export const releaseUnread = (contactId: string): void => void kept.delete(contactId);
/** One that got a message since is read as any other. */
export const isKeptUnread = (contactId: string, unread: number): boolean =>
	unread === 1 && kept.has(contactId);
