// A member's own sign-in at Facebook, by code flow on the server.

/** A dialog is answered within this time, or started again. */
export const LOGIN_STATE_TTL_MS = 15 * 60_000;

/** The outcome, as it is added to the returning page's address. */
export const LOGIN_OUTCOMES = [
	"connected",
	/** The person declined. */
	"cancelled",
	/** Not this browser's, not of this sign-in, or too old. */
	"expired",
	/** Meta refused, or gave a token of another app (B05). */
	"refused",
	"unavailable",
	/** The deployment has no app of Meta's. */
	"not_configured",
] as const;
export type LoginOutcome = (typeof LOGIN_OUTCOMES)[number];

export const parseLoginOutcome = (text: string | null): LoginOutcome | null =>
	LOGIN_OUTCOMES.find((known) => known === text) ?? null;

/** `expiresAt` null: never. */
export const isLoginExpired = (expiresAt: number | null, now: number): boolean =>
	expiresAt !== null && expiresAt <= now;
