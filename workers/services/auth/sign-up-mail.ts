import { FREE_MAILS, MAIL_BRAKE } from "#app/domain/auth/lock-out.ts";
import { CONFIRMATION_TTL_MS } from "#app/domain/auth/sign-up.ts";
import type { User } from "#workers/data/queries/auth/accounts.ts";
import { insertConfirmation } from "#workers/data/queries/auth/confirmations.ts";
import { countAttempt } from "#workers/data/queries/auth/sign-in-attempts.ts";
import type { AuthDeps } from "./auth.ts";
import type { SignInMeta } from "./devices.ts";

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

/**
 * Set-Cookie values by which the browser that signed up is recognised. Without a pending sign-up the token is random,
 * so that the answer looks the same for addresses that have an account (A05).
 */
export function knownBrowser(
	deps: SignUpMailDeps,
	{ url }: Pick<SignInMeta, "url">,
	confirmationId: string | null,
): string[] {
	const token = confirmationId === null ? deps.createToken() : deps.signUpToken(confirmationId);
	return [deps.cookies.issue("sign-up", token, deps.isSecure(url))];
}

/**
 * Counts a sign-up against the mailbox it would mail; true when no more mail is sent there for now, so that strangers
 * cannot flood a mailbox (security 4). The caller's answer must not reveal it.
 */
export async function isMailboxFull(deps: SignUpMailDeps, email: string): Promise<boolean> {
	const bucket = `sign-up:${deps.hashToken(email)}`;
	return (await countAttempt(deps.db, bucket, FREE_MAILS, deps.now(), MAIL_BRAKE)) !== null;
}

/**
 * Queues the mail of a sign-up. The owner of an existing account is informed by mail only (A05).
 * @param pending an empty `passwordHash` means no password: a sign-up through a provider
 * @returns the pending confirmation (`expiresAt` in epoch ms), or null when the account exists already
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
