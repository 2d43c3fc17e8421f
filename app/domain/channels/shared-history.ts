// Coexistence: the phone that shares its number with us tells what was said before, and whom its address book names.
import type { GatewayEvent } from "./gateway-event.ts";

/** What has come of the time before the number was shared. */
export interface SharedHistory {
	/** Percent of all that WhatsApp will tell; null: nothing has come. */
	progress: number | null;
	/** The phone's owner chose not to share the conversations. */
	isDeclined: boolean;
	/** Some of what came is still being stored. */
	isWorking: boolean;
}

/** Within this time after the number was connected its history may be asked for, once. */
export const HISTORY_WITHIN_MS = 24 * 3_600_000;

/** Events stored in one turn of the object. */
const PART_EVENTS = 50;
/** UTF-16 code units of one part: a row holds two million bytes. */
const PART_LENGTH = 400_000;

/** The events in order, in parts that one turn can store. */
export function inParts(events: readonly GatewayEvent[]): GatewayEvent[][] {
	const parts: GatewayEvent[][] = [];
	let length = 0;
	for (const event of events) {
		const size = JSON.stringify(event).length;
		const part = parts.at(-1);
		if (part && part.length < PART_EVENTS && length + size <= PART_LENGTH) {
			part.push(event);
			length += size;
		} else {
			parts.push([event]);
			length = size;
		}
	}
	return parts;
}
