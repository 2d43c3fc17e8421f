// Spec 1, section 2: notifications panel; section 9: badge.
import type { HeaderData, NotificationView } from "#app/contracts/header.ts";
import type { Mutable } from "#app/domain/preferences/muted.ts";
import {
	SAMPLE_NOTIFICATIONS,
	SHOWN_NOTIFICATIONS,
} from "#app/domain/notifications/notification.ts";

const MAX_SHOWN = 9;

/**
 * Unread notifications without muted kinds; samples count in the demonstration only (decision 40).
 * Null data: not known yet.
 */
export function countUnread(data: HeaderData | null, muted: readonly Mutable[] = []): number {
	if (!data) return 0;
	const hasSamples = data.isDemonstration && !muted.includes("samples");
	const samples = hasSamples ? SAMPLE_NOTIFICATIONS : [];
	const left: readonly string[] = muted;
	const unread = data.notifications.filter(({ isRead, kind }) => !isRead && !left.includes(kind));
	return unread.length + samples.filter((name) => !data.readSamples.includes(name)).length;
}

/** The number on the bell: "9+" above nine, null for none. */
export function badgeOf(unread: number): string | null {
	if (unread <= 0) return null;
	return unread > MAX_SHOWN ? `${MAX_SHOWN}+` : String(unread);
}

/** The same data with one more, newest first; one that is there stays once, as it is. */
export function withNew(data: HeaderData, told: NotificationView): HeaderData {
	if (data.notifications.some(({ id }) => id === told.id)) return data;
	return { ...data, notifications: [told, ...data.notifications].slice(0, SHOWN_NOTIFICATIONS) };
}

/** The same data with these marked as read; unknown ids are ignored. */
export function withRead(data: HeaderData, ids: readonly string[]): HeaderData {
	const samples: readonly string[] = SAMPLE_NOTIFICATIONS;
	return {
		...data,
		notifications: data.notifications.map((one) =>
			ids.includes(one.id) ? { ...one, isRead: true } : one,
		),
		readSamples: [...new Set([...data.readSamples, ...ids.filter((id) => samples.includes(id))])],
	};
}
