import { FREE_MAILS, MAIL_BRAKE } from "#app/domain/auth/lock-out.ts";
import { CONFIRMATION_TTL_MS } from "#app/domain/auth/sign-up.ts";
import type { User } from "#workers/data/queries/auth/accounts.ts";
import { insertConfirmation } from "#workers/data/queries/auth/confirmations.ts";
import { countAttempt } from "#workers/data/queries/auth/sign-in-attempts.ts";
import type { AuthDeps } from "./auth.ts";
import type { SignInMeta } from "./devices.ts";

/** What the mail of a sign-up takes. */
export type SignUpMailDeps = Pick<
	AuthDeps,
	| "db"
	| "now"
	| "newId"
	| "hashToken"
	| "confirmationToken"
	| "queueEmail"
	| "createToken"
	| "signUpToken"
	| "cookies"
	| "isSecure"
>;

/** The cookie that knows the browser again; without a sign-up that waits it knows nothing (A05). */
export function knownBrowser(
	deps: SignUpMailDeps,
	{ url }: Pick<SignInMeta, "url">,
	confirmationId: string | null,
): string[] {
	const token = confirmationId === null ? deps.createToken() : deps.signUpToken(confirmationId);
	return [deps.cookies.issue("sign-up", token, deps.isSecure(url))];
}

/**
 * Counts a sign-up against the mailbox it writes to; true when no more mail goes there for now, which
 * nobody is told: whoever has the mailbox gets a few, not all that strangers ask for (security 4).
 */
export async function isMailboxFull(deps: SignUpMailDeps, email: string): Promise<boolean> {
	const bucket = `sign-up:${deps.hashToken(email)}`;
	return (await countAttempt(deps.db, bucket, FREE_MAILS, deps.now(), MAIL_BRAKE)) !== null;
}

/**
 * Queues the mail of a sign-up; somebody who has an account is told so by mail only (A05). Answers
 * what waits for the link, null when nothing does. An empty `passwordHash`: no password.
 */
export async function queueSignUpMail(
	deps: SignUpMailDeps,
	user: User,
	pending: { fullName: string; passwordHash: string },
	locale: "pt" | "en",
): Promise<{ confirmationId: string; tokenHash: string; expiresAt: number } | null> {
	const id = deps.newId();
	if (user.emailConfirmedAt !== null) {
		await deps.queueEmail({ type: "account_exists", id, userId: user.id, locale });
		return null;
	}
	const now = deps.now();
	const confirmationId = deps.newId();
	const tokenHash = deps.hashToken(deps.confirmationToken(confirmationId));
	const expiresAt = now + CONFIRMATION_TTL_MS;
	await insertConfirmation(deps.db, {
		...pending,
		id: confirmationId,
		tokenHash,
		userId: user.id,
		createdAt: now,
		expiresAt,
	});
	await deps.queueEmail({ type: "confirm_email", id, confirmationId, locale });
	return { confirmationId, tokenHash, expiresAt };
}
