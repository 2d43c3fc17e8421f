// Spec 1, section 4: team invitation.

export const INVITATION_STATUSES = ["pending", "accepted", "cancelled"] as const;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];

/** What became of an invitation's newest mail. */
export const MAIL_OUTCOMES = ["queued", "sent", "not_configured", "failed"] as const;
export type MailOutcome = (typeof MAIL_OUTCOMES)[number];
