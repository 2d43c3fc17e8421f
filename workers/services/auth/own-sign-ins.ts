import type { ErrorCode } from "#app/contracts/errors.ts";
import type { EmailJob } from "#app/contracts/jobs.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { addressPrefix, type Browser, describeBrowser } from "#app/domain/auth/browser.ts";
import { FREE_ACCOUNT_ATTEMPTS } from "#app/domain/auth/lock-out.ts";
import { normalizePassword, parseNewPassword } from "#app/domain/auth/password.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { PasswordHasher } from "#workers/adapters/password/port.ts";
import type { Database } from "#workers/data/database.ts";
import { findUser } from "#workers/data/queries/auth/accounts.ts";
import { changePassword } from "#workers/data/queries/auth/passwords.ts";
import { countAttempt, forgiveAttempts } from "#workers/data/queries/auth/sign-in-attempts.ts";
import type { RequestMeta, SignInStore } from "./session.ts";

export interface OwnSignInsDeps {
	db: Database;
	passwords: PasswordHasher;
	signIns: SignInStore;
	now: () => number;
	newId: () => string;
	queueEmail: (job: EmailJob) => Promise<void>;
	passwordMin: number;
}

/** One of a person's signed-in browsers, as the list of /settings shows it. */
export interface OwnSignIn {
	id: string;
	device: Browser;
	/** The network part only: `189.40.x.x`; "" for this machine. */
	ipPrefix: string;
	workspaceName: string;
	createdAt: number;
	lastSeenAt: number;
	isCurrent: boolean;
}

/** A user's own sign-ins and password (A06, A12, A14, A27). Methods throw when D1 fails. */
export function createOwnSignIns(deps: OwnSignInsDeps) {
	return {
		/** Every browser the user is signed in with, in any workspace; the present one first. */
		async listSignIns(signedIn: SignedIn): Promise<OwnSignIn[]> {
			const rows = await deps.signIns.list(signedIn);
			return rows
				.map(({ ip, userAgent, workspaceId: _, ...row }) => ({
					...row,
					device: describeBrowser(userAgent),
					ipPrefix: addressPrefix(ip),
					isCurrent: row.id === signedIn.signInId,
				}))
				.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
		},

		/** Ends another browser's sign-in. `conflict` for the present one, which signs out instead; `not_found`. */
		async endSignIn(
			signedIn: SignedIn,
			id: string,
		): Promise<Result<null, "not_found" | "conflict">> {
			if (id === signedIn.signInId) return fail("conflict");
			return (await deps.signIns.endOne(signedIn.userId, id)) ? ok(null) : fail("not_found");
		},

		/** Ends all sign-ins but the present one; answers how many ended. */
		async endOtherSignIns(signedIn: SignedIn): Promise<{ ended: number }> {
			return { ended: await deps.signIns.endOthers(signedIn.userId, signedIn.signInId) };
		},

		/**
		 * Changes the password, given the present one. This browser's sign-in continues under a new id (its Set-Cookie
		 * values are answered); all others end with their sockets, and a mail tells the user.
		 * Refuses with `password_wrong`; `rate_limited` after five wrong ones; `reauthentication_required` for an account
		 * without a password (it gets one by /auth/reset); `conflict`; a code of parseNewPassword.
		 */
		async changePassword(
			signedIn: SignedIn,
			typed: { current: string; next: string },
			meta: RequestMeta & { locale?: "pt" | "en" },
		): Promise<Result<{ setCookie: string[] }, ErrorCode>> {
			const current = normalizePassword(typed.current);
			const next = parseNewPassword(typed.next, deps.passwordMin, signedIn.email);
			if (!current.ok) return fail("password_wrong");
			if (!next.ok) return next;
			const { userId, signInId } = signedIn;
			const bucket = `change:${userId}`;
			if (await countAttempt(deps.db, bucket, FREE_ACCOUNT_ATTEMPTS, deps.now()))
				return fail("rate_limited");
			const before = (await findUser(deps.db, userId))?.passwordHash ?? null;
			if (before === null) return fail("reauthentication_required");
			const isRight = await deps.passwords.verify(current.value, before);
			if (isRight === null) return fail("rate_limited");
			if (!isRight) return fail("password_wrong");
			const after = await deps.passwords.hash(next.value);
			if (after === null) return fail("rate_limited");
			const { hash: newTokenHash, setCookie } = await deps.signIns.createRenewal(
				signedIn.workspace.id,
				meta.url,
			);
			const change = { userId, signInId, before, after, newTokenHash, now: deps.now() };
			await deps.signIns.holdRights({ userId });
			const ended = await changePassword(deps.db, change);
			if (!ended) return fail("conflict");
			await forgiveAttempts(deps.db, bucket, null);
			await deps.signIns.closeSockets(ended);
			const locale = meta.locale ?? "pt";
			await deps.queueEmail({
				type: "password_changed",
				id: deps.newId(),
				userId,
				device: "",
				locale,
			});
			return ok({ setCookie: [setCookie] });
		},
	};
}
