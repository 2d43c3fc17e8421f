/** A place in a log: a message, and how far below the log's upper edge it stood, px. */
export interface LogPlace {
	id: string;
	top: number;
}

/** Conversations whose place is remembered; the one left longest ago goes first. */
const MAX_PLACES = 100;

/** Where conversations were left in this tab; none for those that were left at their end. */
const places = new Map<string, LogPlace>();

/** @param conversation names channel and contact */
export function keepPlace(conversation: string, place: LogPlace | null): void {
	places.delete(conversation);
	if (place === null) return;
	places.set(conversation, place);
	const [oldest] = places.keys();
	if (places.size > MAX_PLACES && oldest !== undefined) places.delete(oldest);
}

export const findPlace = (conversation: string): LogPlace | null =>
	places.get(conversation) ?? null;
