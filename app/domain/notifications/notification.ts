// Spec 1, section 2: notifications panel. decisions.md 12.

/** What a member may be told. Each area adds its own as it is built. */
export const NOTIFICATION_KINDS = ["invitation_accepted"] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];
