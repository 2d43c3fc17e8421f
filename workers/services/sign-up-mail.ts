import { CONFIRMATION_TTL_MS } from "#app/domain/auth/sign-up.ts";
import type { User } from "#workers/data/queries/accounts.ts";
import { insertConfirmation } from "#workers/data/queries/confirmations.ts";
import type { AuthDeps } from "./auth.ts";

/** What the mail of a sign-up takes. */
export type SignUpMailDeps = Pick<
	AuthDeps,
	"db" | "now" | "newId" | "hashToken" | "confirmationToken" | "queueEmail"
>;

/**
 * Queues the mail of a sign-up; somebody who has an account is told so by mail only (A05). Answers
 * what waits for the link, null when nothing does. An empty `passwordHash`: no password.
 */
export async function queueSignUpMail(
	deps: SignUpMailDeps,
	user: User,
	pending: { fullName: string; passwordHash: string },
	locale: "pt" | "en",
): Promise<{ tokenHash: string; expiresAt: number } | null> {
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
	return { tokenHash, expiresAt };
}
