// Spec 1, section 3: activity log.

export const ACTIVITY_ACTIONS = ["created", "updated", "deleted"] as const;
export type ActivityAction = (typeof ACTIVITY_ACTIONS)[number];

/** The first two are the specification's; areas add theirs. */
export const ACTIVITY_ENTITIES = [
	"team_invitations",
	"profiles",
	"subscriptions",
	"channels",
	"user_settings",
] as const;
export type ActivityEntity = (typeof ACTIVITY_ENTITIES)[number];
