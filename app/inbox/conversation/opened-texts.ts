/**
 * Long texts that were opened in this tab, by message id. A part of the log that is far from view is not drawn and
 * comes back as it was: its height is remembered.
 */
const opened = new Set<string>();

export const isTextOpened = (messageId: string): boolean => opened.has(messageId);

export const noteTextOpened = (messageId: string): void => {
	opened.add(messageId);
};
