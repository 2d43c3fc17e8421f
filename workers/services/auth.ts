import type { EmailJob } from "#app/contracts/jobs.ts";
import type { ErrorCode } from "#app/contracts/errors.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { CONFIRMATION_TTL_MS, parseSignUp } from "#app/domain/auth/sign-up.ts";
import { parseEmail } from "#app/domain/auth/email.ts";
import {
	addressBucket,
	FREE_ACCOUNT_ATTEMPTS,
	FREE_ADDRESS_ATTEMPTS,
} from "#app/domain/auth/lock-out.ts";
import { normalizePassword } from "#app/domain/auth/password.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { createSlug } from "#app/domain/team/workspace.ts";
import type { PasswordHasher } from "#workers/adapters/password/port.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import {
	confirmUser,
	ensureUser,
	findConfirmationByToken,
	findPendingConfirmation,
	findUserByEmail,
	foundWorkspace,
	insertConfirmation,
	listMemberships,
	type NewWorkspace,
	type User,
} from "#workers/data/queries/accounts.ts";
import { countAttempt, forgiveAttempts } from "#workers/data/queries/sign-in-attempts.ts";
import type { RequestMeta, SignInStore } from "./session.ts";

/** A link's token is 43 characters; anything much longer is not looked at. */
const MAX_TOKEN_LENGTH = 128;
const SLUG_SUFFIX_LENGTH = 8;

export interface AuthDeps {
	db: Database;
	passwords: PasswordHasher;
	signIns: SignInStore;
	log: Log;
	now: () => number;
	newId: () => string;
	hashToken: (token: string) => string;
	/** The token of a confirmation, the same each time (adapters/secrets/token.ts). */
	confirmationToken: (confirmationId: string) => string;
	createDataKey: (workspaceId: string) => string;
	queueEmail: (job: EmailJob) => Promise<void>;
	/** Approximate first gates per address (rate limit bindings). */
	allows: {
		signIn: (address: string) => Promise<boolean>;
		signUp: (address: string) => Promise<boolean>;
	};
	passwordMin: number;
}

export interface SignUpMeta extends RequestMeta {
	locale?: "pt" | "en";
}

/** A founder's workspace is called like them until they rename it. */
function planWorkspace(deps: AuthDeps, name: string): NewWorkspace {
	const workspaceId = deps.newId();
	const suffix = workspaceId.replaceAll("-", "").slice(-SLUG_SUFFIX_LENGTH);
	return {
		workspaceId,
		memberId: deps.newId(),
		name,
		slug: createSlug(name, suffix),
		dataKeyWrapped: deps.createDataKey(workspaceId),
		now: deps.now(),
	};
}

/** Queues the mail of a sign-up; somebody who has an account is told so by mail only (A05). */
async function queueSignUpMail(
	deps: AuthDeps,
	user: User,
	pending: { fullName: string; passwordHash: string },
	locale: "pt" | "en",
): Promise<void> {
	const id = deps.newId();
	if (user.emailConfirmedAt !== null)
		return deps.queueEmail({ type: "account_exists", id, userId: user.id, locale });
	const now = deps.now();
	const confirmationId = deps.newId();
	await insertConfirmation(deps.db, {
		...pending,
		id: confirmationId,
		tokenHash: deps.hashToken(deps.confirmationToken(confirmationId)),
		userId: user.id,
		createdAt: now,
		expiresAt: now + CONFIRMATION_TTL_MS,
	});
	await deps.queueEmail({ type: "confirm_email", id, confirmationId, locale });
}

/** The member a user signs in as; a confirmed user of no workspace gets one of their own (E07). */
async function findMembership(deps: AuthDeps, user: User) {
	let memberships = await listMemberships(deps.db, user.id);
	if (memberships.length === 0) {
		await foundWorkspace(deps.db, user.id, planWorkspace(deps, user.fullName));
		memberships = await listMemberships(deps.db, user.id);
	}
	return memberships.find(({ isActive }) => isActive) ?? null;
}

/** Counts the try against address and account; answers the buckets, or null for "wait". */
async function admit(deps: AuthDeps, email: string, ip: string, now: number) {
	const place = addressBucket(ip);
	if (place && !(await deps.allows.signIn(place))) return null;
	const address = place && `address:${deps.hashToken(place)}`;
	const account = `account:${deps.hashToken(email)}`;
	if (address && (await countAttempt(deps.db, address, FREE_ADDRESS_ATTEMPTS, now))) return null;
	if (await countAttempt(deps.db, account, FREE_ACCOUNT_ATTEMPTS, now)) return null;
	return { account, address };
}

/** The user whose password this is. An account that waits for its mail has the one of its sign-up. */
async function identify(
	deps: AuthDeps,
	email: string,
	password: string,
): Promise<Result<User, "credentials_wrong" | "rate_limited">> {
	const user = await findUserByEmail(deps.db, email);
	const isPending = user !== null && user.emailConfirmedAt === null;
	const pending = isPending ? await findPendingConfirmation(deps.db, user.id) : null;
	const hash = (isPending ? pending?.passwordHash : user?.passwordHash) ?? null;
	const isRight = await deps.passwords.verify(password, hash);
	if (isRight === null) return fail("rate_limited");
	return isRight && user ? ok(user) : fail("credentials_wrong");
}

/** Begins the sign-in of a confirmed user in their workspace. */
async function enter(
	deps: AuthDeps,
	user: User,
	meta: RequestMeta,
): Promise<Result<{ setCookie: string[] }, "email_unconfirmed" | "forbidden">> {
	if (user.emailConfirmedAt === null) return fail("email_unconfirmed");
	const membership = await findMembership(deps, user);
	if (!membership) {
		deps.log({ event: "sign_in_without_membership", level: "security", userId: user.id });
		return fail("forbidden");
	}
	const { memberId, workspaceId } = membership;
	const who = { userId: user.id, memberId, workspaceId };
	return ok({ setCookie: [await deps.signIns.begin(who, meta)] });
}

export function createAuthService(deps: AuthDeps) {
	return {
		/**
		 * Spec 1, section 4: success asks to confirm by e-mail. The same answer, at the same cost,
		 * whether the address is known or not (A05).
		 */
		async signUp(
			typed: { fullName: string; email: string; password: string },
			meta: SignUpMeta,
		): Promise<Result<null, ErrorCode>> {
			const address = addressBucket(meta.ip);
			if (address && !(await deps.allows.signUp(address))) return fail("rate_limited");
			const input = parseSignUp(typed, deps.passwordMin);
			if (!input.ok) return input;
			const { fullName, email, password } = input.value;
			const passwordHash = await deps.passwords.hash(password);
			if (passwordHash === null) return fail("rate_limited");
			const user = await ensureUser(deps.db, {
				id: deps.newId(),
				email,
				fullName,
				now: deps.now(),
			});
			await queueSignUpMail(deps, user, { fullName, passwordHash }, meta.locale ?? "pt");
			return ok(null);
		},

		/** Opens the link of a mail: once it founds the workspace, again it only answers (E07). */
		async confirmEmail(token: string): Promise<Result<{ email: string }, ErrorCode>> {
			if (token.length > MAX_TOKEN_LENGTH) return fail("token_invalid");
			const tokenHash = deps.hashToken(token);
			const confirmation = await findConfirmationByToken(deps.db, tokenHash);
			if (!confirmation) return fail("token_invalid");
			const made = planWorkspace(deps, confirmation.fullName);
			const { userId } = confirmation;
			const confirmed = await confirmUser(deps.db, tokenHash, { ...made, userId });
			return confirmed ? ok(confirmed) : fail("token_invalid");
		},

		/**
		 * `credentials_wrong` for an unknown address and a wrong password alike, at the same cost
		 * (A04); `email_unconfirmed` only with the right password.
		 */
		async signIn(
			typed: { email: string; password: string },
			meta: RequestMeta,
		): Promise<Result<{ setCookie: string[] }, ErrorCode>> {
			const email = parseEmail(typed.email);
			const password = normalizePassword(typed.password);
			if (!email.ok || !password.ok) return fail("credentials_wrong");
			const buckets = await admit(deps, email.value, meta.ip, deps.now());
			if (!buckets) return fail("rate_limited");
			const user = await identify(deps, email.value, password.value);
			if (!user.ok) return user;
			await forgiveAttempts(deps.db, buckets.account, buckets.address);
			return enter(deps, user.value, meta);
		},

		/** Ends one sign-in, in the database, in its sockets and in the browser. */
		signOut: (signInId: string): Promise<{ setCookie: string[] }> => deps.signIns.end(signInId),

		/** The member behind a request, read from D1; null for anybody else. */
		findSignedIn: (request: Request): Promise<SignedIn | null> => deps.signIns.find(request),
	};
}
