// Spec 2, section 8: webhook events become toasts. Loaded when the first one arrives.
import { type EventToast, eventToast } from "#app/domain/facebook/event.ts";
import type { EventObject } from "#app/domain/facebook/webhook.ts";
import type { Locale } from "#app/i18n/format.ts";
import { notify } from "#app/ui/toasts.ts";
import { en } from "./facebook-toasts.en.ts";
import { pt } from "./facebook-toasts.pt.ts";

/** Many comments at once are one toast. */
const QUIET_MS = 5_000;

const shownAt = new Map<EventToast, number>();

/** Shows a toast for an event that has one; the same one within QUIET_MS is dropped. */
export function showFacebookToast(
	event: { objectType: EventObject; field: string },
	locale: Locale,
	now: number,
): void {
	const toast = eventToast(event.objectType, event.field);
	if (toast === null || now - (shownAt.get(toast) ?? -QUIET_MS) < QUIET_MS) return;
	shownAt.set(toast, now);
	const { title, text } = { pt, en }[locale][toast];
	const show = toast === "ad_account.with_issues_ad_objects" ? notify.error : notify.info;
	show(title, text);
}
