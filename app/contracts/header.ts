/** Answer of `GET /api/header`. */
import * as v from "valibot";
import { PLANS } from "../domain/billing/plan.ts";
import { SYSTEM_STATUSES } from "../domain/header/system-status.ts";
import { NOTIFICATION_KINDS } from "../domain/notifications/notification.ts";
import { ROLES } from "../domain/team/role.ts";

export const NotificationView = v.object({
	id: v.string(),
	kind: v.picklist(NOTIFICATION_KINDS),
	params: v.record(v.string(), v.string()),
	createdAt: v.number(),
	isRead: v.boolean(),
});
export type NotificationView = v.InferOutput<typeof NotificationView>;

/** A notification from a frame; null for a kind that this page has no words for (R38). */
export function parseNotification(value: unknown): NotificationView | null {
	const parsed = v.safeParse(NotificationView, value);
	return parsed.success ? parsed.output : null;
}

export const HeaderData = v.object({
	plan: v.picklist(PLANS),
	/** Other members seen in the last 5 minutes (founding.md 11). */
	onlineMembers: v.number(),
	system: v.picklist(SYSTEM_STATUSES),
	/** When this was computed, ms since 1970. */
	lastSyncAt: v.number(),
	notifications: v.array(NotificationView),
	/** Failed jobs that wait for an admin, at most COUNTED_LETTERS; 0 for other roles. */
	waitingLetters: v.number(),
	/** Whether the workspace is the seeded demonstration: only there the samples are shown, and counted as unread. */
	isDemonstration: v.boolean(),
	/** Whether the member runs the installation: an admin of its workspace. */
	runsInstallation: v.boolean(),
	/** Names of the samples this member has read. */
	readSamples: v.array(v.string()),
	/** Whether the member is away by their own word (domain/routing); a server of an earlier release does not say. */
	absence: v.optional(v.object({ isAbsent: v.boolean(), until: v.nullable(v.number()) })),
	/** The workspaces this person is a member of, for the switcher. */
	workspaces: v.array(
		v.object({ id: v.string(), name: v.string(), role: v.picklist(ROLES), isCurrent: v.boolean() }),
	),
});
export type HeaderData = v.InferOutput<typeof HeaderData>;
