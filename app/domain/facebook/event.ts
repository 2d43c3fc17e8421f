// founding.md 28: one callback for all workspaces; a workspace's webhook is a stored filter over it.
import type { EventObject } from "./webhook.ts";

/** How long a workspace's events are kept. */
export const EVENT_TTL_MS = 30 * 24 * 60 * 60_000;
export const EVENTS_PER_PAGE = 50;
/** Characters of a value that are kept. */
export const MAX_EVENT_VALUE = 8192;
/** Clocks differ; further ahead is no moment (I15). */
const MAX_AHEAD_MS = 5 * 60_000;
const BEFORE_FACEBOOK_AT = Date.UTC(2004, 1, 4);
/** Seconds stay below this for thousands of years, milliseconds passed it in 1973. */
const FIRST_MILLISECONDS = 100_000_000_000;

/** An event Meta reported about one page, account, person or payment. */
export interface ReportedEvent {
	/** Derived from the content: a repeated event has the same id. */
	id: string;
	objectType: EventObject;
	objectId: string;
	field: string;
	/** JSON text, cut; null when none was sent. */
	value: string | null;
	happenedAt: number;
}

/** Who may hear of an object, by one of their stored filters. */
export interface EventListener {
	workspaceId: string;
	objectId: string;
	fields: readonly string[];
	includeValues: boolean;
}

export type RoutedEvent = ReportedEvent & { workspaceId: string };

/** Seconds of `changes` and milliseconds of `messaging` alike; `now` for what cannot be (I15). */
export function eventMoment(time: number | null, now: number): number {
	if (time === null) return now;
	const at = time < FIRST_MILLISECONDS ? time * 1000 : time;
	return at < BEFORE_FACEBOOK_AT || at > now + MAX_AHEAD_MS ? now : Math.trunc(at);
}

/**
 * Each event once to each workspace that owns its object and has a filter with its field. The value
 * only where one of those filters wants values.
 */
export function routeEvents(
	events: readonly ReportedEvent[],
	listeners: readonly EventListener[],
): RoutedEvent[] {
	return events.flatMap((event) => {
		const hearing = listeners.filter(
			({ objectId, fields }) => objectId === event.objectId && fields.includes(event.field),
		);
		return [...new Set(hearing.map(({ workspaceId }) => workspaceId))].map((workspaceId) => {
			const wantsValue = hearing.some(
				(each) => each.workspaceId === workspaceId && each.includeValues,
			);
			return { ...event, workspaceId, value: wantsValue ? event.value : null };
		});
	});
}

/** Spec 2, section 8: these become toasts; the first is a warning in red. */
export const EVENT_TOASTS = [
	"ad_account.with_issues_ad_objects",
	"ad_account.in_process_ad_objects",
	"page.feed",
	"page.messages",
	"page.leadgen",
	"user.photos",
	"instagram.comments",
	"instagram.mentions",
	"instagram.story_insights",
] as const;
export type EventToast = (typeof EVENT_TOASTS)[number];

/** The toast of an event; null for those that are only listed. */
export const eventToast = (objectType: EventObject, field: string): EventToast | null =>
	EVENT_TOASTS.find((known) => known === `${objectType}.${field}`) ?? null;
