/**
 * A foreign name or address within a sentence. Unicode isolates do for plain text what <bdi> does
 * for elements, so that an Arabic name does not reorder the words around it.
 */
export const isolate = (text: string): string => `\u2068${text}\u2069`;
