import type { ErrorCode } from "#app/contracts/errors.ts";
import type { EmailJob } from "#app/contracts/jobs.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { parseEmail } from "#app/domain/auth/email.ts";
import {
	FREE_ACCOUNT_ATTEMPTS,
	FREE_ADDRESS_ATTEMPTS,
	FREE_SPREAD_ATTEMPTS,
	addressBucket,
} from "#app/domain/auth/lock-out.ts";
import { normalizePassword } from "#app/domain/auth/password.ts";
import { parseSignUp } from "#app/domain/auth/sign-up.ts";
import type { Region, SignUpMode } from "#app/domain/installation/entering.ts";
import type { Switchable } from "#app/domain/notifications/first-news.ts";
import { isReservedEmail } from "#app/domain/net/own-origin.ts";
import { type Result, fail, ok } from "#app/domain/result.ts";
import type { ShortCookie } from "#workers/adapters/sign-in-cookie/short-cookie.ts";
import type { PasswordHasher } from "#workers/adapters/password/port.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import {
	type User,
	ensureUser,
	findUser,
	findUserByEmail,
} from "#workers/data/queries/auth/accounts.ts";
import {
	type Confirmation,
	confirmUser,
	findConfirmationByToken,
	findPendingConfirmation,
} from "#workers/data/queries/auth/confirmations.ts";
import { countAttempt, forgiveAttempts } from "#workers/data/queries/auth/sign-in-attempts.ts";
import type { DeviceBook, SignInMeta } from "./devices.ts";
import { enter, planWorkspace } from "./entering.ts";
import type { SignInStore } from "./session.ts";
import { isMailboxFull, knownBrowser, queueSignUpMail } from "./sign-up-mail.ts";
import { orUnavailable } from "../unavailable.ts";

/** A link's token has 43 characters; anything much longer is refused unread. */
const MAX_TOKEN_LENGTH = 128;

export interface AuthDeps {
	db: Database;
	passwords: PasswordHasher;
	signIns: SignInStore;
	devices: DeviceBook;
	/** Set-Cookie values with a user's stored preferences (language, theme, …). */
	preferenceCookies: (userId: string) => Promise<string[]>;
	log: Log;
	now: () => number;
	newId: () => string;
	hashToken: (token: string) => string;
	/** The token of a confirmation; derived, so the same each time (adapters/secrets/token.ts). */
	confirmationToken: (confirmationId: string) => string;
	/** The token that only the browser that signed up has; derived, so the same each time. */
	signUpToken: (confirmationId: string) => string;
	createToken: () => string;
	isSecure: (url: string) => boolean;
	cookies: ShortCookie;
	createDataKey: (workspaceId: string) => string;
	/** What this deployment does not offer; the founder of a workspace is told. */
	switchedOff: readonly Switchable[];
	/** The region nearest to whoever asks; null: the platform does not say. */
	nearby: Region | null;
	/** Makes the objects of a workspace that was just founded (places.ts). */
	placeWorkspace: (workspaceId: string) => Promise<void>;
	queueEmail: (job: EmailJob) => Promise<void>;
	/** Approximate limits per client address (rate limit bindings), before the exact counts in D1. */
	allows: {
		signIn: (address: string) => Promise<boolean>;
		signUp: (address: string) => Promise<boolean>;
	};
	passwordMin: number;
	/** Strangers make accounts, or only people with an invitation (decision 41). */
	signUpMode: SignUpMode;
	/** Whether demonstration accounts may sign in: only where the deployment is reachable from this machine alone. */
	hasDemonstration: boolean;
}

/**
 * Counts an attempt against the client address and against the pair of account and address; answers the buckets, or
 * null when the client has to wait. So somebody who guesses passwords locks out only themself (security 7); guesses
 * from many addresses are stopped by the account's total, which is much higher. A browser that signed in to this
 * account before has its own bucket (A01); the answer does not reveal which bucket applied.
 */
async function admit(deps: AuthDeps, email: string, meta: SignInMeta, now: number) {
	const place = addressBucket(meta.ip);
	if (place && !(await deps.allows.signIn(place))) return null;
	const device = await deps.devices.findBucket(email, meta);
	if (device) {
		const isBlocked = await countAttempt(deps.db, device, FREE_ACCOUNT_ATTEMPTS, now);
		return isBlocked ? null : { account: device, address: null };
	}
	const address = place && `address:${deps.hashToken(place)}`;
	const account = `account:${deps.hashToken(`${email} ${place ?? ""}`)}`;
	const everywhere = `everywhere:${deps.hashToken(email)}`;
	if (address && (await countAttempt(deps.db, address, FREE_ADDRESS_ATTEMPTS, now))) return null;
	if (await countAttempt(deps.db, account, FREE_ACCOUNT_ATTEMPTS, now)) return null;
	if (await countAttempt(deps.db, everywhere, FREE_SPREAD_ATTEMPTS, now)) return null;
	return { account, address };
}

/** Checks e-mail and password. An unconfirmed account has the password of its pending sign-up. */
async function identify(
	deps: AuthDeps,
	email: string,
	password: string,
): Promise<Result<User, "credentials_wrong" | "rate_limited">> {
	const user = await findUserByEmail(deps.db, email);
	const isPending = user !== null && user.emailConfirmedAt === null;
	const pending = isPending ? await findPendingConfirmation(deps.db, user.id) : null;
	// An empty hash is a sign-up through Google or Facebook, which has no password.
	const hash = (isPending ? pending?.passwordHash : user?.passwordHash) || null;
	const isRight = await deps.passwords.verify(password, hash);
	if (isRight === null) return fail("rate_limited");
	return isRight && user ? ok(user) : fail("credentials_wrong");
}

async function signInByPassword(
	deps: AuthDeps,
	typed: { email: string; password: string },
	meta: SignInMeta,
): Promise<Result<{ setCookie: string[] }, ErrorCode>> {
	const email = parseEmail(typed.email);
	const password = normalizePassword(typed.password);
	if (!email.ok || !password.ok) return fail("credentials_wrong");
	// The demonstration's passwords are public in the source code.
	if (!deps.hasDemonstration && isReservedEmail(email.value)) return fail("credentials_wrong");
	const buckets = await admit(deps, email.value, meta, deps.now());
	if (!buckets) return fail("rate_limited");
	const user = await identify(deps, email.value, password.value);
	if (!user.ok) return user;
	await forgiveAttempts(deps.db, buckets.account, buckets.address);
	return enter(deps, user.value, meta);
}

/** True in the browser that signed up, and for everybody after the link was used. */
function isKnownSignUp(deps: AuthDeps, { id, usedAt }: Confirmation, meta: SignInMeta): boolean {
	if (usedAt !== null) return true;
	const shown = deps.cookies.read(meta.cookie ?? "", "sign-up", deps.isSecure(meta.url));
	return shown !== null && deps.hashToken(shown) === deps.hashToken(deps.signUpToken(id));
}

async function proveSignUp(
	deps: AuthDeps,
	confirmation: Confirmation,
	typed: string,
	meta: SignInMeta,
): Promise<Result<null, "credentials_wrong" | "rate_limited" | "other_browser">> {
	if (isKnownSignUp(deps, confirmation, meta)) return ok(null);
	// A sign-up through a provider has no password, and its address was not verified by the provider.
	if (confirmation.passwordHash === "") return fail("other_browser");
	const bucket = `confirm:${confirmation.id}`;
	if (await countAttempt(deps.db, bucket, FREE_ACCOUNT_ATTEMPTS, deps.now()))
		return fail("rate_limited");
	const password = normalizePassword(typed);
	if (!password.ok) return fail("credentials_wrong");
	const isRight = await deps.passwords.verify(password.value, confirmation.passwordHash);
	if (isRight === null) return fail("rate_limited");
	return isRight ? ok(null) : fail("credentials_wrong");
}

/** Sign-up, confirmation of the e-mail address, sign-in and sign-out. Methods throw when D1 fails, unless said otherwise. */
export function createAuthService(deps: AuthDeps) {
	return {
		/**
		 * Signs up; success means that a mail asks for confirmation (spec 1, section 4). Answer and cost are the same
		 * whether the address has an account or not (A05). Refuses with `sign_up_closed`, `rate_limited` or a code of
		 * parseSignUp.
		 */
		async signUp(
			typed: { fullName: string; email: string; password: string },
			meta: SignInMeta,
		): Promise<Result<{ setCookie: string[] }, ErrorCode>> {
			if (deps.signUpMode === "invite") return fail("sign_up_closed");
			const address = addressBucket(meta.ip);
			if (address && !(await deps.allows.signUp(address))) return fail("rate_limited");
			const input = parseSignUp(typed, deps.passwordMin);
			if (!input.ok) return input;
			const { fullName, email, password } = input.value;
			// Checked before the password is hashed, because hashing is expensive.
			if (await isMailboxFull(deps, email))
				return ok({ setCookie: knownBrowser(deps, meta, null) });
			const passwordHash = await deps.passwords.hash(password);
			if (passwordHash === null) return fail("rate_limited");
			const user = await ensureUser(deps.db, {
				id: deps.newId(),
				email,
				fullName,
				now: deps.now(),
			});
			const pending = { fullName, passwordHash };
			const sent = await queueSignUpMail(deps, user, pending, meta.locale ?? "pt");
			return ok({ setCookie: knownBrowser(deps, meta, sent?.confirmationId ?? null) });
		},

		/** Whether the confirmation page asks for the password: not in the browser that signed up. */
		async asksForPassword(token: string, meta: SignInMeta): Promise<boolean> {
			if (token.length > MAX_TOKEN_LENGTH) return true;
			const confirmation = await findConfirmationByToken(deps.db, deps.hashToken(token));
			if (confirmation === null) return true;
			return confirmation.passwordHash !== "" && !isKnownSignUp(deps, confirmation, meta);
		},

		/**
		 * Confirms the address behind a mail's link and creates the workspace; a repetition only answers (E07). Needs the
		 * password of that sign-up or its browser: somebody else's sign-up with this address must not become this
		 * person's account because they clicked the link (B01, security 3).
		 * Whoever proved it is signed in (decision 41); a repeated link only answers, with no cookie.
		 * Refuses with `token_invalid`, `credentials_wrong`, `rate_limited` or `other_browser`.
		 */
		async confirmEmail(
			token: string,
			password: string,
			meta: SignInMeta,
		): Promise<Result<{ email: string; setCookie: string[] }, ErrorCode>> {
			if (token.length > MAX_TOKEN_LENGTH) return fail("token_invalid");
			const tokenHash = deps.hashToken(token);
			const confirmation = await findConfirmationByToken(deps.db, tokenHash);
			if (!confirmation || confirmation.expiresAt <= deps.now()) return fail("token_invalid");
			const proved = await proveSignUp(deps, confirmation, password, meta);
			if (!proved.ok) return proved;
			const made = planWorkspace(deps, confirmation.fullName);
			const { userId } = confirmation;
			const confirmed = await confirmUser(deps.db, tokenHash, { ...made, userId });
			if (!confirmed) return fail("token_invalid");
			await deps.placeWorkspace(made.workspaceId);
			// Seen again the link proves nothing: it may have been forwarded.
			const user = confirmation.usedAt === null ? await findUser(deps.db, userId) : null;
			const entered = user === null ? null : await enter(deps, user, meta);
			return ok({ ...confirmed, setCookie: entered?.ok ? entered.value.setCookie : [] });
		},

		/**
		 * Signs in by password; answers Set-Cookie values. `credentials_wrong` for an unknown address and a wrong
		 * password alike, at the same cost (A04); `email_unconfirmed` only with the right password; `rate_limited`;
		 * `forbidden` without an active membership; `unavailable`. Never throws.
		 */
		signIn: (
			typed: { email: string; password: string },
			meta: SignInMeta,
		): Promise<Result<{ setCookie: string[] }, ErrorCode>> =>
			orUnavailable(deps.log, () => signInByPassword(deps, typed, meta)),

		/** Set-Cookie values to add to the answer of a request that findSignedIn was called for. */
		takeRenewals: (): string[] => deps.signIns.takeRenewals(),

		/** Ends one sign-in in D1, closes its sockets and clears its cookies. */
		signOut: (signInId: string): Promise<{ setCookie: string[] }> => deps.signIns.end(signInId),

		/** The member behind a request, as the workspace's hub or D1 knows it; null without a valid sign-in. */
		findSignedIn: (request: Request): Promise<SignedIn | null> => deps.signIns.find(request),
		/** Whether a request has a cookie of ours; whose, if anybody's, it does not say. */
		hasCookie: (request: Request): Promise<boolean> => deps.signIns.hasCookie(request),
		/** The same, with a question to the hub in the same trip. */
		askSignedIn: (...given: Parameters<SignInStore["ask"]>) => deps.signIns.ask(...given),
	};
}
