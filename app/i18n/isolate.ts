/**
 * A name or address from outside within a sentence: Unicode's isolates do for plain text what
 * <bdi> does for elements, so that an Arabic name does not turn the words around it.
 */
export const isolate = (text: string): string => `\u2068${text}\u2069`;
