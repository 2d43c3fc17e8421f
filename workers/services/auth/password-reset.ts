import type { ErrorCode } from "#app/contracts/errors.ts";
import type { EmailJob } from "#app/contracts/jobs.ts";
import { parseEmail } from "#app/domain/auth/email.ts";
import { addressBucket, FREE_MAILS, MAIL_BRAKE } from "#app/domain/auth/lock-out.ts";
import { parseNewPassword } from "#app/domain/auth/password.ts";
import { MAX_RESET_TRIES, RESET_TTL_MS } from "#app/domain/auth/password-reset.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { PasswordHasher } from "#workers/adapters/password/port.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import { findUser, findUserByEmail } from "#workers/data/queries/auth/accounts.ts";
import { findPendingConfirmation } from "#workers/data/queries/auth/confirmations.ts";
import {
	findOpenReset,
	insertPasswordReset,
	tryReset,
} from "#workers/data/queries/auth/password-resets.ts";
import { resetPassword } from "#workers/data/queries/auth/passwords.ts";
import { countAttempt } from "#workers/data/queries/auth/sign-in-attempts.ts";
import type { Limit } from "../limiter.ts";
import type { SignInMeta } from "./devices.ts";
import type { SignInStore } from "./session.ts";

/** A link's token has 43 characters; anything much longer is refused unread. */
const MAX_TOKEN_LENGTH = 128;

export interface PasswordResetDeps {
	db: Database;
	passwords: PasswordHasher;
	signIns: SignInStore;
	log: Log;
	now: () => number;
	newId: () => string;
	hashToken: (token: string) => string;
	/** The token of a reset; derived, so the same each time (adapters/secrets/token.ts). */
	resetToken: (resetId: string) => string;
	queueEmail: (job: EmailJob) => Promise<void>;
	/** Runs work after the answer was sent. */
	defer: (work: Promise<unknown>) => void;
	limit: Limit;
	passwordMin: number;
}

/** Mails a link to the account with this address, if there is one. An unconfirmed sign-up gets its confirmation again. */
async function sendLink(
	deps: PasswordResetDeps,
	email: string,
	locale: "pt" | "en",
): Promise<void> {
	const now = deps.now();
	const bucket = `reset:${deps.hashToken(email)}`;
	if (await countAttempt(deps.db, bucket, FREE_MAILS, now, MAIL_BRAKE)) return;
	const user = await findUserByEmail(deps.db, email);
	if (!user) return;
	const id = deps.newId();
	if (user.emailConfirmedAt === null) {
		const pending = await findPendingConfirmation(deps.db, user.id);
		if (pending && pending.expiresAt > now)
			await deps.queueEmail({ type: "confirm_email", id, confirmationId: pending.id, locale });
		return;
	}
	const resetId = deps.newId();
	await insertPasswordReset(deps.db, {
		id: resetId,
		tokenHash: deps.hashToken(deps.resetToken(resetId)),
		userId: user.id,
		createdAt: now,
		expiresAt: now + RESET_TTL_MS,
	});
	await deps.queueEmail({ type: "reset_password", id, resetId, locale });
}

/** Replacing a forgotten password by a link in a mail (founding.md 6). Methods throw when D1 fails. */
export function createPasswordReset(deps: PasswordResetDeps) {
	return {
		/**
		 * Asks for a link. Answer and duration are the same whether the address has an account or not, because the work
		 * is done after the answer (A05). Refuses with `email_invalid`, or `rate_limited` per client address.
		 */
		async ask(
			typed: { email: string },
			meta: SignInMeta,
		): Promise<Result<null, "email_invalid" | "rate_limited">> {
			if (!(await deps.limit("reset", addressBucket(meta.ip)))) return fail("rate_limited");
			const email = parseEmail(typed.email);
			if (!email.ok) return email;
			deps.defer(
				sendLink(deps, email.value, meta.locale ?? "pt").catch((error: unknown) =>
					deps.log({ event: "reset_not_sent", level: "error", error }),
				),
			);
			return ok(null);
		},

		/** The address whose password a link would replace; null for an unknown, used or expired one. */
		async find(token: string): Promise<{ email: string } | null> {
			if (token === "" || token.length > MAX_TOKEN_LENGTH) return null;
			return findOpenReset(deps.db, deps.hashToken(token), deps.now(), MAX_RESET_TRIES);
		},

		/**
		 * Replaces the password behind a link, once. Every sign-in and socket of the user ends and a mail tells them
		 * (A14); it does not sign in (B12). Refuses with `token_invalid`, `rate_limited`, or a code of parseNewPassword;
		 * MAX_RESET_TRIES tries use the link up (A03).
		 */
		async complete(
			typed: { token: string; password: string },
			meta: SignInMeta,
		): Promise<Result<{ email: string }, ErrorCode>> {
			if (!(await deps.limit("reset", addressBucket(meta.ip)))) return fail("rate_limited");
			if (typed.token.length > MAX_TOKEN_LENGTH) return fail("token_invalid");
			const hash = deps.hashToken(typed.token);
			const tried = await tryReset(deps.db, hash, deps.now(), MAX_RESET_TRIES);
			const user = tried && (await findUser(deps.db, tried.userId));
			if (!user) return fail("token_invalid");
			const password = parseNewPassword(typed.password, deps.passwordMin, user.email);
			if (!password.ok) return password;
			const passwordHash = await deps.passwords.hash(password.value);
			if (passwordHash === null) return fail("rate_limited");
			const { resetId, userId } = tried;
			const reset = { resetId, userId, passwordHash, now: deps.now() };
			await deps.signIns.holdRights({ userId });
			const ended = await resetPassword(deps.db, reset);
			if (!ended) return fail("token_invalid");
			await deps.signIns.closeSockets(ended);
			const locale = meta.locale ?? "pt";
			const id = deps.newId();
			await deps.queueEmail({ type: "password_changed", id, userId, device: "", locale });
			return ok({ email: user.email });
		},
	};
}
