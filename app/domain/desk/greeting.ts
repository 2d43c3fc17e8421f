// Whether a channel says something by itself to a customer who wrote: a greeting within the hours, an away message outside.
import type { Handler } from "../agents/answering.ts";
import { dayOfClock, isOpenAt, localClock } from "../channels/business-hours.ts";
import type { MessageOrigin, MessageType } from "../inbox/message.ts";
import { type DeskHours, scheduleOf } from "./desk-hours.ts";

export type AutomaticKind = "greeting" | "away";

/** A customer's message that was just stored, and the conversation as it is now. */
export interface Heard {
	origin: MessageOrigin;
	type: MessageType;
	/** When it was written, epoch ms. */
	at: number;
	isGroup: boolean;
	/** What it did to the conversation. */
	opening: "begins" | "reopens" | null;
	handler: Handler;
	/** An agent answers, or did and called people. */
	hasAgent: boolean;
	hasOwner: boolean;
}

/** What arrives later was written before an outage: whoever is greeted now wonders why. */
export const FRESH_MS = 10 * 60_000;

/** What is said, with the customer's local day: of each kind once a day to everybody, so two robots end at once. */
export interface Automatic {
	kind: AutomaticKind;
	template: string;
	/** YYYY-MM-DD */
	day: string;
}

/** Days of a workspace that has no hours. */
export const DEFAULT_ZONE = "America/Sao_Paulo";

/** Null: nothing is said. Whether it was said on that day already, and whether the channel lets it leave, is asked beside it. */
export function decideGreeting(
	desk: DeskHours | null,
	heard: Heard,
	now: number,
): Automatic | null {
	if (desk === null || !mayBeTold(heard, now)) return null;
	const schedule = scheduleOf(desk, now);
	const isOpen = isOpenAt(schedule, now);
	if (isOpen && heard.opening !== "begins") return null;
	const [kind, template] = isOpen
		? (["greeting", desk.greeting] as const)
		: (["away", desk.away] as const);
	if (template === "") return null;
	return { kind, template, day: dayOfClock(localClock(now, schedule?.timeZone ?? DEFAULT_ZONE)) };
}

function mayBeTold(heard: Heard, now: number): boolean {
	const { origin, type, at, isGroup, opening, handler, hasAgent, hasOwner } = heard;
	if (origin !== "live" || now - at > FRESH_MS || isGroup) return false;
	if (type === "call" || type === "system" || type === "other") return false;
	if (handler !== "nobody" || hasAgent) return false;
	// Whoever looked after an earlier conversation has not taken this one yet.
	return opening !== null || !hasOwner;
}
